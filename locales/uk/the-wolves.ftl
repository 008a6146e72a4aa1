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
tw-terrain-water = Джерело
tw-terrain-chasm = Центральне провалля
tw-place-start = Стартове поле
tw-place-region = Регіон { $region }
tw-place-hex =
    { $terrain ->
        [forest] ліс
        [rock] гори
        [grass] степ
        [tundra] тундра
        [desert] пустеля
        [water] джерело
       *[chasm] провалля
    }{ $letter ->
        [none] { "" }
       *[other] { " " }{ $letter }
    }, { $region ->
        [0] стартове поле
       *[other] регіон { $region }
    }

## Фішки та жетони

tw-piece-alpha = Альфа-вовк
tw-piece-pack = Зграйний вовк
tw-piece-den = Сховище
tw-piece-lair = Лігво
tw-piece-lone-wolf = Вовк-одинак
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
tw-track-prey = Здобич
tw-track-wolves = Зграйні вовки
tw-board-moonlight = Планшет місяця
tw-board-player = Планшет гравця
tw-phase-crescent = Місяць-молодик
tw-phase-quarter = Чверть місяця
tw-phase-full = Повний місяць

## Кількості

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
tw-count-lairs =
    { $count ->
        [one] { $count } лігво
        [few] { $count } лігва
       *[other] { $count } лігв
    }
tw-count-date = Дата { $date }

## Рахунок і кінець гри

tw-part-spread = Поширення зграї
tw-part-speed = Швидкість вовка
tw-part-howl = Дальність виття
tw-part-lairs = Лігва
tw-part-prey = Здобич
tw-part-wolves = Зграйні вовки
tw-part-regions = Жетони підрахунку очок
tw-part-tokens = Жетони переможних очок
tw-ending-full-moon = Зійшов повний місяць: гру закінчено.
tw-ending-turn-limit = Досягнуто обмеження ходів: очки рахують за поточним станом, а гру вважають незакінченою.

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

tw-stage-sides = Яким боком догори лежать ваші тайли?
tw-stage-draft = Де починають альфа-вовк і зграйний вовк?
tw-stage-between = Виконайте дію.
tw-stage-moving = Якого вовка перемістити й куди?
tw-stage-pushing = Куди відійде виштовхнутий вовк?
tw-stage-howling = Який вовк-одинак почує вас?
tw-stage-denning = Де створити сховище?
tw-stage-lairing = Яке сховище стане лігвом?
tw-stage-dominating = Над яким вовком чи сховищем домінувати?
tw-stage-track = З якого треку взяти сховище?
tw-stage-over = Гру закінчено.

## Дії для читання

tw-action-sides =
    { $side ->
        [fronts] Усі лицьові боки догори
       *[backs] Усі зворотні боки догори
    }
tw-action-start = Почати тут: { $hex }
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
tw-action-bonus-action = Ще одна дія за жетон
tw-action-end-turn = Закінчити хід
tw-action-go =
    { $wolf ->
        [alpha] Альфа-вовк: { $from } → { $to }
       *[pack] Зграйний вовк: { $from } → { $to }
    }
tw-action-done = Завершити переміщення
tw-action-push = Виштовхнути сюди: { $hex }
tw-action-howl = Покликати вовка-одинака ({ $hex })
tw-action-den = Створити сховище ({ $hex })
tw-action-track =
    { $track ->
        [spread] Узяти сховище з поширення зграї
        [speed] Узяти сховище зі швидкості вовка
       *[howl] Узяти сховище з дальності виття
    }
tw-action-lair = Покращити сховище до лігва ({ $hex })
tw-action-dominate-wolf = Домінувати над зграйним вовком ({ $hex })
tw-action-dominate-den = Домінувати над сховищем ({ $hex })

## Перебіг гри

tw-event-sides-chosen =
    { $side ->
        [fronts] { $seat } починає з усіма лицьовими боками догори.
       *[backs] { $seat } починає з усіма зворотними боками догори.
    }
