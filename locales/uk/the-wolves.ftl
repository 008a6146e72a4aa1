# Слова гри «Вовки» поза правилами. Що містять змінні, сказано на початку англійського файлу.

## Зграї

tw-pack-forest = Лісові вовки
tw-pack-rock = Гірські вовки
tw-pack-grass = Степові вовки
tw-pack-tundra = Тундрові вовки
tw-pack-desert = Пустельні вовки
tw-pack-third = Третя зграя

## Місцевість і місця

tw-terrain-forest = Ліс
tw-terrain-rock = Гори
tw-terrain-grass = Степ
tw-terrain-tundra = Тундра
tw-terrain-desert = Пустеля
tw-terrain-water = Джерело води
tw-terrain-chasm = Центральне провалля
tw-place-start = Стартове поле
tw-place-region = Регіон { $region }
tw-place-hex =
    { $terrain ->
        [forest] Ліс
        [rock] Гори
        [grass] Степ
        [tundra] Тундра
        [desert] Пустеля
        [water] Джерело води
       *[chasm] Провалля
    } { $hex }

## Фішки та жетони

tw-piece-alpha = Альфа-вовк
tw-piece-pack = Зграйний вовк
tw-piece-den = Сховище
tw-piece-lair = Лігво
tw-piece-lone-wolf = Вовк-одинак
tw-bonus-action = Бонусний жетон дії
tw-bonus-terrain = Бонусний жетон місцевості
tw-token-region = Жетон підрахунку очок
tw-token-points = Жетон переможних очок
tw-tile-home = Тайл місцевості зграї
tw-tile-ordinary = Тайл місцевості
tw-prey-moose = Лось
tw-prey-deer = Олень
tw-prey-raccoon = Єнот
tw-prey-boar = Кабан
tw-prey-rabbit = Кролик

## Планшети та треки

tw-track-spread = Поширення зграї
tw-track-speed = Швидкість вовка
tw-track-howl = Дальність виття
tw-track-lairs = Лігва
tw-track-prey = Трек полювання
tw-track-wolves = Зграйні вовки
tw-board-moonlight = Планшет місяця
tw-board-player = Планшет гравця
tw-phase-crescent = Місяць-молодик
tw-phase-quarter = Чверть місяця
tw-phase-full = Повний місяць

## Кількості

tw-count-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[other] { $count } очок
    }
tw-count-actions =
    { $count ->
        [one] { $count } дія залишилася
        [few] { $count } дії залишилися
       *[other] { $count } дій залишилося
    }
tw-count-bonus-action =
    { $count ->
        [one] { $count } бонусний жетон дії
        [few] { $count } бонусні жетони дії
       *[other] { $count } бонусних жетонів дії
    }
tw-count-bonus-terrain =
    { $count ->
        [one] { $count } бонусний жетон місцевості
        [few] { $count } бонусні жетони місцевості
       *[other] { $count } бонусних жетонів місцевості
    }
tw-count-region-tokens =
    { $count ->
        [one] { $count } жетон підрахунку очок
        [few] { $count } жетони підрахунку очок
       *[other] { $count } жетонів підрахунку очок
    }
tw-count-wolves =
    { $count ->
        [one] { $count } вовк
        [few] { $count } вовки
       *[other] { $count } вовків
    }
tw-count-dens =
    { $count ->
        [one] { $count } сховище
        [few] { $count } сховища
       *[other] { $count } сховищ
    }
tw-count-lairs =
    { $count ->
        [one] { $count } лігво
        [few] { $count } лігва
       *[other] { $count } лігв
    }
tw-count-prey =
    { $count ->
        [one] { $count } жетон здобичі
        [few] { $count } жетони здобичі
       *[other] { $count } жетонів здобичі
    }
tw-count-control = { $count } контролю
tw-count-date = Дата { $date }

## Рахунок і кінець гри

