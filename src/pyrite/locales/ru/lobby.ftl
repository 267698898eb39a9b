### Стол до начала игры.

lobby-title = Стол { $code }
lobby-learn = Научиться за пять минут
lobby-invite = Позови друзей
lobby-invite-text = Пусть откроют ссылку, наведут камеру на QR-код или введут буквы на главной странице.
lobby-code = Код
lobby-link = Ссылка
lobby-qr = QR-код со ссылкой на этот стол
lobby-only-here = Эта ссылка работает только на этом компьютере; другие устройства не могут подключиться к серверу.
lobby-seats = Места
lobby-taken = Занято { $taken } из { $seats }
lobby-free = Свободное место
lobby-you = ты
lobby-host = Хозяин
lobby-ready = Готово
lobby-not-ready = Собирается
lobby-away = Ещё не здесь
lobby-i-am-ready = Можно начинать
lobby-not-yet = Ещё минутку
lobby-sit = Сесть
lobby-sit-title = Садись за стол
lobby-sit-text = Впиши имя — и ты в игре.
lobby-full = Все места заняты. Можно смотреть или подождать, пока место освободится.
lobby-watchers =
    { $count ->
        [0] Без зрителей
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
lobby-add-bot = Бот
lobby-add-bot-to = Посадить сюда бота: { $level }
lobby-level-of = Уровень: { $name }
lobby-level-free = Боты на свободных местах
lobby-remove = Убрать: { $name }
lobby-free-seat = Освободить место: { $name }
lobby-make-host = Сделать хозяином: { $name }
lobby-more = Ещё
lobby-stand = Встать
lobby-rename = Изменить имя или портрет
your-portrait = Твой портрет
portrait-number = Портрет { $number }
lobby-settings = Во что играем
lobby-change = Изменить
lobby-change-title = Настройки стола
lobby-start = Начать игру
lobby-start-fill =
    { $count ->
        [one] Начать с ботом на { $count } свободном месте
        [few] Начать с ботами на { $count } свободных местах
       *[many] Начать с ботами на { $count } свободных местах
    }
lobby-starting = Раздаём…
lobby-waiting-host = Когда все соберутся, игру начнёт { $name }.
lobby-waiting-absent-host = Когда все соберутся, хозяин начнёт игру.
lobby-waiting-ready =
    { $count ->
        [one] Ждём ещё { $count } человека.
        [few] Ждём ещё { $count } человек.
       *[many] Ждём ещё { $count } человек.
    }
screen-open-text = Поле на телевизоре или ноутбуке, карты — в телефонах.
lobby-devices = Устройства
lobby-move = Перенести моё место на другое устройство
lobby-move-text = Открой эту ссылку на другом устройстве в течение часа. Она действует один раз. Никому её не показывай: кто её откроет, тот и займёт твоё место.
lobby-move-qr = QR-код со ссылкой, которая переносит место
lobby-chat = Чат
lobby-chat-empty = Пока все молчат.
lobby-chat-closed = Чат закрыт хозяином стола.
lobby-say = Скажи что-нибудь
lobby-send = Отправить
lobby-spectator = зритель
lobby-door-title = Этот стол закрытый
lobby-door-text = Его видят только его игроки.
lobby-late-title = Игра уже идёт
lobby-late-text = Бот держит для тебя место: займи его со всем, что бот знает.
lobby-late-seat = Занять место { $seat }

setting-summary-open = Открытый
setting-summary-private = Закрытый
setting-summary-rounds =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    }
setting-summary-no-spectators = Без зрителей

## Кто может быть здесь и честная раздача

menu-latecomers-in = Пустить опоздавших на места ботов
menu-latecomers-out = Больше не пускать опоздавших
menu-hints-on = Разрешить спрашивать бота, кого подозревать
menu-hints-off = Больше не разрешать спрашивать бота
menu-hints-are-on = Теперь спросить может каждый: нажми на игрока, а потом «{ $button }».
menu-hints-are-off = Спрашивать бота больше нельзя.
player-same-device = Играет с того же устройства: { $names }
player-votes = { $count ->
        [one] { $count } игрок хочет убрать этого игрока
        [few] { $count } игрока хотят убрать этого игрока
       *[many] { $count } игроков хотят убрать этого игрока
    }
