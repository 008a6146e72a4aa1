# «Вовки» за столом. Що містять змінні, сказано на початку англійського файлу.

board-tw-map = Карта
board-tw-zoom = Більша карта
board-tw-legend = Що означають малюнки
board-tw-points-mark = очки
board-tw-actions = Ваші дії
board-tw-tiles = Тайли місцевості
board-tw-tracks = Треки показників
board-tw-bonus-or-end = Купіть за жетон ще одну дію або завершіть хід.
board-tw-may-go =
    { $count ->
        [one] Ще { $count } вовк може піти.
        [few] Ще { $count } вовки можуть піти.
       *[other] Ще { $count } вовків можуть піти.
    }
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
board-tw-targets = досяжно: { $count }
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
board-tw-no-dens = усі сховища збудовано
board-tw-joined =
    { $count ->
        [one] { $count } вовк приєднався
        [few] { $count } вовки приєдналися
       *[other] { $count } вовків приєдналося
    }
board-tw-days =
    { $count ->
        [0] { $phase ->
            [crescent] Молодик рахують наприкінці цього ходу.
            [quarter] Чверть місяця рахують наприкінці цього ходу.
           *[full] Повний місяць рахують наприкінці цього ходу.
        }
        [one] Ще { $count } день до підрахунку: { $phase ->
            [crescent] молодик
            [quarter] чверть місяця
           *[full] повний місяць
        }
        [few] Ще { $count } дні до підрахунку: { $phase ->
            [crescent] молодик
            [quarter] чверть місяця
           *[full] повний місяць
        }
       *[other] Ще { $count } днів до підрахунку: { $phase ->
            [crescent] молодик
            [quarter] чверть місяця
           *[full] повний місяць
        }
    }
board-tw-no-days = Усі три фази місяця підраховано.
board-tw-regions = Контроль над регіонами
board-tw-if-now = якби рахувати зараз
board-tw-scored = підраховано
board-tw-nobody = ніхто
board-tw-control =
    { $name }: сила { $strength }{ $alphas ->
        [0] { "" }
        [one] , { $alphas } альфа-вовк
        [few] , { $alphas } альфа-вовки
       *[other] , { $alphas } альфа-вовків
    }
board-tw-stack = залишилося { $count }
board-tw-one-short = Ще один вовк поруч — і здобич ваша.
board-tw-pays = { $terrain } ×{ $count } оплачує: { $actions }
board-tw-pays-flipped = Після перевертання { $terrain } ×{ $count } оплачує: { $actions }
