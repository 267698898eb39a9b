### Что случилось, по одному предложению. $who — кто это сделал («Ты», если это читатель), $target — кого это касается.
### $me, $tome: «yes», когда речь о читателе; $self: «yes», когда оба — одно лицо.

event-round-began = Раунд { $round }
event-begins = { $me ->
        [yes] Начинаешь ты
       *[no] Начинает { $who }
    }
event-game-ended = Игра закончилась

## За столом

happened-stood = { $who } уходит; место занимает бот
happened-renamed = Новое имя за столом: { $name }
happened-host-is = { $me ->
        [yes] Теперь хозяин стола — ты
       *[no] Теперь хозяин стола — { $who }
    }
happened-started = Игра началась
happened-muted = { $muted ->
        [true] { $me ->
            [yes] Тебе отключили чат
           *[no] Чат отключён: { $who }
        }
       *[false] { $me ->
            [yes] Ты снова можешь говорить
           *[no] Снова может говорить: { $who }
        }
    }
happened-chat-closed = { $closed ->
        [true] Чат закрыт хозяином стола
       *[false] Чат снова открыт
    }
happened-paused = Игра на паузе
happened-resumed = Игра продолжается
happened-bot-took-over = { $why ->
        [clock] { $me ->
            [yes] Твоё время вышло: за тебя играет бот
           *[no] { $who }: время вышло, дальше играет бот
        }
       *[away] { $me ->
            [yes] Пока тебя нет, за тебя играет бот
           *[no] { $who }: нет связи, дальше играет бот
        }
    }
happened-returned = { $me ->
        [yes] Ты снова в игре
       *[no] { $who } снова в игре
    }
happened-taken-over = { $me ->
        [yes] Теперь ты играешь за игрока { $was }
       *[no] { $who } теперь играет за игрока { $was }
    }
happened-moved = { $me ->
        [yes] Твоё место теперь на этом устройстве
       *[no] { $who } меняет устройство
    }
happened-removed = { $me ->
        [yes] Тебя убрали; дальше играет бот
       *[no] Игрока убрали: { $who }; дальше играет бот
    }
happened-removal-voted = { $remove ->
        [true] { $who } хочет убрать игрока: { $target }
       *[false] { $who } больше не хочет убрать игрока: { $target }
    }
happened-seat-offered = { $offered ->
        [true] Хозяин предлагает опоздавшему место бота
       *[false] Хозяин больше не предлагает место бота
    }
happened-link-given = { $host ->
        [true] Хозяин создал ссылку на место отсутствующего игрока: { $who }
       *[false] { $me ->
            [yes] У тебя есть ссылка, которая перенесёт твоё место на другое устройство
           *[no] Создана ссылка, которая перенесёт место на другое устройство: { $who }
        }
    }
happened-opened = Тайны раздачи раскрыты
happened-closed = Хозяин стола закончил игру
happened-rematched = Та же компания снова играет за столом { $code }