tw-part-spread = Поширення зграї
tw-part-speed = Швидкість вовка
tw-part-howl = Дальність виття
tw-part-lairs = Лігва
tw-part-prey = Унікальна здобич
tw-part-wolves = Зграйні вовки
tw-part-regions = Жетони підрахунку очок
tw-part-tokens = Жетони переможних очок
tw-ending-full-moon = Зійшов повний місяць: гру закінчено.
tw-ending-turn-limit = Досягнуто обмеження ходів: гру оцінено, як вона є, і вважають незавершеною.

## Налаштування

tw-option-tiles = Тайли на початку
tw-option-tiles-chosen = кожен обирає бік
tw-option-tiles-fronts = усі лицьові боки
tw-option-layout = Розкладка ігрового поля
tw-option-layout-random = випадкова
tw-option-packs = Зграї
tw-option-packs-random = випадково
tw-option-turns = Обмеження ходів

## Що треба вирішити

tw-stage-sides = Оберіть, яким боком догори лежать ваші п’ять звичайних тайлів.
tw-stage-draft = Оберіть стартовий гекс для альфа-вовка та зграйного вовка.
tw-stage-between = Оберіть дію та оплатіть її.
tw-stage-moving = Оберіть вовка та його ціль або завершіть переміщення.
tw-stage-pushing = Оберіть, куди потрапить виштовхнутий вовк.
tw-stage-howling = Оберіть вовка-одинака, якого кличете.
tw-stage-denning = Оберіть гекс для сховища.
tw-stage-lairing = Оберіть сховище, яке стане лігвом.
tw-stage-dominating = Оберіть ворожого зграйного вовка або сховище для домінування.
tw-stage-track = Оберіть трек показників, з якого береться сховище.
tw-stage-over = Гру закінчено.

## Дії для читання

tw-deed-move = Переміщення
tw-deed-howl = Виття
tw-deed-den = Створити сховище
tw-deed-lair = Покращити сховище до лігва
tw-deed-dominate = Домінування
tw-action-sides =
    { $side ->
        [fronts] Усі лицьові боки догори
       *[backs] Усі зворотні боки догори
    }
tw-action-start = Почати на { $hex }
tw-action-pay =
    { $deed ->
        [move] Переміщення
        [howl] Виття
        [den] Створення сховища
        [lair] Покращення сховища
       *[dominate] Домінування
    }, { $terrain ->
        [forest] ліс
        [rock] гори
        [grass] степ
        [tundra] тундра
       *[desert] пустеля
    }: { $tiles ->
        [0] без тайлів
        [one] перевернути тайл { $slots }
       *[other] перевернути тайли { $slots }
    }{ $tokens ->
        [0] { "" }
        [one] , скинути { $tokens } жетон
        [few] , скинути { $tokens } жетони
       *[other] , скинути { $tokens } жетонів
    }
tw-action-bonus-action = Скинути бонусний жетон дії заради ще однієї дії
tw-action-end-turn = Закінчити хід
tw-action-go =
    { $wolf ->
        [alpha] Альфа-вовк із { $from } на { $to }
       *[pack] Зграйний вовк із { $from } на { $to }
    }
tw-action-done = Більше не переміщувати вовків
tw-action-push = Виштовхнути на { $hex }
tw-action-howl = Покликати вовка-одинака на { $hex }
tw-action-den = Створити сховище на { $hex }
tw-action-track =
    { $track ->
        [spread] Узяти сховище з поширення зграї
        [speed] Узяти сховище зі швидкості вовка
       *[howl] Узяти сховище з дальності виття
    }
tw-action-lair = Покращити сховище на { $hex } до лігва
tw-action-dominate-wolf = Домінувати над зграйним вовком на { $hex }
tw-action-dominate-den = Домінувати над сховищем на { $hex }

## Перебіг гри

tw-event-sides-chosen =
    { $side ->
        [fronts] { $seat } починає з усіма лицьовими боками догори.
       *[backs] { $seat } починає з усіма зворотними боками догори.
    }
