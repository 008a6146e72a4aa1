# Слова гри Wolfwalkers, окрім правил. Назви написано для цієї програми.
# Змінні пояснено в англійському файлі.

## Картки

ww-side-story = Історія
ww-side-goal = Ціль
ww-card = { $side } «{ $title }»

## Символи

ww-symbol-robyn = Робін
ww-symbol-mebh = Мев
ww-symbol-wolfform = Вовча подоба
ww-symbol-wolves = Вовки
ww-symbol-merlyn = Мерлін
ww-symbol-forest = Ліс
ww-symbol-city = Місто
ww-symbol-castle = Замок
ww-symbol-parents = Батьки
ww-symbol-townspeople = Містяни
ww-symbol-army = Військо

## Назви історій

ww-story-C01 = Сокіл на кроквах
ww-story-C02 = Твердиня перед світанком
ww-story-C03 = Чоботи в ногу
ww-story-C04 = Порожній стілець біля вогню
ww-story-C05 = Шепіт біля криниці
ww-story-C06 = Золоті очі
ww-story-C07 = Клубочком із вовченятами
ww-story-C08 = Над мокрими дахами
ww-story-C09 = Вправи з арбалетом
ww-story-C10 = Через мур
ww-story-C11 = Миття посуду на кухні
ww-story-C12 = Обіцянка батькові
ww-story-C13 = Перші кроки під дубами
ww-story-C14 = Ніс до носа
ww-story-C15 = Два тіла, один сон
ww-story-C16 = Королева верховіть
ww-story-C17 = Вий зі мною
ww-story-C18 = Пір’я та ковтуни
ww-story-C19 = Зграя в папороті
ww-story-C20 = Не відставати
ww-story-C21 = Ранок на ринку
ww-story-C22 = Вартові біля брами
ww-story-C23 = Збір на подвір’ї
ww-story-C24 = Накрита клітка
ww-story-C25 = Галявина дроворубів
ww-story-C26 = Та, що веде зграю
ww-story-C27 = Крило серед гілля
ww-story-C28 = Розвідка на узліссі
ww-story-C29 = Наввипередки крізь коріння
ww-story-C30 = Дика гостя в місті
ww-story-C31 = Перша ніч на чотирьох лапах
ww-story-C32 = Лапи на бруківці
ww-story-C33 = Листя, що танцює
ww-story-C34 = Прихований барліг
ww-story-C35 = Та, що спить у печері
ww-story-C36 = Під замком удома
ww-story-C37 = Сміх у провулку
ww-story-C38 = Паніка на краю лісу
ww-story-C39 = Сильце мисливця
ww-story-C40 = Бурштинове світло
ww-story-C41 = Погоня сходами
ww-story-C42 = Накази з високого крісла
ww-story-C43 = Оголошення
ww-story-C44 = Дике дівча напоказ
ww-story-C45 = Несподіване перемир’я
ww-story-C46 = Смолоскипи між деревами
ww-story-C47 = Кігті та крила
ww-story-C48 = Сестри під місяцем
ww-story-C49 = У серце лісу
ww-story-C50 = Розірваний ланцюг
ww-story-C51 = Зграя біля брам
ww-story-C52 = Приїхав віз
ww-story-C53 = Остання битва в улоговині
ww-story-C54 = Відкрито перед натовпом
ww-story-C55 = Одна родина прямує на захід

## Назви цілей

