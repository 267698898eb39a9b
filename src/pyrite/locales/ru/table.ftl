### Стол во время игры.

## Поле

board-closer = Приблизить
board-further = Отдалить
board-fit = Показать всё

## Карты

side-N = вверх
side-E = вправо
side-S = вниз
side-W = влево
card-not-turn = Сейчас ещё не твой ход.
card-not-now = Не на этом шаге хода.
card-seen-by = Подсмотрено: { $who }

## Чей ход и что можно сделать

prompt-waiting-deal = Карты раздаются…
prompt-paused = Игра на паузе
prompt-asleep = Игра ждёт игроков
prompt-over = Игра закончилась
prompt-sending = Минутку…

fast-forward = Перемотать до моего хода
do-turn = Повернуть
do-cancel = Отмена
keys-hint = R: повернуть · Esc: отмена

moves-title = Все возможные ходы
moves-open = Список ходов
moves-suggest = Подсказать ход
moves-suggested = Так сыграл бы бот
moves-other = Другие ходы
moves-none = Сейчас решать нечего.

replay-turn = { $me ->
    [yes] Твой ход
   *[no] Ходит { $who }
}

## Роль

role-cover = Скрыть мою роль
role-uncover = Показать мою роль
role-peek = Удерживай, чтобы взглянуть
role-covered = Твоя роль скрыта
role-watching = Ты смотришь игру
role-watching-text = Ты видишь то, что видят все.
role-go-on = Нажми, чтобы продолжить
role-unknown = Роли раздаются…

## Игроки

players-label = Игроки в порядке хода
player-turn = ходит
player-your-turn = твой ход
player-you = ты
player-bot = бот
player-host = хозяин
player-away-until = нет связи; через { $seconds } с место займёт бот
player-absent = не в игре
player-choose = Выбрать: { $who }
player-cards = { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
player-marked-trust = твоё мнение: верю
player-marked-suspect = твоё мнение: подозреваю
claim-suspect = кто подозревает этого игрока: { $who }
claim-trust = кто доверяет этому игроку: { $who }
player-clock = Часы { $time }
player-take-over = Играть вместо этого бота

## Середина стола

round-of = Раунд { $round } из { $rounds }
pile-count = { $count ->
        [0] Колода пуста
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }

## События и разговоры

log-title = Ход игры
log-show = Показать на поле
log-empty = Пока ничего.
log-only-you = Это знаешь только ты
log-new = Ниже есть новые записи
talk-placeholder = Скажи что-нибудь…
talk-send = Отправить
talk-phrases = Готовые фразы
talk-more = Ещё
talk-fewer = Меньше
talk-closed = Чат закрыт хозяином стола. Готовые фразы по-прежнему работают.
talk-spectators = Зрители говорят между собой.
talk-muted = Тебе отключили чат.
talk-pick-seat = Кто?
talk-unread = { $count ->
        [one] { $count } новая запись
        [few] { $count } новые записи
       *[many] { $count } новых записей
    }
talk-open = События и разговор
talk-watcher = зритель

## Меню

menu-title = Стол { $code }
menu-open = Меню
menu-sound = Звуки
menu-resume = Играть дальше

## Состояния

state-paused-host = Пауза по твоей просьбе.
state-away = { $who }: нет связи. Через { $seconds } с место займёт бот.
state-everyone-left = Все ушли. Игра ждёт, пока кто-нибудь из игроков вернётся.
state-reading = Следующий раунд начнётся, когда результат посмотрит { $who }, или через { $seconds } с.
state-reading-long = Следующий раунд начнётся, когда результат посмотрит { $who }.
state-bot-plays-you = За тебя играет бот.
state-take-back = Вернуться на место
state-late = Можно занять место бота
late-watching = Ты смотришь.
late-ask = Попроситься в игру
late-asked = Просьба отправлена. { $host } может дать тебе место бота.
late-declined = { $host } говорит «нет». Можно смотреть дальше.
late-host = Хозяин
late-name = Твоё имя
state-rematch = Остальные играют ещё раз
state-rematch-go = К следующей игре
state-rematch-follow = Следующая игра через { $seconds } с
state-rematch-stay = Остаться здесь
state-unfinished = Эта игра не доиграна
state-spectators = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }

## Конец раунда, конец игры

reveal-roles = Роли
reveal-leftover = Лишняя
reveal-next = Следующий раунд
reveal-next-in = Следующий раунд через { $seconds } с
reveal-standings = Итоги
reveal-board = Посмотреть поле

title-your-turn = ● Твой ход · Pyrite
notify-your-turn = Твой ход за столом { $code }.
announce-your-turn = Твой ход.

reveal-skip = Показать всё сразу
scoring-title = Подсчёт очков
scoring-points = { $count ->
        [0] 0 очков
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
seat-same-device = несколько мест на одном устройстве
hindsight-title = Кто кого провёл
replay-watch = Посмотреть запись
