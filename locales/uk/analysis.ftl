# Аналіз завершеної гри: що найсильніший бот думає про кожен хід.
analyse = Аналізувати гру
analysis = Аналіз
analysis-depth =
    { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[many] { $turns } ходів
    }, { $seconds } с на кожне обдумування. Якби часу було більше, бот міг би оцінити інакше.
analysis-under-way = Розглянуто ходів: { $judged } із { $turns }, { $seconds } с на кожне обдумування.
analysis-alike = ходів зіграно так, як зіграла б Альфа
analysis-lost = відсоткових пунктів шансу втрачено за хід
analysis-row = ★ зіграно так, як зіграла б Альфа; − відсоткових пунктів шансу втрачено за хід.
analysis-each = Переглянути кожен хід
analysis-earlier = Попередній хід
analysis-later = Наступний хід
analysis-turn = Хід { $turn } із { $turns }
analysis-next-mistake = До наступної помилки
analysis-soon = Ще не розглянуто
analysis-forced = Вибору не було
analysis-stood = шанс перед цим ходом: { $chance }
analysis-better = Альфа зіграла б
analysis-decisions = Кожне рішення
turn-told = { $seat } { $deeds }.
analysis-turns = Ходи
analysis-sift = Які ходи
analysis-sift-all = усі
analysis-sift-mine = мої
analysis-sift-wrong = невдалі
what-if = А якби?
what-if-try = Зіграти інакше
what-if-better = Показати кращий хід
what-if-about = Зіграйте на полі те, що можна було зробити натомість. Ви ходите за всіх або даєте хід Альфі. Варіант записано лише в адресі сторінки й більше ніде.
what-if-weighing = ще оцінюється
what-if-back = Скасувати
what-if-answer = Хай ходить Альфа
what-if-close = До аналізу
what-if-from = від ходу { $turn }
what-if-remove = Прибрати цей варіант
mark-best = Як Альфа
mark-good = Добре
mark-loose = Неточно
mark-mistake = Помилка
mark-blunder = Груба помилка