tw-event-placed = { $seat } починає: { $hex }.
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
        [alpha] { $seat }, альфа-вовк: { $from } → { $to }.
       *[pack] { $seat }, зграйний вовк: { $from } → { $to }.
    }
tw-event-wolf-pushed =
    { $wolf ->
        [alpha] { $seat } виштовхує альфа-вовка (власник: { $owner }): { $from } → { $to }.
       *[pack] { $seat } виштовхує зграйного вовка (власник: { $owner }): { $from } → { $to }.
    }
tw-event-howled =
    { $wolf ->
        [alpha] { $seat } виє: вовк-одинак стає альфа-вовком зграї ({ $hex }).
       *[pack] { $seat } виє: вовк-одинак стає зграйним вовком ({ $hex }).
    }
tw-event-den-built =
    { $track ->
        [spread] { $seat } створює сховище: { $hex } (поширення зграї).
        [speed] { $seat } створює сховище: { $hex } (швидкість вовка).
       *[howl] { $seat } створює сховище: { $hex } (дальність виття).
    }
tw-event-lair-built = { $seat } покращує сховище до лігва: { $hex }.
tw-event-dominated =
    { $piece ->
        [den] { $seat } домінує над сховищем (власник: { $owner }): { $hex }.
        [alpha] { $seat } домінує над зграйним вовком (власник: { $owner }): { $hex }; він стає альфа-вовком.
       *[pack] { $seat } домінує над зграйним вовком (власник: { $owner }): { $hex }.
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
    } ({ $hex }).
tw-event-date-filled =
    Дата { $date }: { $piece ->
        [lone-wolf] вовк-одинак
        [den] сховище
       *[pack] зграйний вовк
    }{ $phase ->
        [crescent] ; зійшов місяць-молодик
        [quarter] ; зійшла чверть місяця
        [full] ; зійшов повний місяць
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
        [second-tied] { $first } бере жетон ({ $high }); за друге місце нічия ({ $tied }), очок за неї немає.
        [tied] нічия: { $tied }; кожен гравець із них отримує { $low }.
       *[nobody] очок ніхто не отримує.
    }
tw-event-turn-ended = { $seat } закінчує хід.
tw-event-game-ended =
    { $end ->
        [full-moon] Гра закінчується повним місяцем. Перемога: { $winners }.
       *[turn-limit] Гра зупиняється через обмеження ходів. Попереду: { $winners }.
    }
tw-turn-ran =
    { $count ->
        [one] переміщується на { $count } гекс
        [few] переміщується на { $count } гекси
       *[other] переміщується на { $count } гексів
    }
tw-turn-howled =
    { $count ->
        [one] приводить { $count } вовка-одинака
        [few] приводить { $count } вовків-одинаків
       *[other] приводить { $count } вовків-одинаків
    }
tw-turn-den =
    { $count ->
        [one] створює сховище
        [few] створює { $count } сховища
       *[other] створює { $count } сховищ
    }
tw-turn-lair =
    { $count ->
        [one] покращує сховище до лігва
        [few] покращує до лігв { $count } сховища
       *[other] покращує до лігв { $count } сховищ
    }
tw-turn-took = домінує над { $piece ->
        [den] сховищем
       *[other] вовком
    } у регіоні { $region } ({ $owner })
tw-turn-hunted = здобуває { $prey ->
        [moose] лося
        [deer] оленя
        [raccoon] єнота
        [boar] кабана
       *[rabbit] кролика
    }
board-tw-stone-spread = Поширення
board-tw-stone-speed = Швидкість
board-tw-stone-howl = Виття
board-tw-stone-lairs = Лігва
board-tw-stone-prey = Здобич
board-tw-stone-wolves = Зграйні вовки
board-tw-stone-regions = Регіони
board-tw-stone-tokens = Жетони