ww-goal-C01 = Де сходяться стежки
ww-goal-C02 = Кола в небі
ww-goal-C03 = Коло виття
ww-goal-C04 = Поділений край
ww-goal-C05 = Супутник мисливця
ww-goal-C06 = Де Робін?
ww-goal-C07 = Непомічені
ww-goal-C08 = Нас четверо
ww-goal-C09 = Бажання вовченяти
ww-goal-C10 = Страх живить страх
ww-goal-C11 = Шлях дозору
ww-goal-C12 = Місто і зграя
ww-goal-C13 = Зміна подоби
ww-goal-C14 = Далеко від дерев
ww-goal-C15 = Дорога на ринок
ww-goal-C16 = Застава
ww-goal-C17 = Рука Захисника
ww-goal-C18 = Глибоко в зелені
ww-goal-C19 = Мев усюди
ww-goal-C20 = Шерегами
ww-goal-C21 = Біжимо як один
ww-goal-C22 = Вихована вовками
ww-goal-C23 = Крізь підлісок
ww-goal-C24 = Мандрівниця снів
ww-goal-C25 = Дві вежі
ww-goal-C26 = Найкращі подруги
ww-goal-C27 = Два чоботи пара
ww-goal-C28 = Вовків немає
ww-goal-C29 = Поза пострілом
ww-goal-C30 = Священне коло
ww-goal-C31 = Людні вулиці
ww-goal-C32 = Родинні узи
ww-goal-C33 = Далеко від дому
ww-goal-C34 = Про це говорить місто
ww-goal-C35 = Уздовж довгої вулиці
ww-goal-C36 = Дитя лісу
ww-goal-C37 = Мисливець чи здобич
ww-goal-C38 = З пташиного польоту
ww-goal-C39 = За кам’яними мурами
ww-goal-C40 = Нашорошені вуха
ww-goal-C41 = Високо й низько
ww-goal-C42 = Сокольниця
ww-goal-C43 = Усі погляди на Робін
ww-goal-C44 = Дім зграї
ww-goal-C45 = Залога
ww-goal-C46 = Викликані до твердині
ww-goal-C47 = Між двома світами
ww-goal-C48 = Без дорослих
ww-goal-C49 = Легкі лапи
ww-goal-C50 = Вузькі провулки
ww-goal-C51 = Ґрати та крила
ww-goal-C52 = Камінці по воді
ww-goal-C53 = Пильні батьки
ww-goal-C54 = Ліс і мур
ww-goal-C55 = Плітки на площі

## Чого вимагають цілі

ww-kind-pattern = Візерунок
ww-kind-arrows = Стрілки
ww-kind-arrows-cross = Перекреслені стрілки
ww-kind-two-symbols = Два символи
ww-kind-two-symbols-arrows = Два символи зі стрілками
ww-kind-balance = Рівновага
ww-goal-pattern =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } щоразу, коли цей візерунок лежить на різних історіях: { $symbols }
ww-goal-arrows =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожну історію із символом «{ $symbol }» у її ряду та стовпці
ww-goal-arrows-cross =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, якщо жодна історія в її ряду та стовпці не має символу «{ $symbol }»
ww-goal-two-symbols =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожну історію з обома символами: «{ $first }» і «{ $second }»
ww-goal-two-symbols-arrows =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за кожну історію з обома символами, «{ $first }» і «{ $second }», у її ряду та стовпці
ww-goal-balance =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, якщо у вас порівну символів «{ $first }» і «{ $second }», щонайменше по одному
ww-goal-scores =
    зараз приносить { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }

## Особливості