tw-event-placed = { $seat } починає на { $hex }.
tw-event-turn-began = Хід { $number }: { $seat }.
tw-event-paid =
    { $seat } оплачує { $deed ->
        [move] переміщення
        [howl] виття
        [den] створення сховища
        [lair] покращення до лігва
       *[dominate] домінування
    }, { $terrain ->
        [forest] ліс
        [rock] гори
        [grass] степ
        [tundra] тундра
       *[desert] пустеля
    }: { $tiles ->
        [0] без тайлів
        [one] { $tiles } тайл
        [few] { $tiles } тайли
       *[other] { $tiles } тайлів
    }{ $tokens ->
        [0] { "" }
        [one] { " " }і { $tokens } бонусний жетон місцевості
        [few] { " " }і { $tokens } бонусні жетони місцевості
       *[other] { " " }і { $tokens } бонусних жетонів місцевості
    }.
tw-event-bonus-action-bought = { $seat } купує бонусну дію.
tw-event-wolf-moved =
    { $wolf ->
        [alpha] { $seat } переміщує альфа-вовка з { $from } на { $to }.
       *[pack] { $seat } переміщує зграйного вовка з { $from } на { $to }.
    }
tw-event-wolf-pushed =
    { $wolf ->
        [alpha] { $seat } виштовхує альфа-вовка з { $from } на { $to } (власник: { $owner }).
       *[pack] { $seat } виштовхує зграйного вовка з { $from } на { $to } (власник: { $owner }).
    }
tw-event-howled =
    { $wolf ->
        [alpha] { $seat } виє: вовк-одинак на { $hex } стає альфа-вовком зграї.
       *[pack] { $seat } виє: вовк-одинак на { $hex } стає зграйним вовком.
    }
tw-event-den-built =
    { $track ->
        [spread] { $seat } створює сховище на { $hex } (поширення зграї).
        [speed] { $seat } створює сховище на { $hex } (швидкість вовка).
       *[howl] { $seat } створює сховище на { $hex } (дальність виття).
    }
tw-event-lair-built = { $seat } покращує сховище на { $hex } до лігва.
tw-event-dominated =
    { $piece ->
        [den] { $seat } домінує над сховищем на { $hex } (було: { $owner }).
        [alpha] { $seat } домінує над зграйним вовком на { $hex } (було: { $owner }); він стає альфа-вовком.
       *[pack] { $seat } домінує над зграйним вовком на { $hex } (було: { $owner }).
    }
tw-event-bonus-gained =
    { $bonus ->
        [action] { $seat } отримує бонусний жетон дії.
       *[terrain] { $seat } отримує бонусний жетон місцевості.
    }
tw-event-hunted =
    { $seat } здобуває { $prey ->
        [moose] лося
        [deer] оленя
        [raccoon] єнота
        [boar] кабана
       *[rabbit] кролика
    } на { $hex }.
tw-event-date-filled =
    Дата { $date }: { $piece ->
        [lone-wolf] вовк-одинак
        [den] сховище
       *[pack] зграйний вовк
    }{ $phase ->
        [crescent] ; сходить місяць-молодик
        [quarter] ; сходить чверть місяця
        [full] ; сходить повний місяць
       *[none] { "" }
    }.
tw-event-region-scored =
    Регіон { $region }, { $phase ->
        [crescent] місяць-молодик
        [quarter] чверть місяця
       *[full] повний місяць
    }: { $award ->
        [won] { $first } бере жетон ({ $high }), друге місце: { $second } ({ $low }).
        [alone] { $first } бере жетон ({ $high }); другого місця немає.
        [tied] нічия, по { $low }: { $tied }.
       *[nobody] очок ніхто не отримує.
    }
tw-event-turn-ended = { $seat } закінчує хід.
tw-event-game-ended =
    { $end ->
        [full-moon] Гра закінчується повним місяцем. Перемога: { $winners }.
       *[turn-limit] Гра зупиняється через обмеження ходів. Попереду: { $winners }.
    }
