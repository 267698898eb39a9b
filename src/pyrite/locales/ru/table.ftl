### Стол «Гномов-вредителей» во время игры.

## Поле

board-label = Тоннели
board-closer = Ближе
board-further = Дальше
board-fit = Показать всё

place = { $y ->
        [0] столбец { $x }, вровень со стартом
       *[other] столбец { $x }, { $dir ->
            [up] на { $rows } вверх
           *[down] на { $rows } вниз
        }
    }

## Карты

a-shape = { $shape ->
        [crossing] перекрёсток
        [junction] развилку
        [straight] прямой тоннель
        [bend] поворот
       *[dead-end] тупик
    }
side-N = север
side-E = восток
side-S = юг
side-W = запад

card-tunnel = { $shape ->
        [crossing] Перекрёсток
        [junction] Развилка
        [straight] Прямой тоннель
        [bend] Поворот
       *[dead-end] Тупик
    }, проходы: { $sides }
card-break = { $tool ->
        [pickaxe] Сломать кирку
        [lantern] Сломать фонарь
       *[cart] Сломать вагонетку
    }
card-mend = { $tool ->
        [pickaxe] Починить кирку
        [lantern] Починить фонарь
        [cart] Починить вагонетку
        [pickaxe-lantern] Починить кирку или фонарь
        [pickaxe-cart] Починить кирку или вагонетку
       *[lantern-cart] Починить фонарь или вагонетку
    }
card-rockfall = Обвал
card-map = Карта шахты
card-bonus = { $value ->
        [one] Бонусная карта: { $value } самородок
        [few] Бонусная карта: { $value } самородка
       *[many] Бонусная карта: { $value } самородков
    }
card-nugget = { $value ->
        [one] { $value } самородок
        [few] { $value } самородка
       *[many] { $value } самородков
    }
card-start = Старт
card-gold = Золото
card-stone = Камень
goal-hidden = Цель { $number }, закрыта
goal-hidden-gold = Цель { $number }, закрыта. Ты знаешь: там золото
goal-hidden-stone = Цель { $number }, закрыта. Ты знаешь: там камень
nugget-cards = { $count ->
        [0] нет карт самородков
        [one] { $count } карта самородков
        [few] { $count } карты самородков
       *[many] { $count } карт самородков
    }
only-pass = Сейчас её можно только сбросить.

tool-name = { $tool ->
        [pickaxe] кирку
        [lantern] фонарь
       *[cart] вагонетку
    }
tool-title = { $tool ->
        [pickaxe] Кирка
        [lantern] Фонарь
       *[cart] Вагонетка
    }
tool-broken = { $tool ->
        [pickaxe] Сломанная кирка
        [lantern] Сломанный фонарь
       *[cart] Сломанная вагонетка
    }

## Чей ход и что можно сделать

prompt-your-turn = Твой ход: выбери карту
prompt-your-turn-broken = Инструменты сломаны: разыграй карту действия или спасуй
prompt-other-turn = { $who } думает…
prompt-bonus-yours = Положи одну из бонусных карт
prompt-bonus-other = { $who } кладёт бонусную карту
prompt-stop-yours = Бонусные самородки твои. Остановиться с ними или играть дальше?
prompt-stop-other = { $who } решает: остановиться с бонусом или играть дальше
prompt-pick-yours = Возьми одну из карт самородков
prompt-pick-other = { $who } выбирает карту самородков
prompt-lay-where = Куда её положить?
prompt-lay = Положить её сюда?
prompt-lay-turn = Положить её так или повернуть?
prompt-rockfall-where = Какой тоннель обвалить?
prompt-rockfall = Обвалить этот тоннель?
prompt-map-where = Какую цель подсмотреть?
prompt-map = Подсмотреть цель { $number }?
prompt-break-who = Кому сломать { tool-name }?
prompt-break = { $me ->
        [yes] Сломать себе { tool-name }?
       *[no] Сломать { tool-name } игрока { $who }?
    }
prompt-mend-who = Кому починить инструмент?
prompt-mend-what = { $me ->
        [yes] Какой из своих инструментов починить?
       *[no] Какой инструмент игрока { $who } починить?
    }
prompt-mend = { $me ->
        [yes] Починить себе { tool-name }?
       *[no] Починить { tool-name } игрока { $who }?
    }
move-map = Подсмотреть цель { $number }
move-break = { $me ->
        [yes] Сломать себе { tool-name }
       *[no] Сломать { tool-name } игрока { $who }
    }
move-mend = { $me ->
        [yes] Починить себе { tool-name }
       *[no] Починить { tool-name } игрока { $who }
    }
prompt-pass = Сбросить эту карту рубашкой вверх?
prompt-pass-which = Какую карту сбросить?
prompt-only-pass = Эту карту сейчас не разыграть. Сбрось её или выбери другую.
prompt-bonus-where = Куда положить самородки?
prompt-bonus = Положить самородки сюда?
prompt-waiting-deal = Карты раздаются…
prompt-paused = Игра на паузе
prompt-over = Игра закончилась
prompt-stopped = Самородки у тебя, этот раунд для тебя окончен. Остальные играют дальше
prompt-sending = Минутку…

do-lay = Положить
do-turn = Повернуть
do-rockfall = Обвалить
do-map = Подсмотреть
do-break = Сломать
do-mend = Починить
do-pass = Сбросить
do-pass-card = Спасовать
do-bonus = Положить
do-stop = Остановиться
do-stay = Играть дальше
do-cancel = Вернуть
keys-hint = R — поворот · Esc

