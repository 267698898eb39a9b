### Что случилось, по одному предложению. $who — кто это сделал («Ты», если это читатель), $target — кого это касается.
### $me, $tome: «yes», когда речь о читателе; $self: «yes», когда оба — одно лицо.

event-your-role = { $me ->
        [yes] Твоя роль
       *[no] Роль игрока { $who }
    }: { $role ->
        [miner] старатель
       *[saboteur] вредитель
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
event-your-look = { $me ->
        [yes] Ты подсматриваешь
       *[no] { $who } подсматривает
    } цель { $number }: { $treasure ->
        [gold] золото!
       *[stone] камень
    }
event-passed = { $me ->
        [yes] Ты сбрасываешь карту
       *[no] { $who } сбрасывает карту
    }
event-your-pass = { $me ->
        [yes] Ты сбрасываешь
       *[no] { $who } сбрасывает
    }: { $cardname }
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
event-your-pick = { $me ->
        [yes] Ты берёшь
       *[no] { $who } берёт
    } { $value ->
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
