app-description = Три настільні гри про вовків: з друзями та проти сильних ботів, у браузері.
skip-to-content = До вмісту
nav-label = Головне меню
nav-rules = Правила
nav-language = Мова
theme-night = Ніч
theme-day = День
drawer-log = Хід гри й чат
drawer-menu = Меню
switch-calm = Менше руху
foot-owners = Назви ігор належать їхнім власникам. Moonpack не використовує ні малюнків, ні текстів із коробок.
foot-api = Для авторів ботів: API
go-home = На головну
home-title = Три гри, один місяць
home-line = Зіграйте з ботом одним кліком або надішліть другові посилання. Без реєстрації.
me-elsewhere = Вийти на всіх інших пристроях
home-games = Ігри
home-own = Ваші ігри
home-open = Відкриті столи
home-open-none = Зараз ніхто не чекає. Тут стоять столи, які можуть знайти всі.
home-running = Ігри для перегляду
home-running-none = Тут з’являються ігри, за якими може стежити кожен.
home-paste = Відкрити запис або код
home-paste-label = Вставте сюди
home-paste-go = Відкрити
game-the-wolves = The Wolves
game-lone-wolves = Lone Wolves
game-wolfwalkers = Wolfwalkers
game-the-wolves-facts = 2–5 гравців · 60–90 хвилин
game-lone-wolves-facts = 2 гравці · 10 хвилин
game-wolfwalkers-facts = 1–4 гравці · 15 хвилин
game-the-wolves-line = Ведіть зграю ігровим полем із гексів: кожна дія перевертає тайли, від яких залежить, що ви зможете зробити далі.
game-lone-wolves-line = Дуель із тринадцяти взяток на п’яти територіях, де програна взятка може зміцнити вашу зграю.
game-wolfwalkers-line = Беріть історії та цілі й складайте з них викладку п’ять на п’ять.
game-the-wolves-designed = Усі значення компонентів цієї гри відповідають друкованій грі.
game-lone-wolves-designed = Деякі значення наші, бо друковані не є публічними: очки на жетонах територій, порядок територій і поля зграї. Власники коробки можуть внести друковані значення.
game-wolfwalkers-designed = Картки, більшість модулів і завдання для одного гравця наші, бо друковані не є публічними. Власники коробки можуть внести друковані значення.
play-bot = Проти ботів
play-friends = З друзями
play-device = На цьому пристрої
setting-players = Гравці
setting-level = Рівень ботів
setting-character = Альфа з уподобанням
setting-clock = Час на роздуми
clock-off = Без обмежень
clock-relaxed = Спокійно: хвилини на рішення
clock-days = Повільно: дні на рішення
flag-yes = Так
flag-no = Ні
level-random = Випадковий
level-pup = Вовченя
level-rover = Блукач
level-yearling = Переярок
level-scout = Слідопит
level-tracker = Нюхач
level-hunter = Мисливець
level-elder = Старійшина
level-warden = Вартовий
level-ranger = Лісовик
level-veteran = Ветеран
level-greyback = Сивоспин
level-sage = Мудрець
level-shadow = Тінь
level-beta = Бета
level-alpha = Альфа
level-packmate = Побратим
level-alpha-stalker = Альфа-Ловець
level-alpha-builder = Альфа-Будівничий
level-alpha-raider = Альфа-Загарбник
level-alpha-strategist = Альфа-Стратег
rules-title = Правила
rules-of = Правила { $game }
rules-older = Це правила версії { $version }, за якими за цим столом дограють до кінця. За новими столами грають за версією { $newest }.
rules-search = Пошук у правилах
rules-none = Жодне правило не містить цих слів.
rules-contents = Зміст
seat-open = вільне місце
tag-your-move = Ваш хід
players = Гравці
you = (ви)
away = відсутній
points-label = очки
points-sum = Разом
status-at = Крок { $step } із { $steps }
status-over = Гру закінчено.
status-waiting = Чекаємо, доки хтось сяде за стіл.
status-yours = Рішення за вами.
status-thinking = { $name } думає…
status-theirs = Вирішує { $name }.
close = Закрити
curtain-text = Передайте пристрій: { $name }. Зараз нічиїх карток не видно.
curtain-go = Я { $name }
commands = Команди
command-join = Сісти
command-copy-link = Скопіювати посилання
command-hint = Підказка
command-undo = Скасувати
command-resign = Здатися
command-record = Завантажити запис
command-rematch = Зіграти ще раз
hint = Ідея Альфи:
hint-so-far = Альфа думає; поки що:
hint-sought = Альфа думає …
hint-missed = Ідеї немає. Запитайте ще раз.
choices =
    { $count ->
        [one] { $count } можлива дія
        [few] { $count } можливі дії
       *[many] { $count } можливих дій
     }