moves-title = Все возможные ходы
moves-open = Список ходов
moves-none = Сейчас решать нечего.

## Роль

role-you-are-miner = Твоя роль: старатель
role-you-are-saboteur = Твоя роль: вредитель
role-miner-text = Докопайся вместе с остальными до золота.
role-saboteur-text = Не дай никому дойти до золота. И не попадись.
role-count = { $count ->
        [0] Среди вас нет вредителей.
        [one] Среди вас ровно { $count } вредитель.
        [few] Среди вас ровно { $count } вредителя.
       *[many] Среди вас ровно { $count } вредителей.
    }
role-upto = { $count ->
        [one] Вредителей среди { $players } игроков: не больше { $count }.
        [few] Вредителей среди { $players } игроков: { $least } или { $count }.
       *[many] Вредителей среди { $players } игроков: { $least } или { $count }.
    }
role-cover = Скрыть мою роль
role-uncover = Показать мою роль
role-peek = Держи, чтобы подсмотреть
role-covered = Твоя роль скрыта
role-watching = Ты смотришь игру
role-watching-text = Ты видишь то, что видят все.
role-unknown = Роли раздаются…
role-title = { $role ->
        [miner] Старатель
       *[saboteur] Вредитель
    }

## Игроки

players-label = Игроки в порядке хода
player-turn = ходит
player-you = ты
player-bot = бот
player-host = хозяин
player-away-until = нет связи; через { $seconds } с место займёт бот
player-stopped = в этом раунде уже не играет
player-choose = Выбрать: { $who }
player-cards = { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
player-marked-trust = твоё мнение: верю
player-marked-suspect = твоё мнение: подозреваю
player-clock = Часы { $time }
marks-own = Это видишь только ты.
mark-trust = Верю
mark-suspect = Подозреваю
mark-none = Без метки
mark-note = Заметка
mark-note-placeholder = На 3-м ходу сломан мой фонарь…
player-mute = Заглушить: { $who }
player-unmute = Снова слышать: { $who }
player-mute-all = Заглушить для всех
player-unmute-all = Вернуть голос
player-make-host = Сделать хозяином стола
player-fresh-link = Новая ссылка на это место
player-take-over = Играть вместо этого бота

## Середина стола

round-of = Раунд { $round }/{ $rounds }
pile-count = { $count ->
        [0] Колода пуста
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
pile-drop = Брось сюда, чтобы спасовать

## События и разговоры

log-title = Что было
log-show = Показать на поле
log-empty = Пока ничего.
log-only-you = Это знаешь только ты
log-new = Ниже есть новое
talk-placeholder = Скажи что-нибудь…
talk-send = Отправить
talk-phrases = Готовые фразы
talk-closed = Чат закрыт хозяином стола. Готовые фразы по-прежнему работают.
talk-spectators = Зрители говорят между собой.
talk-muted = Тебе отключили чат.
talk-pick-seat = Кто?
talk-pick-goal = Какая цель?
talk-pick-tool = Какой инструмент?
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
menu-sound = Звуки
menu-cover = Скрыть мою роль
menu-cover-hint = Если кто-то сидит рядом: держи карту нажатой, чтобы подсмотреть.
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
menu-home = На главную
menu-fair = Раздачу можно проверить
menu-fair-text = Отпечаток (SHA-256) секрета этого раунда закреплён до раздачи первой карты. После игры секрет покажут.

## Состояния

state-paused = Игра на паузе.
state-paused-host = Пауза по твоей просьбе.
state-away = { $who }: нет связи. Через { $seconds } с место займёт бот.
state-bot-plays-you = За тебя играет бот.
state-take-back = Вернуться на место
state-rematch = Остальные играют ещё раз
state-rematch-go = Перейти
state-spectators = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
state-late-name = Твоё имя

## Конец раунда, конец игры

reveal-title-miners = Старатели нашли золото!
reveal-title-saboteurs = Победили вредители
reveal-title-nobody = Никто не победил
reveal-text-miners = Последний тоннель: { $who }.
reveal-text-saboteurs = Карты кончились, а золото так и лежит в темноте.
reveal-text-nobody = Карты кончились, золото так и лежит в темноте, а вредителей вовсе не было.
reveal-roles = Роли
reveal-leftover = Лишняя
reveal-paid = самородки: +{ $value }
reveal-kept = бонус: +{ $value }
reveal-returned = бонус возвращён
reveal-picked = карта самородков
reveal-pool = { $count ->
        [one] Осталось разделить { $count } карту самородков
        [few] Осталось разделить { $count } карты самородков
       *[many] Осталось разделить { $count } карт самородков
    }
reveal-next = Следующий раунд
reveal-standings = Итоги
reveal-board = Посмотреть поле
nuggets-title = Возьми одну карту самородков
nuggets-text = Она остаётся у тебя; остальные идут следующему старателю.
nuggets-wait = { $who } берёт карту самородков…
nuggets-yours = Пока у тебя: { $value ->
        [0] ничего
        [one] { $value } самородок
        [few] { $value } самородка
       *[many] { $value } самородков
    }

standings-title = Игра закончилась
standings-won-you = Победа твоя!
standings-won = Побеждает { $who }!
standings-shared = Общая победа: { $who }!
standings-place = Место
standings-player = Игрок
standings-nuggets = Самородки
standings-round = Раунд { $round }
standings-rematch = Реванш той же компанией
standings-rematch-wait = Ждём новый стол…
standings-record = Запись игры
standings-home = На главную

title-your-turn = ● Твой ход · Pyrite
notify-your-turn = Твой ход за столом { $code }.
announce-your-turn = Твой ход.