ww-module-P01 = Без змін
ww-module-P01-text = Основні правила лишаються, як є; значення мають лише нагоди.
ww-module-P02 = Криві стежки
ww-module-P02-text = Картку можна класти й навскіс від картки вашої викладки.
ww-module-P03 = Розсіяне листя
ww-module-P03-text = Кладіть картки на будь-які вільні клітинки викладки; торкатися інших карток вони не мусять.
ww-module-P04 = Відкритий слід
ww-module-P04-text = Замість картки з ринку можна взяти верхню картку колоди як історію. Ринок тоді не поповнюють.
ww-module-P05 = Широкий ринок
ww-module-P05-text = На ринку 5 історій і 3 цілі.
ww-module-P06 = Рівний ринок
ww-module-P06-text = На ринку 3 історії та 3 цілі.
ww-module-P07 = Свіжі сліди
ww-module-P07-text = Не можна брати картку, що з’явилася на ринку наприкінці попереднього ходу, хіба що іншої взяти не можна.
ww-module-P08 = Обернене листя
ww-module-P08-text = Наприкінці ходу, після поповнення, можна перевернути рівно 1 історію та 1 ціль на ринку; вони міняються місцями.
ww-module-P09 = Вільний шлях
ww-module-P09-text = Перш ніж узяти картку, можна покласти 1 картку ринку під колоду й поповнити її місце тим самим боком.
ww-module-P10 = Спільна справа
ww-module-P10-text = Одна ціль (візерунок, два символи або рівновага) лежить відкрито біля ринку. Наприкінці всі рахують її за власною викладкою.
ww-module-P11 = Порушені обіцянки
ww-module-P11-text = Наприкінці втрачаєте 2 очки за кожну ціль викладки, що приносить 0 очок.
ww-module-P12 = Небагато слів
ww-module-P12-text = Наприкінці гравець із найменшою кількістю цілей отримує 6 очок; за рівності — ніхто.
ww-module-P13 = Улюблена історія
ww-module-P13-text = Перед першим ходом, у зворотному порядку ходів, кожен називає символ, якого ще не називали. Наприкінці отримуєте 1 очко за кожну свою історію зі своїм символом.
ww-module-P14 = Наріжні камені
ww-module-P14-text = Наприкінці отримуєте 3 очки за кожен кут викладки з ціллю, що приносить щонайменше 1 очко.
ww-module-P15 = Серце лісу
ww-module-P15-text = Перша картка — центр вашої викладки. Якщо там ціль, її очки рахують двічі.

## Нагоди

ww-module-O01 = Другий шанс
ww-module-O01-text = Покладіть 1 картку викладки під колоду. Ви матимете ще один хід, щоб заповнити її клітинку.
ww-module-O02 = { ww-module-O01 }
ww-module-O02-text = { ww-module-O01-text }
ww-module-O03 = { ww-module-O01 }
ww-module-O03-text = { ww-module-O01-text }
ww-module-O04 = Остання можливість
ww-module-O04-text = Перед підрахунком візьміть 1 картку з ринку й покладіть її тим самим боком на 1 картку викладки. Накрита картка більше не рахується. Ринок не поповнюють.
ww-module-O05 = Від коріння
ww-module-O05-text = Замість картки з ринку візьміть нижню картку колоди, подивіться на обидва боки й викладіть її як історію або як ціль. Ринок не поповнюють.
ww-module-O06 = { ww-module-O05 }
ww-module-O06-text = { ww-module-O05-text }
ww-module-O07 = Осторонь сліду
ww-module-O07-text = Покладіть картку, взяту цього ходу, на будь-яку вільну клітинку викладки.
ww-module-O08 = Обмін місцями
ww-module-O08-text = Поміняйте місцями 2 картки викладки.
ww-module-O09 = { ww-module-O08 }
ww-module-O09-text = { ww-module-O08-text }
ww-module-O10 = Нове світло
ww-module-O10-text = Переверніть 1 картку викладки; вона лишається на своїй клітинці.
ww-module-O11 = Хиткий ґрунт
ww-module-O11-text = Пересуньте 1 картку викладки на іншу вільну клітинку, куди її зараз можна було б покласти.
ww-module-O12 = Обидва боки історії
ww-module-O12-text = Переверніть взяту картку перед викладанням. Поповніть ринок тим боком, який вона там мала.
ww-module-O13 = Двічі розказано
ww-module-O13-text = Після поповнення ще раз візьміть, викладіть і поповніть. Неможливо, якщо у вас уже 25 карток.
ww-module-O14 = Чистий стіл
ww-module-O14-text = Покладіть усі картки ринку під колоду в довільному порядку й поповніть кожне місце тим самим боком.
ww-module-O15 = Зміна вітру
ww-module-O15-text = Переверніть рівно 1 історію та 1 ціль на ринку; вони міняються місцями.
ww-module-O16 = Уже зайнято
ww-module-O16-text = Після поповнення оберіть 1 картку ринку. Наступний гравець не може взяти її свого наступного ходу.
ww-module-O17 = Торг
ww-module-O17-text = Обміняйте 1 історію своєї викладки на 1 історію наступного гравця з такою самою кількістю символів. Кожна лягає на клітинку іншої.
ww-module-O18 = Без слів
ww-module-O18-text = Наступний гравець не може взяти з ринку ціль свого наступного ходу.
ww-module-O19 = Перехрещені шляхи
ww-module-O19-text = Поміняйте місцями 2 сусідні картки у викладці наступного гравця.
ww-module-O20 = Позичена мрія
ww-module-O20-text = Оберіть 1 ціль (візерунок, два символи або рівновагу) у викладці наступного гравця. Ви теж повністю рахуєте її за власною викладкою; він зберігає свою.
ww-module-O21 = Перевертень
ww-module-O21-text = Одна історія викладки для всіх ваших цілей рахується так, ніби має ще 1 символ на ваш вибір.
ww-module-O22 = Сплетені історії
ww-module-O22-text = Для 1 вашої цілі-візерунка копії можуть мати спільні картки; жодні дві не можуть складатися з тих самих карток. Рахують щонайбільше 3.
ww-module-O23 = Заплющене око
ww-module-O23-text = Для 1 вашої цілі з перекресленими стрілками не враховуйте 1 історію в її ряду чи стовпці.
ww-module-O24 = Майже досить
ww-module-O24-text = 1 вашу ціль-рівновагу виконано й тоді, коли числа різняться на 1 і жодне не дорівнює 0.
ww-module-O25 = Передбачення
ww-module-O25-text = Подивіться на обидва боки 3 верхніх карток колоди й покладіть їх назад у довільному порядку.