log = Що сталося
chat = Чат
chat-say = Ваше повідомлення
chat-send = Надіслати
leave = Покинути гру
result-nobody = Ніхто не переміг.
result-won =
    { $count ->
        [one] Перемога: { $names }!
        [few] Спільна перемога: { $names }!
       *[many] Спільна перемога: { $names }!
     }
replay = Переглянути гру
replay-go = Показати
page-error = Не вдалося
blocked-now = Зараз це неможливо.
seat-number = Гравець { $number }
play-guide = Навчитися граючи
guide = Навчання
guide-begin = Навчання за цим столом
guide-step = Навчання · крок { $step } із { $steps }
guide-leave = Вийти з навчання
guide-done = Готово!
guide-rules = Правила:
guide-back = Назад
guide-next = Далі
guide-skip = Пропустити
guide-end = Грати далі
command-end = Запропонувати закінчити зараз
command-leave = Встати з-за столу
command-back = Повернутися на своє місце
command-replace = Нехай грає бот
command-accept = Погодитися
command-withdraw = Відкликати
command-next = До нової гри
about-end = Закінчує гру з нинішніми очками, якщо всі згодні.
about-leave = Бот гратиме за вас, доки ви не повернетеся.
about-leave-waiting = Ваше місце стане вільним. Якщо не лишиться нікого, стіл закриється.
about-resign = Ви програєте. Удвох гра на цьому закінчується; якщо гравців більше, за вас дограє бот.
offer-back = Зараз за вас грає бот.
offer-replace = { $name } вже довго не з’являється. Тим часом може грати бот.
offer-end =
    { $count ->
        [one] { $names } пропонує закінчити гру зараз. Якщо не хочете, просто грайте далі.
       *[other] { $names } пропонують закінчити гру зараз. Якщо не хочете, просто грайте далі.
    }
offer-end-mine = Ви запропонували закінчити гру зараз. Пропозиція діє до наступного рішення.
offer-rematch =
    { $count ->
        [one] { $names } хоче зіграти ще раз.
       *[other] { $names } хочуть зіграти ще раз.
    }
offer-rematch-mine = Ви хочете зіграти ще раз. Чекаємо на інших.
offer-next = Наступна гра готова.
row-play = Грати далі
row-look = Переглянути
row-watch = Дивитися
chat-none = Ще ніхто нічого не сказав.
chat-watching = Тут можуть писати лише гравці.
log-none = Ще нічого не сталося.
replay-first = На початок
replay-earlier = На крок назад
replay-later = На крок уперед
replay-last = У кінець
replay-now = До теперішнього моменту
command-copied = Посилання скопійовано
ending-resigned = Вирішено, бо хтось здався.
ending-agreed = Усі погодилися тут закінчити.
ending-stopped = Гра тривала довше, ніж дозволено, тож очки пораховано за тодішнім станом.
ending-abandoned = Усі встали з-за столу, перш ніж гра почалася.
offer-join = Є вільне місце. Сідайте грати або лишайтеся дивитися.
offer-share = Надішліть це посилання тим, хто гратиме. Гра почнеться сама, щойно всі сядуть.
home-levels = Хто ваш суперник?
home-shelf = Столи
home-own-none = Тут лежать розпочаті вами ігри; спершу ті, де ваш хід.
play-pup = Проти Вовченяти
play-rover = Проти Блукача
play-yearling = Проти Переярка
play-scout = Проти Слідопита
play-hunter = Проти Мисливця
play-elder = Проти Старійшини
play-alpha = Проти Альфи
play-packmate = На моєму рівні
play-friends-short = Друзі
play-device-short = Пристрій
play-guide-short = Навчання
level-pup-line = ще вчиться
level-rover-line = пробує різне
level-yearling-line = грає гідно
level-scout-line = бачить ясно
level-tracker-line = іде за слідом
level-hunter-line = думає наперед
level-elder-line = бачив багато
level-warden-line = стереже межу
level-ranger-line = знає кожну стежку
level-veteran-line = пережив не одну зиму
level-greyback-line = нічого не забуває
level-sage-line = бачить наперед
level-shadow-line = уже там, куди ви йдете
level-beta-line = стоїть поруч з Альфою
level-alpha-line = майже не хибить
level-packmate-line = сильний, як ви
level-alpha-stalker-line = полює на все, до чого дістане
level-alpha-builder-line = робить зі сховищ лігва
level-alpha-raider-line = домінує над тим, що ваше
level-alpha-strategist-line = тримає регіони, коли це важить
game-the-wolves-mood = Поведіть зграю нагір’ям.
game-lone-wolves-mood = Тринадцять взяток, п’ять територій.
game-wolfwalkers-mood = Розвішуйте історії, доки вони не зустрінуться.
me = Ви
me-nobody = Гість
me-guest = гість · обрати ім’я
me-name = Ім’я, яке бачать інші
me-keep = Залишити це ім’я
me-line = Без реєстрації: ім’я зберігається в цьому браузері.
set = Новий стіл: { $game }
set-who = Хто грає?
set-listed = Незнайомі можуть знайти цей стіл і сісти.
set-go = До столу
guest-name = Вовк { $number }
bot-pup = Піп, Тасо, Момо, Лума
bot-rover = Ніка, Таро, Вім, Бела
bot-yearling = Юнона, Бран, Ілва, Рольф
bot-scout = Кая, Ларк, Одо, Міра
bot-tracker = Тала, Фаро, Енно, Зора
bot-hunter = Скаді, Акела, Рубен, Весна
bot-elder = Орла, Бодо, Руна, Тео
bot-warden = Бранд, Іза, Гільда, Мілан
bot-ranger = Йорун, Фальк, Лада, Тимко
bot-veteran = Борга, Арно, Ірена, Кнут
bot-greyback = Ґріма, Альвар, Мірко, Сілка
bot-sage = Сунна, Мерла, Ансельм, Віда
bot-shadow = Нокс, Умбра, Сколль, Мора
bot-beta = Гарм, Фрекі, Селена, Вовк
bot-alpha = Фенрір, Морріган, Лупа, Хаті
bot-packmate = Ясен, Юна, Сорока, Бір
bot-random = Луна, Кубик, Вихор, Жереб
pace = Темп
pace-slow = повільно
pace-normal = звичайно
pace-fast = швидко
pace-instant = одразу
sound = Звук
settings = Налаштування
command-board = Подивитися на поле
command-result = До результату
turning = Переломний момент · крок { $step } із { $steps }
result-numbers = Очко за очком
river = Як змінювалися шанси
river-how = Оцінено за очками на столі й тими, що ще були попереду
river-step = крок { $step }
percent = { $number } %
result-margin =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, на { $more } більше, ніж має { $name }.
command-share = Поділитися посиланням
command-next-level = Наступний суперник: { $level }

