### Стол до начала игры.

lobby-title = Стол { $code }
lobby-invite = Позови друзей
lobby-invite-text = Пусть откроют ссылку, наведут камеру на QR-код или введут буквы на главной странице.
lobby-code = Код
lobby-link = Ссылка
lobby-qr = QR-код со ссылкой на этот стол
lobby-only-here = Эту ссылку откроет только этот компьютер: других сервер не слушает.
lobby-seats = Места
lobby-taken = Занято { $taken } из { $seats }
lobby-free = Свободное место
lobby-you = ты
lobby-host = Хозяин
lobby-ready = Ждёт начала
lobby-not-ready = Собирается
lobby-away = Нет связи
lobby-i-am-ready = Можно начинать
lobby-not-yet = Ещё минутку
lobby-sit = Сесть
lobby-sit-title = Садись за стол
lobby-sit-text = Впиши имя — и ты в игре.
lobby-full = Все места заняты. Можно смотреть или подождать, пока место освободится.
lobby-watching = Ты смотришь.
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
lobby-remove = Убрать: { $name }
lobby-make-host = Сделать хозяином: { $name }
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
        [one] Начать с ботом ({ $count } место)
        [few] Начать с ботами ({ $count } места)
       *[many] Начать с ботами ({ $count } мест)
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
menu-hints-on = Разрешить подсказки
menu-hints-off = Выключить подсказки
player-same-device = Играет с того же устройства: { $names }
seat-same-device = несколько мест на одном устройстве
player-votes = { $count ->
        [one] { $count } игрок хочет убрать этого игрока
        [few] { $count } игрока хотят убрать этого игрока
       *[many] { $count } игроков хотят убрать этого игрока
    }
player-offer = Предложить это место опоздавшему
player-offer-no-more = Больше не предлагать это место
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
open-tables-password = пароль
lobby-close-sure = Закрыть этот стол для всех? Он будет удалён.
deal-check = Проверить раздачу
deal-hashes = Раскрытые секреты совпадают со всем, что показали перед раздачами.
deal-hashes-wrong = Раскрытые секреты не совпадают с тем, что показали перед раздачами!
deal-remembered = Тогда показали то, что помнит этот браузер.
deal-remembered-wrong = Этот браузер помнит, что показали другое!
deal-own = Случайность твоего устройства есть в раздаче.
deal-own-wrong = Случайность твоего устройства не попала в раздачу.
deal-unknown = Этот браузер не помнит, что показали перед раздачей.
deal-old = Эту игру раздала старая версия. Проверь запись командой «pyrite verify».
deal-rest = Следует ли каждая карта из секретов, проверяет «pyrite verify» по записи.
