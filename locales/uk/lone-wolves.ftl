# Слова гри Lone Wolves, крім правил. Змінні пояснено в locales/en/lone-wolves.ftl.

## Кольори й вовки

lw-colour-black = чорні
lw-colour-light-brown = світло-коричневі
lw-colour-green = зелені
lw-colour-white = білі
lw-colour-red = червоні
lw-wolf-black =
    чорна { $strength ->
        [2] двійка
        [3] трійка
        [4] четвірка
        [5] п’ятірка
        [6] шістка
       *[7] сімка
    }
lw-wolf-light-brown =
    світло-коричнева { $strength ->
        [2] двійка
        [3] трійка
        [4] четвірка
        [5] п’ятірка
        [6] шістка
       *[7] сімка
    }
lw-wolf-green =
    зелена { $strength ->
        [2] двійка
        [3] трійка
        [4] четвірка
        [5] п’ятірка
        [6] шістка
       *[7] сімка
    }
lw-wolf-white =
    біла { $strength ->
        [2] двійка
        [3] трійка
        [4] четвірка
        [5] п’ятірка
        [6] шістка
       *[7] сімка
    }
lw-wolf-red =
    червона { $strength ->
        [2] двійка
        [3] трійка
        [4] четвірка
        [5] п’ятірка
        [6] шістка
       *[7] сімка
    }
lw-put-black =
    чорну { $strength ->
        [2] двійку
        [3] трійку
        [4] четвірку
        [5] п’ятірку
        [6] шістку
       *[7] сімку
    }
lw-put-light-brown =
    світло-коричневу { $strength ->
        [2] двійку
        [3] трійку
        [4] четвірку
        [5] п’ятірку
        [6] шістку
       *[7] сімку
    }
lw-put-green =
    зелену { $strength ->
        [2] двійку
        [3] трійку
        [4] четвірку
        [5] п’ятірку
        [6] шістку
       *[7] сімку
    }
lw-put-white =
    білу { $strength ->
        [2] двійку
        [3] трійку
        [4] четвірку
        [5] п’ятірку
        [6] шістку
       *[7] сімку
    }
lw-put-red =
    червону { $strength ->
        [2] двійку
        [3] трійку
        [4] четвірку
        [5] п’ятірку
        [6] шістку
       *[7] сімку
    }
lw-wolf-lone = Самотній вовк
lw-wolf-summoned = Прикликаний вовк

## Місця

lw-territory-cave = Печера
lw-territory-desert = Пустеля
lw-territory-swamp = Болото
lw-territory-tundra = Тундра
lw-territory-volcano = Вулкан
lw-at-cave = у печері
lw-at-desert = у пустелі
lw-at-swamp = у болоті
lw-at-tundra = у тундрі
lw-at-volcano = біля вулкана
lw-to-cave = до печери
lw-to-desert = до пустелі
lw-to-swamp = до болота
lw-to-tundra = до тундри
lw-to-volcano = до вулкана
lw-from-cave = з печери
lw-from-desert = з пустелі
lw-from-swamp = з болота
lw-from-tundra = з тундри
lw-from-volcano = від вулкана
lw-place-hand = Рука
lw-place-box = Коробка
lw-place-south = Південь
lw-place-north = Північ

## Жетони й місяці

lw-tile-territory = Жетон території
lw-moon-moon = Місяць
lw-moon-blood-moon = Кривавий місяць

## Шрами: коротка назва й дія

lw-scar-strength-per-wolf = +{ $value } сили за вовка
lw-scar-strength-flat = +{ $value } сили
lw-scar-summon-lone-wolf = прикликати вовка ({ $value })
lw-scar-flip-tile = перевернути жетон ({ $value })
lw-scar-points-per-wolf = +{ $value } за вовка
lw-scar-points-per-lone-wolf = +{ $value } за самотнього вовка
lw-scar-points-per-open-wolf = +{ $value } за відкритого вовка
lw-scar-points-per-low-wolf = +{ $value } за слабкого вовка
lw-scar-points-if-tile-won = +{ $value } за жетон
lw-scar-text-strength-per-wolf = Кожен ваш вовк тут, також самотній, додає { $value } до сили.
lw-scar-text-strength-flat = Ваша сила тут більша на { $value }.
lw-scar-text-summon-lone-wolf =
    { $value ->
        [1] Одразу до вас тут долучається вовк із коробки, долілиць. Де вже шість вовків, нічого не стається.
        [few] Одразу до вас тут долучаються { $value } вовки з коробки, долілиць. Де вже шість вовків, нічого не стається.
       *[many] Одразу до вас тут долучається { $value } вовків із коробки, долілиць. Де вже шість вовків, нічого не стається.
    }
lw-scar-text-flip-tile =
    { $value ->
        [1] Одразу перевертає жетон території тут.
       *[other] Одразу перевертає жетон території тут, разів: { $value }.
    }
lw-scar-text-points-per-wolf =
    { $value ->
        [one] { $value } очко
        [few] { $value } очки
       *[many] { $value } очок
    } за кожного вашого вовка тут, також самотнього.
