# Слова програми moonpack.

cli-about-moonpack = Три настільні гри про вовків: The Wolves, Lone Wolves та Wolfwalkers.
cli-exit-codes =
    Коди завершення: 0 виконано; 1 відповідь «ні» (запис не сходиться); 2 хибний командний рядок; 3 не вдалося (файл, мережа).
cli-arg-lang = Мова всього, що виводиться
cli-arg-content = Каталог із власними даними ігор: the-wolves.toml, lone-wolves.toml, wolfwalkers.toml
cli-arg-json = Вивести JSON для програми

cli-about-serve = Запустити вебзастосунок і його API
cli-arg-serve-listen = Адреса для з’єднань; порт 0 бере будь-який вільний
cli-arg-serve-behind-proxy = Попереду стоїть зворотний проксі, який ставить X-Forwarded-For
cli-arg-serve-https = Сервер доступний через HTTPS: позначати cookie як Secure
cli-arg-serve-metrics-listen = Показувати показники лише за цією адресою, а не за публічною
cli-arg-serve-revoke-tokens = Відкликати всі попередні токени: усі гості знову незнайомці (якщо ключ міг потрапити до чужих рук)
cli-arg-serve-bot-threads = Потоки, на яких думають боти (якщо не вказано — половина ядер)
cli-arg-bot-ms = Скільки мілісекунд бот може думати над одним рішенням
cli-arg-bot-pause = Скільки мілісекунд бот чекає перед рішенням, доки хтось дивиться на сторінку; у межах одного ходу — половину
cli-arg-serve-seed = Готувати кожен стіл за цим числом: щоразу той самий розклад, лише для тестів
cli-arg-serve-no-limits = Без обмежень на запити, потоки подій і столи: лише для тестів навантаження
cli-arg-log-json = Писати журнал рядками JSON
cli-arg-otlp = Надсилати трасування цьому колектору OpenTelemetry, наприклад http://ХОСТ:4318; якщо не вказано — вимкнено
cli-arg-serve-keep-finished = Скільки днів зберігається закінчена гра після останньої події; 0 — завжди
cli-arg-serve-keep-chat = Скільки днів зберігається чат закінченої гри; 0 — стільки ж, скільки гра
cli-serve-ready = Moonpack готовий: { $address }

cli-arg-db = База даних: sqlite: і файл або postgres://КОРИСТУВАЧ@ХОСТ/БАЗА
cli-arg-nats = Сервер NATS, що з’єднує кілька вузлів з однією базою PostgreSQL, наприклад nats://ХОСТ:4222
cli-arg-lease = Скільки секунд вузол сам опікується ботами, годинниками й давніми партіями в PostgreSQL; якщо він загинув, далі береться інший
cli-about-worker = Думати за ботів вузлів зі спільними PostgreSQL і NATS
cli-arg-worker-db = База даних вузлів: postgres://КОРИСТУВАЧ@ХОСТ/БАЗА
cli-arg-worker-threads = Потоки, на яких думають боти; якщо не вказано — стільки, скільки ядер
cli-worker-ready = Робочий процес готовий. Потоків: { $threads }.
cli-about-migrate = Перенести всі дані з файлу SQLite до порожньої бази PostgreSQL і перевірити їх
cli-arg-migrate-from = Файл: sqlite:ФАЙЛ; жоден сервер не має ним користуватися
cli-arg-migrate-to = База даних: postgres://КОРИСТУВАЧ@ХОСТ/БАЗА
cli-migrate-done = Перенесено й перечитано столів: { $tables }, записів: { $entries }. Усе на місці.
cli-about-backup = Скопіювати базу даних у новий файл, навіть коли сервер працює, і переглянути копію
cli-arg-backup-file = Новий файл
cli-backup-done = { $file } — копія { $database }.
cli-about-check = Переглянути базу даних: кожен стіл відтворюється за своїми правилами, кожен рядок читається
cli-check-sum =
    Справних столів: { $good }{ $failed ->
        [0] .
       *[other] , вад: { $failed }.
    }

cli-about-games = Перелічити ігри з кількістю гравців та параметрами
cli-games-facts = гравців: { $players } · версія правил { $rules }
cli-games-bots = боти: { $bots }
cli-games-default = типово: { $value }
cli-about-engine = Обслуговувати протокол рушія: один JSON-об’єкт на рядок на вході, один на виході

cli-about-replay = Показати записану гру крок за кроком: клавішами в терміналі, інакше простим текстом
cli-arg-replay-file = Запис; - читає його зі стандартного вводу
cli-arg-replay-at = Почати після стількох кроків; без термінала показати лише цю позицію
cli-seat = Місце { $seat }
cli-replay-step = Крок { $step } з { $steps }
cli-replay-won = перемога: { $winners }
cli-replay-keys = →/← крок · PgDn/PgUp десять · Home/End · число й Enter перехід · WASD рухають поле · q вихід

