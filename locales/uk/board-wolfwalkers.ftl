# Стіл гри Wolfwalkers. Змінні пояснено в англійській версії.
board-ww-name = Назвіть свій улюблений символ. Більше ніхто не може його назвати.
board-ww-take = Оберіть картку та клітинку для неї.
board-ww-pass = Нічого не можна взяти: пасуйте.
board-ww-place = Викладіть «{ $card }».
board-ww-end = Закінчіть хід або спершу скористайтеся карткою-модулем.
board-ww-final = Перед підрахунком: скористайтеся нагодами кінця гри або закінчіть.
board-ww-ask-own = { $module }: оберіть картку своєї викладки.
board-ww-ask-other = { $module }: оберіть картку у викладці наступного гравця.
board-ww-ask-market = { $module }: оберіть картку ринку.
board-ww-ask-spot = { $module }: оберіть клітинку для картки.
board-ww-ask-side = { $module }: оберіть, яким боком викласти.
board-ww-ask-symbol = { $module }: оберіть символ.
board-ww-ask-next = { $module }: оберіть, яка картка буде наступною згори.
board-ww-market = Ринок
board-ww-deck = Наступна в колоді
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
board-ww-cards = { $count } з 25
board-ww-named = улюблений символ: { $symbol }
board-ww-hand = У руці
board-ww-free = Вільна клітинка в ряду { $row }, стовпці { $column }
board-ww-goals = Ваші цілі
board-ww-best = до { $points }
board-ww-take-first = Оберіть першу картку: історію або ціль.
board-ww-take-solo-detail = Щойно вона ляже, картку візьме й ліс.
board-ww-place-detail = Кожна золота клітинка показує, що зміниться.
board-ww-own-choice-detail = Кожна картка показує, що вона змінить.
board-ww-deck-empty = Колода порожня
board-ww-market-count =
    { $stories ->
        [one] { $stories } історія
        [few] { $stories } історії
       *[many] { $stories } історій
    } · { $goals ->
        [one] { $goals } ціль
        [few] { $goals } цілі
       *[many] { $goals } цілей
    }
board-ww-taken = взято — у руці
board-ww-symbols = Ваші символи
board-ww-with-hand = +1 з карткою в руці
board-ww-own-display = Ваша викладка
board-ww-chosen = обрано
board-ww-running = Використовується зараз.
board-ww-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
board-ww-lies =
    { $count ->
        [0] Ще не складено
        [1] Складено один раз
        [2] Складено двічі
        [3] Складено тричі
       *[other] Складено разів: { $count }
    }
board-ww-in-lines = { $symbol } × { $count } у ряду { $row }, стовпці { $column }
board-ww-none-in-lines = { $symbol } — немає в ряду { $row }, стовпці { $column }
board-ww-in-the-way = { $symbol } × { $count } — заважає в ряду { $row }, стовпці { $column }
board-ww-both =
    { $count ->
        [0] Немає історій з обома символами
        [one] { $count } історія з обома символами
        [few] { $count } історії з обома символами
       *[many] { $count } історій з обома символами
    }
board-ww-both-in-lines =
    { $count ->
        [0] Немає історій з обома символами
        [one] { $count } історія з обома символами
        [few] { $count } історії з обома символами
       *[many] { $count } історій з обома символами
    } у ряду { $row }, стовпці { $column }
board-ww-even = { $first } × { $a } = { $second } × { $b }
board-ww-uneven = { $first } × { $a } ≠ { $second } × { $b }
board-ww-there =
    { $count ->
        [0] З нього ще нічого немає.
       *[other] Уже є: { $symbols }.
    }
board-ww-last = Останній хід: { $card }, { $change }
board-ww-last-none = Ще не викладено жодної картки.
board-ww-begin = Тут починається ваша історія
board-ww-begin-text = Перша картка лежить посередині. Від неї викладка росте в усі боки, до 5 рядів і 5 стовпців.
board-ww-lead-first = Історії показують символи. Цілі наприкінці гри перетворюють їх на очки.
board-ww-lead-forest = Після історії ліс рахує символи на новій верхній картці колоди й бере історію з цим номером: 1, 2, 3 або 4.
board-ww-forest = Ліс
board-ww-forest-took = узяв
board-ww-forest-story =
    Він узяв «{ $card }», історію { $nth }: колода показала { $shown ->
        [one] { $shown } символ
        [few] { $shown } символи
       *[many] { $shown } символів
    }.
board-ww-forest-goal = Він узяв ціль, що лишилася: «{ $card }».
board-ww-forest-waits = Він бере картку після кожної вашої.
board-ww-at-least = щонайменше { $value }
board-ww-at-most = щонайбільше { $value }
board-ww-exactly = рівно { $value }
board-ww-sky = картка { $card } з 25 · у колоді: { $deck }
board-ww-sky-last = { $card } з 25 карток · колода порожня
board-ww-sky-over = повний місяць · усі картки викладено
board-ww-rule-pattern = { $points } за кожен такий візерунок: { $symbols }
board-ww-rule-arrows = { $points } за кожен символ «{ $symbol }» у її ряду та стовпці
board-ww-rule-arrows-cross = { $points }, якщо в її ряду та стовпці немає символу «{ $symbol }»
board-ww-rule-two-symbols = { $points } за кожну історію із символами «{ $first }» і «{ $second }»
board-ww-rule-two-symbols-arrows = { $points } за кожну історію із символами «{ $first }» і «{ $second }» у її ряду та стовпці
board-ww-rule-balance = { $points }, якщо символів «{ $first }» і «{ $second }» порівну
board-ww-look = Розглянути більшою
