### Стол во время игры.

## Поле

board-closer = Приблизить
board-further = Отдалить
board-fit = Показать всё

## Карты

side-N = север
side-E = восток
side-S = юг
side-W = запад

## Чей ход и что можно сделать

prompt-waiting-deal = Карты раздаются…
prompt-paused = Игра на паузе
prompt-over = Игра закончилась
prompt-sending = Минутку…

do-turn = Повернуть
do-cancel = Отмена
keys-hint = R: повернуть · Esc: отмена

moves-title = Все возможные ходы
moves-open = Список ходов
moves-none = Сейчас решать нечего.

## Роль

role-cover = Скрыть мою роль
role-uncover = Показать мою роль
role-peek = Удерживай, чтобы взглянуть
role-covered = Твоя роль скрыта
role-watching = Ты смотришь игру
role-watching-text = Ты видишь то, что видят все.
role-unknown = Роли раздаются…

## Игроки

players-label = Игроки в порядке хода
player-turn = ходит
player-you = ты
player-bot = бот
player-host = хозяин
player-away-until = нет связи; через { $seconds } с место займёт бот
player-choose = Выбрать: { $who }
player-cards = { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
player-marked-trust = твоё мнение: верю
player-marked-suspect = твоё мнение: подозреваю
claim-suspect = подозревают: { $who }
claim-trust = доверяют: { $who }
player-clock = Часы { $time }
marks-own = Это видишь только ты.
mark-trust = Верю
mark-suspect = Подозреваю
mark-none = Без метки
mark-note = Заметка
hint-ask = Что подумал бы бот?
mark-note-placeholder = На 3-м ходу сломан мой фонарь…
player-mute = Заглушить: { $who }
player-unmute = Снова слышать: { $who }
player-mute-all = Заглушить для всех
player-unmute-all = Вернуть голос
player-make-host = Сделать хозяином стола
player-fresh-link = Новая ссылка на это место
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
menu-confirm = Спрашивать перед каждым ходом
menu-confirm-hint = Ход не отменить. Второе касание подтверждает, что так и задумано.
menu-forced = Делать вынужденные ходы автоматически
menu-forced-hint = Если возможен только один ход, он делается сам.
menu-sound = Звуки
menu-cover = Скрыть мою роль
menu-cover-hint = Если кто-то сидит рядом: удерживай карту, чтобы взглянуть.
menu-notify = Сообщать, когда мой ход
menu-pause = Поставить на паузу
menu-resume = Играть дальше
menu-close-chat = Закрыть чат
menu-open-chat = Открыть чат
menu-link = Перенести моё место на другое устройство
menu-invite = Ссылка для друзей и зрителей
menu-leave = Уйти из-за стола
menu-leave-sure = Уйти насовсем? Дальше за тебя сыграет бот.
menu-leave-yes = Уйти
menu-close = Закрыть стол
menu-close-sure = Закончить игру для всех? Тайны раздачи раскроются. Игру можно будет пересмотреть, но не доиграть.
menu-close-yes = Закончить игру
menu-home = На главную
menu-fair = Раздачу можно проверить
menu-fair-text = До раздачи сервер опубликовал отпечаток (SHA-256) секрета этого раунда. После игры секрет откроют.

## Состояния

state-paused = Игра на паузе.
state-paused-host = Пауза по твоей просьбе.
state-away = { $who }: нет связи. Через { $seconds } с место займёт бот.
state-reading = Следующий раунд начнётся, когда результат посмотрит { $who }, или через { $seconds } с.
state-bot-plays-you = За тебя играет бот.
state-take-back = Вернуться на место
state-late = Можно занять место бота
state-rematch = Остальные играют ещё раз
state-rematch-go = Перейти
state-rematch-follow = Следующая игра через { $seconds } с
state-rematch-stay = Остаться здесь
state-unfinished = Эта игра не доиграна
state-spectators = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
state-late-name = Твоё имя

## Конец раунда, конец игры

reveal-roles = Роли
reveal-leftover = Лишняя
reveal-next = Следующий раунд
reveal-standings = Итоги
reveal-board = Посмотреть поле
standings-title = Игра закончилась
standings-won-you = Победа твоя!
standings-won = Побеждает { $who }!
standings-shared = Общая победа: { $who }!
standings-place = Место
standings-player = Игрок
standings-round = Раунд { $round }
standings-rematch = Реванш той же компанией
standings-rematch-wait = Ждём новый стол…
standings-record = Запись игры
standings-home = На главную
feedback-title = После игры
feedback-fun = Тебе понравилось?
feedback-yes = Да
feedback-no = Не очень
feedback-fooled = Кто тебя обманул?
feedback-thanks = Спасибо! Это увидит только хозяин стола.
feedback-liked = Понравилось: { $count } из { $all }.
feedback-was-fooled = { $who } – кто обманул: { $liar }.

title-your-turn = ● Твой ход · Pyrite
notify-your-turn = Твой ход за столом { $code }.
announce-your-turn = Твой ход.

reveal-skip = Показать всё сразу
scoring-title = Как считают очки
scoring-points = { $count ->
        [0] 0 очков
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
standings-points = Очки
