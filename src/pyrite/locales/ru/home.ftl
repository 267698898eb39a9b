### Главная страница, новый стол, вход по коду.

home-title = Копай золото. И смотри, кто копает рядом.
home-lead = Две игры о тоннелях, сокровищах и тайных ролях для 3–10 игроков, прямо в браузере. Без регистрации.

play-now = Играть сейчас
play-now-text =
    { $bots ->
        [one] Ты и { $bots } бот. Игра начнётся сразу.
        [few] Ты и { $bots } бота. Игра начнётся сразу.
       *[many] Ты и { $bots } ботов. Игра начнётся сразу.
    }
play-now-first = В начале боты на тебя не нападают.
play-now-dealing = Раздаём…
play-now-choices = Настроить
play-now-summary = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    } · { $level } · { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }
play-now-bots = { $level ->
        [random] очень лёгкие боты
        [novice] лёгкие боты
        [digger] средние боты
        [detective] сложные боты
        [foreman] очень сложные боты
       *[other] { $name }
    }
play-friends = Играть с друзьями
play-friends-text = Стол с кодом, ссылкой и QR‑кодом. Пустые места займут боты.

lessons-title = Научиться играть
lessons-about = Минут на пять. Испортить ничего нельзя.

join-title = Войти за стол
join-code = Код стола
join = Войти
join-code-wanted = В коде шесть букв.

your-tables = Твои столы
your-tables-go = Вернуться
your-turn-there = Твой ход
open-tables = Открытые столы
open-tables-none = Сейчас открытых столов нет.
open-tables-make = Открой свой и покажи его здесь
open-tables-free =
    { $count ->
        [0] Свободных мест нет
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
open-tables-sit = Сесть
open-tables-late = Подсесть
open-tables-watch = Смотреть
open-tables-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
table-of = Стол { $code }
status-gathering = Собираются
status-playing = Идёт игра
status-paused = Пауза
status-asleep = Все ушли
status-finished = Сыграно
status-frozen = Заморожен

not-the-publisher = Pyrite — свободная программа людей, которые любят эти игры; она не связана с их авторами и издателями, а все рисунки и тексты — наши.
licences = Лицензии

## Новый стол

new-game = Игра

option-players = Места
option-players-hint = Игроки и боты вместе.
option-rounds = Раунды

setting-pace = Пауза ботов
setting-pace-value = { $seconds } с
setting-pace-off = Сразу

one-less = Меньше: { $what }
one-more = Больше: { $what }

open-tables-password = пароль
replay-open = Открыть игру из файла
