# Слова програми moonpack.

cli-about = Три настільні гри про вовків: The Wolves, Lone Wolves та Wolfwalkers.
cli-exit-codes =
    Коди завершення: 0 виконано; 1 відповідь «ні» (запис не сходиться); 2 хибний командний рядок; 3 не вдалося (файл, мережа).
cli-arg-lang = Мова всього, що виводиться
cli-arg-content = Тека з власними даними ігор: the-wolves.toml, lone-wolves.toml, wolfwalkers.toml
cli-arg-json = Вивести JSON для програми

cli-game-the-wolves = The Wolves
cli-game-lone-wolves = Lone Wolves
cli-game-wolfwalkers = Wolfwalkers

cli-games-about = Перелічити ігри з кількістю гравців та опціями
cli-games-facts = гравців: { $players } · версія правил { $rules }
cli-games-default = типово: { $value }
cli-engine-about = Обслуговувати протокол рушія: один JSON-об’єкт на рядок на вході, один на виході
