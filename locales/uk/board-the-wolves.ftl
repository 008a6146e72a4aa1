# «Вовки» за столом. Що містять змінні, сказано на початку англійського файлу.

board-tw-map = Ігрове поле
board-tw-points-mark = очок
board-tw-actions = Ваші дії
board-tw-tiles = Тайли місцевості
board-tw-tracks = Треки показників
board-tw-bonus-or-end = Купіть за жетон ще одну дію або закінчіть хід.
board-tw-pushed = Чий це вовк: { $owner }.
board-tw-deed-move = Переміщення
board-tw-deed-howl = Виття
board-tw-deed-den = Сховище
board-tw-deed-lair = Лігво
board-tw-deed-dominate = Домінування
board-tw-cost =
    { $count ->
        [one] коштує { $count } тайл
        [few] коштує { $count } тайли
       *[other] коштує { $count } тайлів
    }
board-tw-any-terrain = Лише жетонами:
board-tw-tile =
    Тайл { $slot }: { $terrain ->
        [forest] ліс
        [rock] гори
        [grass] степ
        [tundra] тундра
       *[desert] пустеля
    }, після перевертання { $other ->
        [forest] ліс
        [rock] гори
        [grass] степ
        [tundra] тундра
       *[desert] пустеля
    }
board-tw-next-den =
    далі: { $value }{ $bonus ->
        [action] , бонус дії
        [terrain] , бонус місцевості
       *[none] { "" }
    }{ $points ->
        [0] { "" }
        [one] , { $points } очко
        [few] , { $points } очки
       *[other] , { $points } очок
    }
board-tw-no-dens = усі сховища створено
board-tw-joined =
    { $count ->
        [one] { $count } вовк приєднався
        [few] { $count } вовки приєдналися
       *[other] { $count } вовків приєдналося
    }
board-tw-days =
    { $count ->
        [0] { $phase ->
        [crescent] Місяць-молодик рахують наприкінці цього ходу.
        [quarter] Чверть місяця рахують наприкінці цього ходу.
       *[full] Повний місяць рахують наприкінці цього ходу.
    }
        [one] Ще { $count } дата до { $phase ->
        [crescent] місяця-молодика
        [quarter] чверті місяця
       *[full] повного місяця
    }
        [few] Ще { $count } дати до { $phase ->
        [crescent] місяця-молодика
        [quarter] чверті місяця
       *[full] повного місяця
    }
       *[other] Ще { $count } дат до { $phase ->
        [crescent] місяця-молодика
        [quarter] чверті місяця
       *[full] повного місяця
    }
    }
board-tw-no-days = Усі три фази місяця підраховано.
board-tw-regions = Контроль над регіонами
board-tw-scored = підраховано
board-tw-nobody = ніхто
board-tw-control =
    { $name }: контроль { $strength }{ $alphas ->
        [0] { "" }
        [one] , { $alphas } альфа-вовк
        [few] , { $alphas } альфа-вовки
       *[other] , { $alphas } альфа-вовків
    }
board-tw-stack = залишилося { $count }
board-tw-one-short = Ще один вовк поруч — і ви вполюєте здобич.
board-tw-dates = Заповнено дат: { $filled } із { $last }.
board-tw-now = зараз
board-tw-points =
    { $count ->
        [one] очко
        [few] очки
       *[other] очок
    }
board-tw-gain = +{ $count }, якби рахували зараз
board-tw-gain-short = +{ $count } зараз
board-tw-home = тайл зграї
board-tw-reach =
    { $deed ->
        [move] { $count ->
        [0] нікуди
       *[other] досяжно: { $count }
    }
        [howl] { $count ->
        [0] нікого поруч
       *[other] одинаків: { $count }
    }
        [den] { $count ->
        [0] немає місця
       *[other] місць: { $count }
    }
        [lair] { $count ->
        [0] немає біля джерела
       *[other] сховищ: { $count }
    }
       *[dominate] { $count ->
        [0] нікого поруч
       *[other] досяжно: { $count }
    }
    }
board-tw-yours = ваше
board-tw-preview = Регіон { $region }: у вас { $was } → { $now }, зараз +{ $then } замість +{ $before }.
board-tw-surrounded = { $prey ->
        [moose] Лося оточено.
        [deer] Оленя оточено.
        [raccoon] Єнота оточено.
        [boar] Кабана оточено.
       *[rabbit] Кролика оточено.
    }
board-tw-open = вільна місцевість:
board-tw-how-between = Залишилося дій: { $count }. Торкніться вовка та гекса, куди його перемістити, або дії та її цілі.
board-tw-how-sides = Тайл місцевості зграї лишається як є. Решту ви перевернете згодом, коли ними платитимете.
board-tw-how-draft = Вони починають разом. Друга пара починає з іншого боку провалля.
board-tw-how-moving =
    { $count ->
        [one] { $terrain }, до { $speed } гексів. Можна перемістити ще { $count } вовка.
        [few] { $terrain }, до { $speed } гексів. Можна перемістити ще { $count } вовків.
       *[other] { $terrain }, до { $speed } гексів. Можна перемістити ще { $count } вовків.
    }
board-tw-how-range = { $terrain }, не далі ніж { $range } гекси від альфа-вовка.
board-tw-how-beside = { $terrain }, на гексі альфа-вовка або поруч із ним.
board-tw-how-track = Те, що відкриє сховище, одразу ваше.
board-tw-track-spread = Зграя
board-tw-track-speed = Швидкість
board-tw-track-howl = Виття
