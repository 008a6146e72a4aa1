# Слова на столі гри Lone Wolves. Змінні як у lone-wolves.ftl; $name, $above і $below — імена гравців.

## Що треба зробити: короткий рядок, потім докладніший

board-lw-lead = Ви ходите першими.
board-lw-follow-black = Кладіть чорного вовка.
board-lw-follow-light-brown = Кладіть світло-коричневого вовка.
board-lw-follow-green = Кладіть зеленого вовка.
board-lw-follow-white = Кладіть білого вовка.
board-lw-follow-red = Кладіть червоного вовка.
board-lw-follow-free = Кладіть будь-якого вовка.
board-lw-reveal = Відкрийте шрам.
board-lw-take = Візьміть шрам.
board-lw-place = Покладіть шрам.
board-lw-over = Місяць зайшов.
board-lw-choose = Оберіть вовка, потім територію.
board-lw-choose-full =
    { $count ->
        [one] Оберіть вовка, потім територію. Немає місця: { $names }.
        [few] Оберіть вовка, потім територію. Немає місця: { $names }.
       *[many] Оберіть вовка, потім територію. Немає місця: { $names }.
    }
board-lw-reveal-detail = Ваша трійка відкриває закритий шрам { $at }.
board-lw-place-detail = На одне з ваших вільних полів зграї.
board-lw-why-stronger = { $won } сильніша, ніж { $lost }.
board-lw-why-trump = { $won } — козир і сильніша, ніж { $lost }.
board-lw-why-not-followed = { $lost } не того кольору, тож бере { $won }.
board-lw-outcome =
    { $high } : { $low }.{ $count ->
        [0] {""}
       *[other] {" "}Порівну: { $tied }.
    }

## Небо, взятка, козир

board-lw-trick = Взятка { $number } з 13
board-lw-of = з 13
board-lw-tricks-won = Взято: { $below } { $mine }, { $above } { $theirs }
board-lw-moon-sets = Місяць заходить
board-lw-deal = Роздача { $number } з { $count }
board-lw-deal-ended = Минула роздача { $mine } : { $theirs }
board-lw-trump = Козир: { $colour }
board-lw-trump-black = чорні
board-lw-trump-light-brown = світло-коричневі
board-lw-trump-green = зелені
board-lw-trump-white = білі
board-lw-trump-red = червоні
board-lw-no-trump = Козиря ще немає
board-lw-trump-here = козир
board-lw-arena = Взятка
board-lw-leads = ходить першим
board-lw-follows = відповідає
board-lw-led = хід: { $wolf }
board-lw-won = { $wolf } бере взятку
board-lw-went-lone = самотній вовк: { $strength } → 1
board-lw-last = Попередня взятка: { $name }

## Вовки

board-lw-hand = Ваша рука
board-lw-none-black = без чорних
board-lw-none-light-brown = без світло-коричневих
board-lw-none-green = без зелених
board-lw-none-white = без білих
board-lw-none-red = без червоних
board-lw-wins = бере
board-lw-loses = самотній
board-lw-and-scar = + шрам
board-lw-power-2 = б’є сімку
board-lw-power-3 = відкриває шрам
board-lw-brief-wins = бере
board-lw-brief-loses = сам
board-lw-brief-2 = б’є 7
board-lw-brief-3 = відкриває
board-lw-lone-was = Самотній вовк, раніше { $wolf }
board-lw-summoned = Вовк із коробки, якого ніхто не бачив

## Території

board-lw-summary = Жетон { $tile }, на звороті { $other }. Сила: { $below } { $mine }, { $above } { $theirs }. Вовків: { $count } з { $room }.
board-lw-full = повно
board-lw-tied = порівну
board-lw-field = вільне поле зграї

## Шрами: усе кількома словами, потім слово під числом, довше й коротше

board-lw-legend = Що роблять шрами
board-lw-face-down = закритий шрам
board-lw-held = { $name } тримає шрам { $from }
board-lw-wakes-moon = Хто візьме тут останній шрам, розбудить місяць.
board-lw-wakes-blood-moon = Хто візьме тут останній шрам, розбудить кривавий місяць.
board-lw-scar-strength-per-wolf = +{ $value } сили за вовка
board-lw-scar-strength-flat = +{ $value } сили
board-lw-scar-summon-lone-wolf = прикликати вовка
board-lw-scar-flip-tile = перевернути жетон
board-lw-scar-points-per-wolf =
    { $value ->
        [one] +{ $value } очко за вовка
        [few] +{ $value } очки за вовка
       *[many] +{ $value } очок за вовка
    }
board-lw-scar-points-per-lone-wolf =
    { $value ->
        [one] +{ $value } очко за самотнього вовка
        [few] +{ $value } очки за самотнього вовка
       *[many] +{ $value } очок за самотнього вовка
    }
board-lw-scar-points-per-open-wolf =
    { $value ->
        [one] +{ $value } очко за відкритого вовка
        [few] +{ $value } очки за відкритого вовка
       *[many] +{ $value } очок за відкритого вовка
    }
board-lw-scar-points-per-low-wolf =
    { $value ->
        [one] +{ $value } очко за відкриту двійку, трійку чи четвірку
        [few] +{ $value } очки за відкриту двійку, трійку чи четвірку
       *[many] +{ $value } очок за відкриту двійку, трійку чи четвірку
    }
board-lw-scar-points-if-tile-won =
    { $value ->
        [one] +{ $value } очко, якщо жетон здобуто
        [few] +{ $value } очки, якщо жетон здобуто
       *[many] +{ $value } очок, якщо жетон здобуто
    }
board-lw-word-strength-per-wolf = за вовка
board-lw-word-strength-flat = сили
board-lw-word-summon-lone-wolf = вовк
board-lw-word-flip-tile = жетон
board-lw-word-points-per-wolf = за вовка
board-lw-word-points-per-lone-wolf = самотні
board-lw-word-points-per-open-wolf = відкриті
board-lw-word-points-per-low-wolf = за 2·3·4
board-lw-word-points-if-tile-won = за жетон
board-lw-short-strength-per-wolf = вовк
board-lw-short-strength-flat = {""}
board-lw-short-summon-lone-wolf = вовк
board-lw-short-flip-tile = жетон
board-lw-short-points-per-wolf = вовк
board-lw-short-points-per-lone-wolf = сам
board-lw-short-points-per-open-wolf = відкр.
board-lw-short-points-per-low-wolf = 2·3·4
board-lw-short-points-if-tile-won = жетон

## Аркуш наприкінці

board-lw-if-ended = на цю мить
board-lw-so-far = поки що
board-lw-scores = Очки
board-lw-tile-stays = порівну: { $points } лишається
board-lw-earlier = раніше { $points }