cli-about-play = Грати в терміналі проти ботів і з людьми за тією самою клавіатурою
cli-arg-play-game = Гра; перелік дає `moonpack games`
cli-arg-play-seats = Хто де сидить, за місцями: you, інше ім’я або бот гри (pup, alpha, packmate; `moonpack games` називає всіх)
cli-arg-play-options = Параметр гри, наприклад board=advanced; можна вказати кілька разів
cli-arg-play-seed = Те саме число дає той самий розклад
cli-arg-play-resume = Продовжити збережену гру
cli-arg-play-save = Куди записує `save`
cli-arg-play-pace = Як швидко відповідають боти: slow, normal, fast, instant
cli-arg-play-bot-ms = Скільки мілісекунд бот може думати над одним рішенням
cli-arg-play-plain = Рядок за рядком, для програм екранного доступу та конвеєрів
cli-arg-play-server = Грати на сервері: з назвою гри відкрити там стіл, з --table сісти за стіл, без обох показати столи, що чекають
cli-arg-play-table = Стіл сервера, за який сісти або за яким спостерігати: його код чи адреса його сторінки
cli-arg-name = Ім’я, яке інші бачать на сервері
cli-arg-tokens = Файл, що пам’ятає, хто ви на серверах (інакше moonpack/guests.json у каталозі стану)
cli-play-waits = Чекаємо на гравців
cli-play-away = { $server } не відповідає ({ $why }). Спробуємо ще раз; чи працює сервер?
cli-play-no-url = `{ $url }` не є адресою сервера; вона має вигляд http://127.0.0.1:7700
cli-play-invite = Стіл { $table }. Інші приєднуються так: moonpack play --server { $server } --table { $table }
cli-play-no-tables = На { $server } жоден стіл не чекає на гравців. Відкрийте свій, назвавши гру: moonpack play ГРА --server { $server }
cli-play-you = Вовк
cli-play-seats = у цій грі стільки місць: { $seats }; назвіть когось для кожного через --seats
cli-play-undone = Останнє рішення скасовано.
cli-play-allowed = Зараз це можна: { $phrase }
cli-play-saved = Збережено у { $file }. Продовжити можна так: moonpack play --resume { $file }
cli-play-more = … і ще { $count }: введіть частину того, чого хочете
cli-play-decides = { $name }: що робитимете?
cli-play-thinks = { $name } думає…
cli-play-over = Гру закінчено
cli-play-curtain = Тепер { $name }. Передайте клавіатуру й натисніть Enter.
cli-play-none = Ніщо не відповідає введеному. Enter пояснить чому, Esc очистить.
cli-play-keys = ↑↓ Enter вибір · пошук: текст · Tab · ? чому · F1 довідка · ^Z назад · ^Q вихід
cli-play-help =
    Обирайте клавішами ↑ і ↓ та Enter або введіть частину того, чого хочете: слова речення чи тексту в дужках.
    Торкайтеся поля мишею: підкреслене може йти далі, Backspace повертає на крок, Esc на початок.
    Поле, більше за екран, рухають ← → Home End і коліщатко миші.
    ? пояснює, чому щось дозволено чи заборонено, і називає правило. Tab доповнює введене.
    F2 або hint, F3 або log, F4 або score, Ctrl+Z або undo, Ctrl+S або save ФАЙЛ, Ctrl+Q або quit.
cli-play-help-plain = Введіть номер, текст у дужках або частину того, чого хочете. Також: board, log, score, hint, undo, explain ТЕКСТ, save ФАЙЛ, help, quit.
cli-draw-lw-cards =
    { $count ->
        [one] { $count } картка
        [few] { $count } картки
       *[other] { $count } карток
    }
cli-draw-lw-scar-strength-per-wolf = { $value } сили/вовк
cli-draw-lw-scar-strength-flat = +{ $value } сили
cli-draw-lw-scar-summon-lone-wolf = +{ $value } вовк
cli-draw-lw-scar-flip-tile = перевернути
cli-draw-lw-scar-points-per-wolf = +{ $value }/вовк
cli-draw-lw-scar-points-per-lone-wolf = +{ $value }/самот.
cli-draw-lw-scar-points-per-open-wolf = +{ $value }/відкр.
cli-draw-lw-scar-points-per-low-wolf = +{ $value }/2-3-4
cli-draw-lw-scar-points-if-tile-won = +{ $value } за жетон
cli-draw-ww-symbol-robyn = Ро
cli-draw-ww-symbol-mebh = Ме
cli-draw-ww-symbol-wolfform = Вп
cli-draw-ww-symbol-wolves = Во
cli-draw-ww-symbol-merlyn = Мл
cli-draw-ww-symbol-forest = Лі
cli-draw-ww-symbol-city = Мі
cli-draw-ww-symbol-castle = За
cli-draw-ww-symbol-parents = Ба
cli-draw-ww-symbol-townspeople = Мт
cli-draw-ww-symbol-army = Ві

