### Главная страница, новый стол, вход по коду.

home-title = Копай золото. И смотри, кто копает рядом.
home-lead = Две игры о тоннелях, сокровищах и тайных ролях для 3–10 игроков, прямо в браузере. Без регистрации.

play-now = Играть сейчас
play-now-text =
    { $bots ->
        [one] Ты и { $bots } бот. Игра начнётся сразу.
        [few] Ты и { $bots } бота. Игра начнётся сразу.
       *[many] Ты и { $bots } ботов. Игра начнётся сразу.
    }
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
play-friends = Играть с друзьями
play-friends-text = Стол с кодом, ссылкой и QR-кодом. Пустые места займут боты.

lessons-title = Научиться играть
lessons-about = Минут на пять. Испортить ничего нельзя.

join-title = Войти в игру по коду
join-code = Код стола
join-code-placeholder = ABCDEF
join = Войти
join-code-wanted = В коде шесть букв.

your-tables = Твои столы
your-tables-go = Вернуться
your-turn-there = Твой ход
open-tables = Открытые столы
open-tables-none = Сейчас открытых столов нет. Открой свой, и он может появиться здесь.
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
status-finished = Сыграно
status-frozen = Заморожен

not-the-publisher = Pyrite — свободная программа людей, которые любят эти игры; она не связана с их авторами и издателями, а все рисунки и тексты — наши.
licences = Лицензии шрифтов

## Новый стол

new-title = Стол для друзей
new-lead = Выбирай, что нравится; пока игра не началась, всё можно поменять.
new-make = Открыть стол
new-making = Открываем…
new-what = Во что играем
new-game = Игра
new-who = Кто может присоединиться
new-house = Домашние правила
new-house-hint = Дополнения из печатных правил и другие, которые любят игроки. Сначала все выключены.
new-pace = Как всё идёт
new-title-field = Название стола
new-title-hint = Его увидит каждый, кто придёт. Можно не заполнять.
new-title-placeholder = Пятница в шахте

option-players = Места
option-players-hint = Игроки и боты вместе.
option-rounds = Раунды
option-first = Первый игрок
option-first-hint = Кто начинает первый раунд.
option-first-anybody = По жребию
option-first-seat = Место { $seat }

setting-open = Открытый стол
setting-open-hint = Виден на главной странице, и сесть может любой. Иначе — только тот, кто знает код.
setting-spectators = Зрители
setting-spectators-hint = Можно смотреть и без места; зрители видят то, что видно всем, и говорят между собой.
setting-latecomers = Опоздавшие
setting-latecomers-hint = Любой, кто знает код, может занять место бота. Иначе места предлагает хозяин.
setting-hints = Подсказки
setting-hints-hint = Игроки могут спросить бота, кого бы он подозревал и почему.
setting-pace = Темп ботов
setting-pace-hint = Сколько бот ждёт, прежде чем показать свой ход: чтобы все успевали следить.
setting-pace-value = { $seconds } с
setting-pace-off = Сразу
setting-away = Терпение
setting-away-hint = Сколько стол ждёт того, кто вышел, прежде чем за него сыграет бот.
setting-away-bot = Кто заменит
setting-away-bot-hint = Какой бот играет дальше за того, кто вышел.
setting-away-value = { $seconds ->
        [60] 1 минута
        [120] 2 минуты
        [300] 5 минут
        [600] 10 минут
       *[other] { $seconds } с
    }

one-less = На один меньше: { $what }
one-more = На один больше: { $what }

## Перенос места на это устройство

move-title = Займи своё место здесь
move-text = Эта ссылка переносит место на это устройство. Она действует один раз; прежнее устройство станет зрителем.
move-take = Занять место
move-taking = Занимаем место…