lw-scar-text-points-per-lone-wolf =
    { $value ->
        [one] { $value } очко
        [few] { $value } очки
       *[many] { $value } очок
    } за кожного вашого самотнього вовка тут.
lw-scar-text-points-per-open-wolf =
    { $value ->
        [one] { $value } очко
        [few] { $value } очки
       *[many] { $value } очок
    } за кожного вашого відкритого вовка тут.
lw-scar-text-points-per-low-wolf =
    { $value ->
        [one] { $value } очко
        [few] { $value } очки
       *[many] { $value } очок
    } за кожного вашого відкритого вовка сили 2, 3 або 4 тут.
lw-scar-text-points-if-tile-won =
    { $value ->
        [one] { $value } очко
        [few] { $value } очки
       *[many] { $value } очок
    }, якщо ви здобуваєте тут жетон території.
lw-scar-hidden = закритий шрам

## Числа

lw-count-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
lw-count-wolves =
    { $count ->
        [one] { $count } вовк
        [few] { $count } вовки
       *[many] { $count } вовків
    }
lw-count-lone-wolves =
    { $count ->
        [one] { $count } самотній вовк
        [few] { $count } самотні вовки
       *[many] { $count } самотніх вовків
    }
lw-count-cards =
    { $count ->
        [one] { $count } вовк у руці
        [few] { $count } вовки в руці
       *[many] { $count } вовків у руці
    }
lw-count-scars =
    { $count ->
        [one] { $count } шрам
        [few] { $count } шрами
       *[many] { $count } шрамів
    }
lw-count-strength = Сила { $count }
lw-count-trick = Взятка { $trick } з 13
lw-count-deal = Роздача { $deal } з { $deals }
lw-trump-colour = Козир: { $colour }
lw-trump-none = Без козиря

## Рахунок і кінець

lw-part-earlier-deals = Попередні роздачі
lw-part-tile = Жетон території
lw-part-moon = Місяць
lw-part-blood-moon = Кривавий місяць
lw-part-points-per-wolf = Шрам за вовків
lw-part-points-per-lone-wolf = Шрам за самотніх вовків
lw-part-points-per-open-wolf = Шрам за відкритих вовків
lw-part-points-per-low-wolf = Шрам за слабких вовків
lw-part-points-if-tile-won = Шрам за жетон
lw-ending-complete = Усі взятки зіграно.

## Параметри

lw-option-board = Поле
lw-option-board-standard = звичайне
lw-option-board-advanced = складніше
lw-option-deals = Роздачі
lw-option-duplicate = Подвійні роздачі (кожна двічі, помінявшись картками)
lw-option-duplicate-yes = так
lw-option-duplicate-no = ні

## Що треба вирішити

lw-phase-lead = Зіграйте першого вовка й оберіть йому територію.
lw-phase-follow = Зіграйте вовка й оберіть йому територію; грайте в колір ходу, якщо можете.
lw-phase-reveal = Оберіть шрам, який відкриє ваша трійка.
lw-phase-take = Ви програли взятку: візьміть шрам.
lw-phase-place = Покладіть шрам на одне зі своїх вільних полів зграї.
lw-phase-over = Гру закінчено.

## Дії, як їх читають

lw-action-play = Покласти { $wolf } { $to }
lw-action-reveal = Відкрити закритий шрам { $at }, { $slot }-й зліва
lw-action-take = Узяти { $from } шрам: { $scar }, { $slot }-й зліва
lw-action-place = Покласти { $at } шрам: { $scar }
lw-action-place-border = Покласти на межу, { $at } і { $also }, шрам: { $scar }

## Перебіг гри

lw-event-played = { $seat } кладе { $wolf } { $to }.
lw-event-revealed = { $seat } відкриває шрам { $at }: { $scar }.
lw-event-trick-won = { $seat } бере взятку: { $wolf }.
lw-event-became-lone = { $seat }: { $wolf } стає самотнім вовком { $at }.
lw-event-taken = { $seat } бере шрам { $from }: { $scar }.
lw-event-taken-hidden = { $seat } бере закритий шрам { $from }.
lw-event-placed = { $seat } кладе шрам { $at }: { $scar }.
lw-event-placed-border = { $seat } кладе шрам на межу, { $at } і { $also }: { $scar }.
lw-event-returned = { $seat } не має вільного поля зграї: шрам «{ $scar }» іде до коробки.
lw-event-summoned = { $seat } отримує { $at } вовка з коробки.
lw-event-no-room = Уже шість вовків { $at }: прикликати нікого не можна.
lw-event-tile-turned =
    Жетон { $at } перевернуто: тепер { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
lw-event-moon-laid-moon = Місяць зійшов { $at }. Козир з наступної взятки: { $colour }.
lw-event-moon-laid-blood-moon = Кривавий місяць зійшов { $at }. Козир з наступної взятки: { $colour }.
lw-event-deal-ended = Роздачу { $deal } закінчено: { $south } : { $north } (південь : північ).
lw-event-deal-began = Починається роздача { $deal }: { $seat } ходить першим.
