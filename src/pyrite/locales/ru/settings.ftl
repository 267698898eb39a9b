### Всё, что можно настроить, и клавиши, которые можно нажать.

settings-title = Настройки
settings-about = Изменения действуют сразу и сохраняются в этом браузере.
settings-play = За столом
settings-volume = Громкость
settings-volume-value = { $volume } %
settings-look = Внешний вид
settings-notify-forbidden = Браузер блокирует уведомления.
settings-pace-hint = Действует со следующей игры.
settings-cards = Размер карт
settings-cards-small = Маленькие
settings-cards-normal = Обычные
settings-cards-large = Большие
settings-colours = Цвета
settings-colours-normal = Обычные
settings-colours-normal-hint = У всего, что имеет цвет, есть ещё форма или слово.
settings-colours-red-green = Красный и зелёный
settings-colours-red-green-hint = Если красный и зелёный для тебя похожи: вместо них оранжевый и синий.
settings-colours-blue-yellow = Синий и жёлтый
settings-colours-blue-yellow-hint = Если синий и жёлтый для тебя похожи: вместо них бирюзовый и бледно-жёлтый.
settings-colours-contrast = Сильный контраст
settings-colours-contrast-hint = Чёрное и белое, с чёткими краями.
settings-motion = Анимация
settings-motion-auto = Системная
settings-motion-auto-hint = Анимация включена, если устройство не просит её убрать.
settings-motion-still = Выключена
settings-motion-still-hint = Ничего не летает и не переворачивается; всё сразу на месте.
settings-motion-full = Включена
settings-motion-full-hint = Карты летают, а роли переворачиваются, что бы ни говорило устройство.

## Клавиши

keys-title = Горячие клавиши
keys-about = Всё можно сделать только с клавиатуры.
key-arrows = Стрелки
key-space = Пробел
keys-table = За столом
keys-pick = Выбирает карту в руке
keys-walk = Переходят к следующей карте, игроку или месту
keys-press = Выбирают то, что выделено
keys-confirm = Подтверждает ход, если ничего не выделено
keys-turn = Поворачивает карту
keys-pass = Сбрасывает карту
keys-back = Возвращает карту в руку
keys-moves = Список всех возможных ходов
keys-stay = Закончить движение здесь
keys-answer = «Да» и «нет», когда тебя спрашивают
keys-peek = Показывает скрытую роль, пока держишь клавишу
keys-board = Поле
keys-pan = Двигают поле, если ничего не выделено
keys-zoom = Ближе и дальше
keys-fit = Показывает всё поле
keys-replay = Запись игры
keys-play = Запускает и останавливает
keys-step-on = На шаг вперёд
keys-step-back = На шаг назад
keys-round = К прошлому или следующему раунду
keys-ends = К началу или к концу
keys-lessons = Уроки
keys-lesson = Как за столом
keys-everywhere = Везде
keys-next = К следующему элементу; с Shift — к предыдущему
keys-close = Закрывает окно
keys-help = Показывает этот список
log-out = Выйти на других моих устройствах
log-out-hint = Твои места остаются в этом браузере. Другие устройства, где вход выполнен от твоего имени, их теряют.
log-out-failed = Не получилось. Попробуй ещё раз.
own-data = Твои данные
own-data-download = Скачать мои данные
own-data-delete = Удалить мои данные
own-data-delete-hint = Ты покинешь все места. В сыгранных играх вместо имени будет номер места, например «Player 3», а твои сообщения исчезнут. Отменить это нельзя.

## За столом

menu-confirm = Спрашивать перед каждым ходом
menu-confirm-hint = Ход не отменить. Второе касание подтверждает, что так и задумано.
menu-forced = Пропускать вынужденные шаги
menu-forced-hint = Если возможен только один шаг, например остаться на месте, он делается сам. Карты всегда разыгрываешь ты.
menu-cover = Скрыть мою роль
menu-cover-hint = Если кто-то сидит рядом: удерживай карту, чтобы взглянуть.
menu-notify = Сообщать, когда мой ход
