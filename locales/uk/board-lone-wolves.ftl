board-lw-lead = Ви починаєте взятку: оберіть вовка, потім територію.
board-lw-follow = Грайте в масть, якщо можете: оберіть вовка, потім територію.
board-lw-reveal = Ваша трійка відкриває: оберіть там закритий шрам.
board-lw-take = Ви програли взятку: візьміть шрам із території свого самотнього вовка.
board-lw-place = Покладіть шрам на вільне поле зграї свого боку.
board-lw-trump = Козир: { $colour }
board-lw-no-trump = Козиря ще немає
board-lw-trick = Взятка { $number } із 13
board-lw-deal = Роздача { $number } із { $count }
board-lw-hand-size =
    { $count ->
        [one] { $count } вовк у руці
        [few] { $count } вовки в руці
       *[many] { $count } вовків у руці
    }
board-lw-other-side = Очки на іншому боці жетона
board-lw-face-down = закритий
board-lw-moon = ☾ Місяць +{ $points }
board-lw-blood-moon = ● Кривавий місяць +{ $points }
board-lw-ahead = зараз виграє жетон
board-lw-behind = зараз не виграє жетона
board-lw-room = { $count } з { $room } вовків
board-lw-summoned = Вовк із коробки, якого ніхто не бачив
board-lw-lone = самотній вовк
board-lw-card = { $colour } { $strength }
board-lw-field = вільне поле зграї
board-lw-in-hand = У руці гравця { $name }:
board-lw-hand = Ваша рука
board-lw-scar-strength-per-wolf = +{ $value } сили за вовка
board-lw-scar-strength-flat = +{ $value } сили
board-lw-scar-summon-lone-wolf = прикликати вовка
board-lw-scar-flip-tile = перевернути жетон
board-lw-scar-points-per-wolf = +{ $value } оч. за вовка
board-lw-scar-points-per-lone-wolf = +{ $value } оч. за самотнього
board-lw-scar-points-per-open-wolf = +{ $value } оч. за відкритого
board-lw-scar-points-per-low-wolf = +{ $value } оч. за відкриті 2, 3, 4
board-lw-scar-points-if-tile-won = +{ $value } оч., якщо жетон ваш
board-lw-strength = сила
board-lw-led = Зайшли:
board-lw-wins = бере взятку
board-lw-loses = програє взятку
board-lw-power-2 = б’є 7
board-lw-power-3 = відкриває
board-lw-last-scar = Останній шрам дає: { $moon }
board-lw-legend = Що роблять шрами