player-offer = Предложить это место опоздавшему
player-offer-no-more = Больше не предлагать это место
request-title = { $name } хочет играть. Какой бот уступит место?
request-seat = { $name } играет вместо бота { $bot }
request-no = Нет
player-vote = Голосовать, чтобы убрать: { $who }
player-vote-no-more = Отозвать голос: { $who }
player-remove = Убрать: { $who }
player-ban = Больше не пускать за этот стол: { $who }
player-report = Пожаловаться администратору
player-report-reason = Что случилось?
player-report-send = Отправить жалобу
password = Пароль
password-needed = За этот стол пускают по паролю
password-enter = Войти
password-set = Задать пароль
password-is-set = У стола есть пароль
password-drop = Убрать пароль
password-hint = Войдут только те, кто его знает. Если стол без пароля, оставь поле пустым.
lobby-close-sure = Закрыть этот стол для всех? Он будет удалён.

## Меню стола и карточка игрока

menu-pause = Поставить на паузу
menu-close-chat = Закрыть чат
menu-open-chat = Открыть чат
menu-link = Перенести моё место на другое устройство
menu-invite = Ссылка для друзей и зрителей
menu-last-round = Итог прошлого раунда
menu-leave = Уйти из-за стола
menu-leave-sure = Уйти насовсем? Дальше за тебя сыграет бот.
menu-leave-yes = Уйти
menu-close = Закрыть стол
menu-close-sure = Закончить игру для всех? Тайны раздачи раскроются. Игру можно будет пересмотреть, но не доиграть.
menu-close-yes = Закончить игру
menu-home = На главную
menu-fair = Доказательство честной раздачи
menu-fair-text = До раздачи сервер опубликовал отпечаток (SHA-256) секрета этого раунда. После игры секрет откроют.
marks-own = Это видишь только ты.
mark-trust = Верю
mark-suspect = Подозреваю
mark-none = Без метки
mark-note = Заметка
hint-ask = Спросить бота об этом игроке
mark-note-placeholder = На 3-м ходу сломан мой фонарь…
player-mute = Заглушить: { $who }
player-unmute = Снова слышать: { $who }
player-mute-all = Заглушить для всех
player-unmute-all = Вернуть голос
player-make-host = Сделать хозяином стола
player-fresh-link = Новая ссылка на это место
replay-look-back = Что уже было

## Новый стол

new-title = Стол для друзей
new-lead = Выбирай, что нравится; пока игра не началась, всё можно поменять.
new-make = Открыть стол
new-making = Открываем…
new-what = Во что играем
new-who = Кто может присоединиться
new-house = Домашние правила
new-house-hint = Дополнения из печатных правил и другие, которые любят игроки. Сначала все выключены.
new-pace = Ход игры
new-title-field = Название стола
new-title-hint = Его увидит каждый, кто придёт. Можно не заполнять.
new-title-placeholder = Пятница в шахте
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
setting-hints = Спрашивать бота, кого подозревать
setting-hints-hint = Игроки могут нажать на кого-нибудь и спросить, что подумал бы о нём бот и почему.
setting-gentle = Мягкое начало
setting-gentle-hint = Первые два хода боты не мешают людям.
setting-pace-hint = Сколько бот ждёт, прежде чем показать свой ход: чтобы все успевали следить.
setting-away = Ожидание отсутствующих
setting-away-hint = Сколько стол ждёт того, кто вышел, прежде чем за него сыграет бот.
setting-away-bot = Бот на замену
setting-away-bot-hint = Какой бот играет дальше за того, кто вышел.
setting-away-value = { $seconds ->
        [60] 1 минута
        [120] 2 минуты
        [300] 5 минут
        [600] 10 минут
       *[other] { $seconds } с
    }

## Место на другом устройстве

move-title = Перенеси место на это устройство
move-text = Эта ссылка переносит место на это устройство. Она действует один раз; прежнее устройство станет зрителем.
move-take = Занять место
move-taking = Занимаем место…
