# Стіл гри Wolfwalkers. Змінні пояснено в англійській версії.
board-ww-name = Назвіть свій улюблений символ. Більше ніхто не може його назвати.
board-ww-take = Візьміть картку з ринку.
board-ww-pass = Нічого не можна взяти: пасуйте.
board-ww-place = Покладіть картку у свою викладку. Числа показують, як зміняться ваші очки на кожному місці.
board-ww-end = Закінчіть хід або спершу скористайтеся карткою модуля.
board-ww-final = Перед підрахунком: скористайтеся нагодами кінця гри або завершіть.
board-ww-ask-own = { $module }: виберіть картку своєї викладки.
board-ww-ask-other = { $module }: виберіть картку у викладці наступного гравця.
board-ww-ask-market = { $module }: виберіть картку ринку.
board-ww-ask-spot = { $module }: виберіть місце для картки.
board-ww-ask-side = { $module }: виберіть, яким боком викласти.
board-ww-ask-symbol = { $module }: виберіть символ.
board-ww-ask-next = { $module }: виберіть, яка картка буде наступною згори.
board-ww-market = Ринок
board-ww-deck = Колода
board-ww-deck-count =
    { $count ->
        [one] { $count } картка
        [few] { $count } картки
       *[many] { $count } карток
    }
board-ww-empty = порожньо
board-ww-barred = заброньовано
board-ww-barred-side = не в цей хід
board-ww-barred-owned = уже є у викладці
board-ww-barred-fresh = занадто нова
board-ww-looking = Верх колоди
board-ww-hidden = Картка, яку бачить лише той, хто ходить
board-ww-modules = Модулі
board-ww-permanent = Особливість
board-ww-opportunity = Нагода
board-ww-met = (виконано)
board-ww-not-met = (ще не виконано)
board-ww-metric-score = Очки
board-ww-metric-patterns = Очки за візерунки
board-ww-metric-goals = Цілі
board-ww-metric-zero = Цілі з 0 очок
board-ww-metric-kinds = Види цілей, що дають очки
board-ww-display = Викладка: { $name }
board-ww-cards =
    { $count ->
        [one] { $count } картка з 25
        [few] { $count } картки з 25
       *[many] { $count } карток з 25
    }
board-ww-next = наступний хід
board-ww-named = улюблений символ: { $symbol }
board-ww-hand = У руці
board-ww-free = Вільне місце в ряду { $row }, стовпці { $column }
board-ww-goals = Цілі й що вони дають зараз
board-ww-no-goals = Цілей ще немає. Самі історії очок не дають.
board-ww-best = до { $points }