cli-about-mcp = Обслуговувати Model Context Protocol: місце за столом для мовної моделі
cli-arg-mcp-server = Сервер, за столи якого модель може сісти
cli-arg-mcp-bot-ms = Скільки мілісекунд бот може думати над одним рішенням
cli-mcp-choices =
    { $count ->
        [one] У вас { $count } варіант: спитайте choices, тоді вирішуйте через decide.
        [few] У вас { $count } варіанти: спитайте choices, тоді вирішуйте через decide.
       *[other] У вас { $count } варіантів: спитайте choices, тоді вирішуйте через decide.
    }
cli-mcp-nothing-fits = Жоден варіант не відповідає цим словам. Спитайте choices без слів, щоб прочитати всі.
cli-mcp-no-table = Ви ще не сидите за столом: скористайтеся open_game або join_table на сервері.
cli-mcp-no-server = Сервер не названо: запустіть `moonpack mcp --server URL`, щоб грати за його столами.
cli-mcp-no-rule = Немає правила з таким номером чи такими словами.
cli-mcp-record-later = Запис видає всі таємниці гри: його можна прочитати, коли гра скінчиться.

cli-about-verify = Відтворити записи й сказати, які сходяться
cli-arg-verify-files = Записи; каталог означає всі файли *.moonpack у ньому, - стандартний ввід
cli-verify-sum =
    { $good ->
        [one] Сходиться { $good } запис
        [few] Сходяться { $good } записи
       *[other] Сходиться { $good } записів
    }{ $failed ->
        [0] .
       *[other] , не сходиться { $failed }.
    }

cli-about-bench = Виміряти, як швидко правила грають випадкові ігри, на одному ядрі
cli-arg-bench-game = Виміряти лише цю гру
cli-arg-bench-seconds = Скільки секунд вимірювати кожен рядок
cli-bench-game = гра
cli-bench-players = гравців
cli-bench-variant = варіант
cli-bench-games = ігор/с
cli-bench-decisions = рішень/с

docs-rules-intro = Кожне правило як пронумероване твердження. Коли дію відхилено, відповідь називає номер твердження; кожне твердження доводять тести, що його називають. Цю сторінку створює `cargo xtask docs`.
docs-rules-since = від версії { $version }
docs-rules-until = до версії { $version }

cli-draw-tw-legend = f ліс, r гори, g степ, t тундра, d пустеля, ~ джерело, # провалля; 3b: гекс b свого виду в регіоні 3, регіон 0 — стартове поле; A альфа-вовк, p зграйний вовк, d сховище, L лігво з номером місця (x третя зграя); ? вовк-одинак, * здобич
cli-draw-tw-tokens = бонусні жетони: місцевості { $terrains }, дії { $actions }
cli-draw-ww-market = Ринок:
cli-draw-ww-hand = У руці:

# What is wrong with a record.
cli-record-at = рядок { $line }, стовпець { $column }: { $fault }
cli-record-expected = очікувалося: { $expected }, знайдено: { $found }
cli-record-nothing = нічого
cli-record-twice = `{ $key }` стоїть тут удруге
cli-record-format = це формат запису { $format }; ця програма читає формат 1
cli-record-game = немає гри `{ $game }`; ігри: { $known }
cli-record-rules = партію зіграно за версією { $record } правил гри { $game }; ця програма грає за версією { $program }, тож відтворення могло б дати іншу партію. Відкрийте запис тією версією moonpack, яка його записала
cli-record-begin = так партія не може початися: { $problem }
cli-record-action = крок { $step }: { $problem }
cli-record-over = гру закінчено, ніхто вже не вирішує
cli-record-result = у записі { $key } = { $claimed }, але дії ведуть до { $key } = { $replayed }
cli-record-check = текст вище змінено після запису (його контрольна сума { $actual }). Якщо так і задумано, вилучіть цей рядок
cli-expected-text = текст у UTF-8 без керівних символів
cli-expected-record = перший рядок `moonpack record 1`
cli-expected-header = `game = …`, `rules = …`, `players = …`, `option NAME = …`, `seat N = …` або `setup`
cli-expected-header-line = `{ $key } = …` перед підготовкою
cli-expected-setup = рядок `setup`
cli-expected-setup-first = `setup` перед рядками з відступом
cli-expected-actions = `actions` або рядок підготовки з відступом у два пробіли
cli-expected-result = `result`, `check` або рядок з відступом у два пробіли
cli-expected-result-line = `ending`, `points` або `winners`
cli-expected-check = `check` і вісім знаків 0-9a-f останнім рядком або кінець запису
cli-expected-end = кінець запису
cli-expected-comment = `# ` з пробілом перед коментарем
cli-expected-pair = рядок `key = value`
cli-expected-key = назва перед `=`
cli-expected-rules-version = версія правил, число
cli-expected-players = кількість гравців
cli-expected-spelling = `{ $value }`, написане саме так
cli-expected-seat = місце від 0 до { $last }
cli-verify-none = немає жодного запису (*.moonpack) у { $places }
