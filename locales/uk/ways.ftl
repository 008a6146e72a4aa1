confirm-turn = Так, на цьому мій хід закінчено
confirm-on = Перепитувати перед кінцем ходу
confirm-off = Не перепитувати перед кінцем ходу
log-followed = автоматично
blocked-rule = Правило { $rule }
lack-tw-tiles =
    { $deed ->
        [move] Переміщення
        [howl] Виття
        [den] Створення сховища
        [lair] Покращення сховища
       *[dominate] Домінування
    }: потрібно тайлів місцевості «{ $terrain ->
        [forest] ліс
        [rock] гори
        [grass] степ
        [tundra] тундра
       *[desert] пустеля
    }» — { $needs }, у вас { $has }{ $tokens ->
        [0] { "" }
       *[other] , жетонів: { $tokens }
    }.
lack-tw-far =
    Туди { $steps } { $steps ->
        [one] крок
        [few] кроки
       *[other] кроків
    }, а ваші вовки проходять щонайбільше { $speed }.
lack-lw-colour =
    Треба грати в колір. { $colour ->
        [black] Чорних
        [light-brown] Світло-коричневих
        [green] Зелених
        [white] Білих
       *[red] Червоних
    } вовків у руці: { $count }.
lack-lw-room = Тут немає місця: лежить { $wolves } із { $room } вовків.
