### Что случилось, по одному предложению. $who — кто это сделал («Ты», если это читатель), $target — кого это касается.
### $me, $tome: «yes», когда речь о читателе; $self: «yes», когда оба — одно лицо.

event-round-began = Раунд { $round }
event-begins = { $me ->
        [yes] Начинаешь ты
       *[no] Начинает { $who }
    }
event-your-role = { $role ->
        [miner] Твоя роль: старатель
       *[saboteur] Твоя роль: вредитель
    }
event-bonus-laid = { $me ->
        [yes] Ты кладёшь
       *[no] { $who } кладёт
    } бонусную карту: { $value ->
        [one] { $value } самородок
        [few] { $value } самородка
       *[many] { $value } самородков
    }
event-laid = { $me ->
        [yes] Ты кладёшь
       *[no] { $who } кладёт
    } { a-shape }
event-broke = { $self ->
        [yes] { $me ->
            [yes] Ты ломаешь себе { tool-name }
           *[no] { $who } ломает себе { tool-name }
        }
       *[no] { $tome ->
            [yes] { $who } ломает тебе { tool-name }
           *[no] { $me ->
                [yes] Ты ломаешь { tool-name } игрока { $target }
               *[no] { $who } ломает { tool-name } игрока { $target }
            }
        }
    }
event-mended = { $self ->
        [yes] { $me ->
            [yes] Ты чинишь себе { tool-name }
           *[no] { $who } чинит себе { tool-name }
        }
       *[no] { $tome ->
            [yes] { $who } чинит тебе { tool-name }
           *[no] { $me ->
                [yes] Ты чинишь { tool-name } игрока { $target }
               *[no] { $who } чинит { tool-name } игрока { $target }
            }
        }
    }
event-rockfall = { $me ->
        [yes] Обвал: ты обрушиваешь
       *[no] Обвал: { $who } обрушивает
    } { a-shape }
event-looked = { $me ->
        [yes] Ты подсматриваешь цель { $number }
       *[no] { $who } подсматривает цель { $number }
    }
event-your-look = { $treasure ->
        [gold] Ты подсматриваешь цель { $number }: золото!
       *[stone] Ты подсматриваешь цель { $number }: камень
    }
event-passed = { $me ->
        [yes] Ты пасуешь
       *[no] { $who } пасует
    }
event-your-pass = Ты пасуешь: { $cardname }
event-claimed = { $me ->
        [yes] Ты добираешься до бонусных самородков
       *[no] { $who } добирается до бонусных самородков
    }
event-found = { $me ->
        [yes] Ты находишь
       *[no] { $who } находит
    } { $value ->
        [one] { $value } самородок
        [few] { $value } самородка
       *[many] { $value } самородков
    }
event-stopped = { $me ->
        [yes] Ты заканчиваешь раунд со своими самородками
       *[no] { $who } заканчивает раунд со своими самородками
    }
event-stayed = { $me ->
        [yes] Ты играешь дальше
       *[no] { $who } играет дальше
    }
event-revealed = { $treasure ->
        [gold] Цель { $number } открыта: золото!
       *[stone] Цель { $number } открыта: камень
    }
event-round-ended = { $ending ->
        [miners] Старатели нашли золото
        [saboteurs] В раунде победили вредители
       *[nobody] В раунде никто не победил
    }
event-role-shown = { $role ->
        [miner] { $who }: старатель
       *[saboteur] { $who }: вредитель
    }
event-leftover-shown = { $role ->
        [miner] Лишняя карта: старатель
       *[saboteur] Лишняя карта: вредитель
    }
event-kept = { $me ->
        [yes] Ты оставляешь себе
       *[no] { $who } оставляет себе
    } { $value ->
        [one] { $value } бонусный самородок
        [few] { $value } бонусных самородка
       *[many] { $value } бонусных самородков
    }
event-returned = { $me ->
        [yes] Ты возвращаешь
       *[no] { $who } возвращает
    } бонусные самородки
event-pool-drawn = { $count ->
        [one] Делят { $count } карту самородков
        [few] Делят { $count } карты самородков
       *[many] Делят { $count } карт самородков
    }
event-picked = { $me ->
        [yes] Ты берёшь карту самородков
       *[no] { $who } берёт карту самородков
    }
event-your-pick = Ты берёшь { $value ->
        [one] { $value } самородок
        [few] { $value } самородка
       *[many] { $value } самородков
    }
event-paid = { $me ->
        [yes] Ты получаешь
       *[no] { $who } получает
    } { $value ->
        [one] { $value } самородок
        [few] { $value } самородка
       *[many] { $value } самородков
    }
event-counted = { $me ->
        [yes] У тебя
       *[no] { $who }:
    } { $count ->
        [0] 0 самородков
        [one] { $count } самородок
        [few] { $count } самородка
       *[many] { $count } самородков
    }
event-game-ended = Игра закончилась

## За столом

happened-stood = { $who } уходит; дальше играет бот
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
happened-taken-over = { $name } садится на место бота
happened-moved = { $me ->
        [yes] Твоё место теперь на другом устройстве
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
        [true] Хозяин предлагает опоздавшему место: { $who }
       *[false] Место больше не предлагается: { $who }
    }
happened-link-given = { $host ->
        [true] Хозяин создал ссылку на место отсутствующего игрока: { $who }
       *[false] Создана ссылка, которая перенесёт место на другое устройство: { $who }
    }
happened-opened = Тайны раздачи раскрыты
happened-rematched = Та же компания снова играет за столом { $code }