# Що зберігається і як бути забутим.
privacy = Що про вас зберігається
privacy-short = Без реєстрації, без адреси, без реклами, і ніхто вас не рахує. Цей сервер зберігає лише те, що потрібно для гри:
privacy-guest = Ви гість: номер та ім’я, яке ви обрали. Їх записано в cookie вашого браузера, яке підписав сервер; списку гостей у сервера немає.
privacy-cookies = Інші cookie містять лише те, що ви налаштували: мову, день чи ніч, менше руху, рівень останнього бота.
privacy-games = Про гру: хто де сидів, кожне рішення та його час, а також усе сказане. Незакінчена гра зберігається, доки не закінчиться.
privacy-finished =
    { $days ->
        [one] Закінчену гру видаляють через { $days } день після останньої події.
        [few] Закінчену гру видаляють через { $days } дні після останньої події.
       *[other] Закінчену гру видаляють через { $days } днів після останньої події.
    }
privacy-finished-ever = Закінчена гра зберігається, доки її не видалить власник сервера.
privacy-chat =
    { $days ->
        [one] Сказане в ній видаляється через { $days } день.
        [few] Сказане в ній видаляється через { $days } дні.
       *[other] Сказане в ній видаляється через { $days } днів.
    }
privacy-chat-ever = Сказане в ній зберігається стільки ж, скільки й гра.
privacy-strength = Якщо ви граєте з Побратимом: наскільки сильним він вас вважає, для кожної гри окремо, як число. Його нікому не показують, і воно зникає, коли ви просите вас забути.
privacy-address = Адреса вашого з’єднання є лише в оперативній пам’яті, для обмежень і справедливості. Вона не зберігається і не потрапляє до журналів цієї програми.
privacy-shown = Хто має посилання на стіл, може дивитися гру й читати чат. Коли гра закінчена, можна завантажити й її запис з іменами гравців. Ігри, відкриті для всіх, видно на головній сторінці.
privacy-forget = Щоб вас забули
privacy-forget-line = Ви полишаєте всі столи; у розпочатій грі за вас дограє бот. Ваш номер, ім’я і слова буде видалено з усіх ігор, а вхід закрито на всіх пристроях, і в програмах теж; щоб старий вхід більше не діяв, сервер 90 днів пам’ятає лише ваш номер і нічого більше. Ігри, які з вами грали інші, лишаються, але на вашому місці буде гравець без імені. Резервні копії, які власник сервера зробив раніше, ще містять ваші дані, доки їх не замінять. Скасувати це неможливо.
privacy-sure = Так, видалити все про мене
privacy-forget-go = Забудьте мене
privacy-nobody = Ви тут не гість: забувати нічого.
privacy-gone = Готово: тут про вас більше нічого немає.
