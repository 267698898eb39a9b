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
deal-hashes = Раскрытые секреты совпадают со всем, что показали перед раздачами.
deal-hashes-wrong = Раскрытые секреты не совпадают с тем, что показали перед раздачами!
deal-remembered = Тогда показали то, что помнит этот браузер.
deal-remembered-wrong = Этот браузер помнит, что показали другое!
deal-own = Случайность твоего устройства есть в раздаче.
deal-own-wrong = Случайность твоего устройства не попала в раздачу.
deal-unknown = Этот браузер не помнит, что показали перед раздачей.
deal-old = Эту игру раздала старая версия. Проверь запись командой «pyrite verify».
deal-rest = Чтобы проверить и каждую карту, запусти «pyrite verify» с записью игры.
