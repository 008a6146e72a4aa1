# Words of the bots and of their tournaments.

bots-head-bot = бот
bots-head-games = партії
bots-head-wins = перемоги
bots-head-rate = частка перемог
bots-head-ci95 = інтервал 95 %
bots-head-points = очки
bots-head-rating = рейтинг
bots-head-decisions = рішення
bots-head-time = час
bots-head-overruns = перевищення
bots-unfinished = { $count ->
    [one] { $count } партію не дограно через обмеження ходів; її зараховано за поточним рахунком.
    [few] { $count } партії не дограно через обмеження ходів; їх зараховано за поточним рахунком.
    [many] { $count } партій не дограно через обмеження ходів; їх зараховано за поточним рахунком.
   *[other] { $count } партії не дограно через обмеження ходів; їх зараховано за поточним рахунком.
}

cli-about-match = Влаштувати партії ботів між собою й дізнатися, наскільки вони сильні
cli-arg-match-game = Гра: the-wolves, lone-wolves або wolfwalkers
cli-arg-match-bots = Боти: random, pup, rover, yearling, scout, tracker, hunter, elder, warden, ranger, veteran, greyback, sage, shadow, beta, alpha, packmate, alpha-stalker, alpha-builder, alpha-raider, alpha-strategist, beginner-lead, beginner-lure; із власним бюджетом, наприклад alpha@200ms або alpha@1000
cli-arg-match-games = Скільки партій; округлюється вгору, щоб кожен порядок місць трапився однаково часто
cli-arg-match-players = Скільки місць за столом, якщо не по одному на бота
cli-arg-match-options = Параметри гри, наприклад board=advanced
cli-arg-match-seed = Зерно першого розкладу; решта йдуть за ним
cli-arg-match-ms = Мілісекунд на рішення
cli-arg-match-iterations = Ітерацій пошуку на рішення замість мілісекунд: однаково на будь-якій машині
cli-arg-match-jobs = Скільки партій одночасно; якщо не вказано, на всіх ядрах
cli-arg-match-plot = Намалювати результат у цей файл
cli-arg-match-records = Зберегти запис кожної партії в цьому каталозі
cli-arg-match-resume = Тримати закінчені партії в цьому файлі й продовжити з нього

cli-arg-bench-bots = Виміряти ботів замість правил: пошуки й рішення за секунду
bots-bench-level = рівень
bots-bench-simulations = пошуків/с
bots-bench-decisions = рішень/с
