# Слова гри Lone Wolves, крім правил. Змінні пояснено в locales/en/lone-wolves.ftl.

## Кольори й вовки

lw-colour-black = Чорний
lw-colour-light-brown = Світло-коричневий
lw-colour-green = Зелений
lw-colour-white = Білий
lw-colour-red = Червоний
lw-wolf-black = чорний { $strength }
lw-wolf-light-brown = світло-коричневий { $strength }
lw-wolf-green = зелений { $strength }
lw-wolf-white = білий { $strength }
lw-wolf-red = червоний { $strength }
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
lw-place-pack-field = Поле зграї { $field }
lw-place-border-field = Поле зграї { $field } на межі
lw-place-scar-slot = Місце для шраму { $slot }
lw-place-south = Південь
lw-place-north = Північ

## Жетони й місяці

lw-tile-territory = Жетон території
lw-moon-moon = Місяць
lw-moon-blood-moon = Кривавий місяць

## Шрами: коротка назва й дія

lw-scar-strength-per-wolf = +{ $value } сили за вовка
lw-scar-strength-flat = +{ $value } сили
lw-scar-summon-lone-wolf = Прикликати { $value }
lw-scar-flip-tile = Перевернути жетон, { $value }×
lw-scar-points-per-wolf = +{ $value } за вовка
lw-scar-points-per-lone-wolf = +{ $value } за самотнього вовка
lw-scar-points-per-open-wolf = +{ $value } за відкритого вовка
lw-scar-points-per-low-wolf = +{ $value } за слабкого вовка
lw-scar-points-if-tile-won = +{ $value } за жетон
lw-scar-text-strength-per-wolf = Кожен ваш вовк тут, також самотній, додає { $value } до сили.
lw-scar-text-strength-flat = Ваша сила тут більша на { $value }.
lw-scar-text-summon-lone-wolf = Одразу вовки з коробки долучаються до вас долілиць: { $value }. Де шість вовків, нічого не стається.
lw-scar-text-flip-tile = Одразу жетон території тут перевертають, стільки разів: { $value }.
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
lw-scar-hidden = Шрам долілиць

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
lw-void-shown = Не має кольорів: { $colours }

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
lw-option-duplicate = Подвійні роздачі (кожна двічі, з обміном рук)
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

lw-action-play = Зіграти: { $wolf } { $to }
lw-action-reveal = Відкрити шрам { $slot } { $at }
lw-action-take = Узяти { $from }: { $scar } (місце { $slot })
lw-action-place = Покласти { $scar } на { $field } { $at }
lw-action-place-border = Покласти { $scar } на { $field }, на межі: { $at } і { $also }

## Перебіг гри

lw-event-played = { $seat } грає: { $wolf } { $to }.
lw-event-revealed = { $seat } відкриває { $at } шрам { $slot }: { $scar }.
lw-event-trick-won = { $seat } виграє взятку: { $wolf }.
lw-event-became-lone = Вовк «{ $wolf }» гравця { $seat } стає самотнім { $at }.
lw-event-taken = { $seat } бере шрам { $from }: { $scar }.
lw-event-taken-hidden = { $seat } бере { $from } шрам долілиць.
lw-event-placed = { $seat } кладе { $scar } на { $field } { $at }.
lw-event-placed-border = { $seat } кладе { $scar } на { $field }, на межі: { $at } і { $also }.
lw-event-returned = { $seat } не має вільного поля зграї: { $scar } іде в коробку.
lw-event-summoned = Вовк із коробки долучається { $at } до сторони { $seat }.
lw-event-no-room = Уже шість вовків { $at }: прикликати нікого не можна.
lw-event-tile-turned =
    Жетон { $at } перевернуто: тепер { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
lw-event-moon-laid-moon = Місяць лежить { $at }. Козир з наступної взятки: { $colour }.
lw-event-moon-laid-blood-moon = Кривавий місяць лежить { $at }. Козир з наступної взятки: { $colour }.
lw-event-deal-ended = Роздача { $deal } закінчується { $south } : { $north } (південь : північ).
lw-event-deal-began = Починається роздача { $deal }; першим ходить { $seat }.
