### Конец игры: результаты, впечатления и проверка раздачи.

standings-title = Игра закончилась
standings-won-you = Победа твоя!
standings-won = Побеждает { $who }!
standings-shared = Общая победа: { $who }!
standings-place = Место
standings-player = Игрок
standings-round = Раунд { $round }
standings-rematch = Реванш той же компанией
standings-rematch-alone = Реванш
screen-mute = Выключить звук
screen-again = Сыграем ещё? Нажми на телефоне «{ $button }».
standings-rematch-wait = Ждём новый стол…
standings-record = Запись игры
standings-home = На главную
standings-points = Очки

## Впечатления

feedback-title = После игры
feedback-fun = Тебе понравилось?
feedback-yes = Да
feedback-no = Не очень
feedback-fooled = Кто тебя обманул?
feedback-thanks = Спасибо! Это увидит только хозяин стола.
feedback-liked = Понравилось: { $count } из { $all }.
feedback-was-fooled = { $who } – кто обманул: { $liar }.

## Проверка раздачи

deal-check = Честной ли была раздача?
deal-hashes = Да: порядок карт был определён до раздачи, и после никто его не менял.
deal-hashes-wrong = Нет: порядок карт не тот, что был определён до раздачи!
deal-remembered = Твой браузер тогда это запомнил, и всё совпадает.
deal-remembered-wrong = Твой браузер тогда запомнил другое!
deal-own = Твоё устройство помогло тасовать карты.
deal-own-wrong = Твоё устройство должно было помочь тасовать карты, но его пропустили.
deal-unknown = Твоего браузера до раздачи здесь не было, и ему не с чем сравнить.
deal-old = Эту игру раздала старая версия, поэтому эта страница не может её проверить.
deal-experts = Для знатоков
deal-rest = Чтобы проверить и каждую карту, запусти «pyrite verify» с записью игры.