## Категорії та моменти модулів

ww-timing-any = Будь-коли у ваш хід
ww-timing-before-take = Перед узяттям картки
ww-timing-instead-of-take = Замість узяття картки
ww-timing-on-take = Під час узяття картки
ww-timing-on-place = Під час викладання картки
ww-timing-after-action = Після взяття, викладання й поповнення
ww-timing-turn-end = Наприкінці вашого ходу
ww-timing-game-end = Наприкінці гри
ww-module-used = використано

## Випробування наодинці

ww-solo-S1 = Перші відбитки лап
ww-solo-S1-text = Наберіть щонайменше 55 очок.
ww-solo-S2 = У ліс
ww-solo-S2-text = Наберіть щонайменше 65 очок.
ww-solo-S3 = Кожної обіцянки дотримано
ww-solo-S3-text = Наберіть щонайменше 60 очок без жодної цілі на 0 очок.
ww-solo-S4 = Коротка історія
ww-solo-S4-text = Наберіть щонайменше 60 очок, маючи не більше 7 цілей.
ww-solo-S5 = Чотири способи розповісти
ww-solo-S5-text = Наберіть щонайменше 65 очок, зокрема візерунком, стрілками, двома символами та рівновагою.
ww-solo-S6 = Ткач візерунків
ww-solo-S6-text = Наберіть щонайменше 40 очок самими візерунками.
ww-solo-S7 = Тихий край
ww-solo-S7-text = Наберіть щонайменше 70 очок без символу війська у викладці.
ww-solo-S8 = Вожак зграї
ww-solo-S8-text = Наберіть щонайменше 90 очок.

## Налаштування столу

ww-option-exchange = Картки обміну
ww-option-permanent = Особливість
ww-option-permanent-none = немає
ww-option-permanent-random = навмання
ww-option-opportunities = Нагоди
ww-option-opportunities-none = немає
ww-option-opportunities-random = три навмання
ww-option-solo = Випробування
ww-option-solo-none = без випробування

## Що сталося

ww-event-named = { $seat } називає символ «{ $symbol }».
ww-event-taken = { $seat } бере картку: { $card }.
ww-event-taken-top = { $seat } бере верхню картку колоди: { $card }.
ww-event-taken-bottom = { $seat } бере нижню картку колоди: { $card }.
ww-event-shown = { $seat } перевертає взяту картку: { $card }.
ww-event-placed = { $seat } викладає картку: { $card }.
ww-event-refilled = Нова картка на ринку: { $card }.
ww-event-top = Наступна історія в колоді: { $card }.
ww-event-top-empty = Колода порожня.
ww-event-exchanged = Картка обміну: крайні картки ринку перевертають.
ww-event-used = { $seat } використовує «{ $module }».
ww-event-recycled = { $seat } кладе під колоду картку з ринку: { $card }.
ww-event-market-turned = { $seat } перевертає на ринку історію та ціль; вони міняються місцями.
ww-event-returned = { $seat } кладе під колоду картку з викладки: { $card }.
ww-event-covered = { $seat } накриває картку викладки; тепер там лежить { $card }.
ww-event-swapped = { $seat } міняє місцями дві картки (викладка: { $owner }).
ww-event-turned = { $seat } перевертає картку викладки: { $card }.
ww-event-moved = { $seat } пересуває картку викладки: { $card }.
ww-event-bartered = { $seat } і { $other } обмінюються історіями.
ww-event-reserved = { $seat } закриває картку ринку: { $other } не може її взяти.
ww-event-forbidden = { $seat }: наступного ходу { $other } не може брати з ринку: { $side }.
ww-event-again = { $seat } ще раз бере, викладає й поповнює.
ww-event-copied =
    { $seat } також рахує «{ $goal }»: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
ww-event-symbol-added = { $seat }: історія в ряду { $row }, стовпці { $column } має ще й символ «{ $symbol }».
ww-event-eased = { $seat }: ціль у ряду { $row }, стовпці { $column } оцінюють м’якше.
ww-event-looked =
    { $seat } дивиться на { $count ->
        [one] { $count } верхню картку
        [few] { $count } верхні картки
       *[many] { $count } верхніх карток
    } колоди.
ww-event-ordered = { $seat } повертає картки на колоду.
ww-event-passed = { $seat } нічого не може взяти й пасує.
ww-event-forest-took = Ліс бере картку: { $card }.
ww-event-over = Гру закінчено. { $ending }

## Що можна зробити

ww-action-take = Узяти з місця { $place }: { $card }
ww-action-take-top = Узяти верхню картку колоди: { $card }
ww-action-place = Покласти в ряд { $row }, стовпець { $column }
ww-action-use = Скористатися: «{ $module }»
ww-action-own = Обрати свою картку в ряду { $row }, стовпці { $column }: { $card }
ww-action-other = Обрати картку наступного гравця в ряду { $row }, стовпці { $column }: { $card }
ww-action-market = Обрати картку ринку на місці { $place }: { $card }
ww-action-to = Пересунути в ряд { $row }, стовпець { $column }
ww-action-as-story = Викласти як історію
ww-action-as-goal = Викласти як ціль
ww-action-name = Назвати символ «{ $symbol }»
ww-action-next = Наступна згори: картка { $number }
ww-action-end-turn = Закінчити хід
ww-action-pass = Пасувати
ww-action-done = Більше не користуватися нагодами

## Частини підрахунку

ww-part-goal = Ціль
ww-part-copied = Позичена ціль
ww-part-shared = Спільна ціль
ww-part-permanent = Особливість

## Як закінчилася гра

ww-ending-complete = Усі викладки завершено.
ww-ending-all-passed = Ніхто більше не міг узяти картку.
ww-ending-challenge-met = Випробування пройдено.
ww-ending-challenge-failed = Випробування не пройдено.

## Чого бракує для більшого

ww-missing-impossible = Більше вже не вміститься.
ww-missing-pattern = Щоб скласти ще раз, потрібно: { $symbols }.
ww-missing-pattern-cell = «{ $symbol }» у ряду { $row }, стовпці { $column }
ww-missing-story = Щоб отримати більше, потрібна ще одна історія із символами: { $symbols }.
ww-missing-more = До рівноваги бракує: { $symbols }.
ww-missing-more-symbol = { $count } × «{ $symbol }»
