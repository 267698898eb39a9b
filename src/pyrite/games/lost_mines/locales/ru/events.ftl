### «Древние шахты»: что случилось и как считают очки за раунд.
### $who — кто это сделал («Ты», если это читатель), $target — кого это касается; $me, $tome: «yes», когда речь о читателе.
### $at — место на поле.

## Вещи

a-way = { $shape ->
        [crossing] перекрёсток
        [junction] развилку
        [straight] прямую тропинку
       *[bend] поворот
    }
a-path = { $feature ->
        [any] тропинку
        [rocks] { a-way } с камнями
        [camp] { a-way } с кострищем
        [tree] { a-way } со стволом дерева
        [lake] { a-way } с озером
        [pit] { a-way } с ямой
        [tree-axe] { a-way } с разрубленным стволом
        [lake-boat] { a-way } с лодкой на озере
        [pit-rope] { a-way } с верёвкой над ямой
       *[plain] { a-way }
    }

clan-name = { $clan ->
        [blue] Синий клан
       *[yellow] Жёлтый клан
    }
character-title = { $character ->
        [loyal] Честный гном
        [selfish] Жадный гном
       *[saboteur] Гном-вредитель
    }
treasure-worth = { $treasure ->
        [silver] серебро ценностью { $value }
        [gold] золото ценностью { $value }
        [gems] самоцветы ценностью { $value }
       *[any] сокровище ценностью { $value }
    }
mine-holds = { $holds ->
        [silver] серебро
        [gold] золото
        [gems] самоцветы
       *[dragon] дракон
    }

## Что случилось

mines-clan-nobody = никого
mines-event-clan-dealt = Синий клан: { $blue }. Жёлтый клан: { $yellow }
mines-event-your-character = { $me ->
        [yes] { $character ->
            [loyal] Ты — честный гном: всё для своего клана
            [selfish] Ты — жадный гном: найденное — только твоё
           *[saboteur] Ты — гном-вредитель: играешь за чужой клан
        }
       *[no] Роль игрока { $who }: { $character ->
            [loyal] честный гном
            [selfish] жадный гном
           *[saboteur] вредитель
        }
    }
mines-event-treasures-laid = На поле: { $treasures }
mines-treasure-count = { $treasure ->
        [silver] серебро × { $count }
        [gold] золото × { $count }
       *[gems] самоцветы × { $count }
    }
mines-event-your-card = { $me ->
        [yes] Ты берёшь
       *[no] { $who } берёт
    }: { $cards }
mines-event-laid = { $me ->
        [yes] Ты кладёшь
       *[no] { $who } кладёт
    } { a-path }
mines-event-bridged = { $tool ->
        [axe] { $me ->
            [yes] Ты разрубаешь ствол дерева
           *[no] { $who } разрубает ствол дерева
        }
        [boat] { $me ->
            [yes] Ты оставляешь на озере лодку
           *[no] { $who } оставляет на озере лодку
        }
       *[rope] { $me ->
            [yes] Ты натягиваешь верёвку над ямой
           *[no] { $who } натягивает верёвку над ямой
        }
    }
mines-event-trap-set = { $me ->
        [yes] Ты ставишь ловушку
       *[no] { $who } ставит ловушку
    }{ $at ->
        [none] { "" }
       *[other] : { $at }
    }
mines-event-troll-set = { $me ->
        [yes] Ты выпускаешь тролля
       *[no] { $who } выпускает тролля
    }{ $at ->
        [none] { "" }
       *[other] : { $at }
    }
mines-event-troll-gone = { $me ->
        [yes] Твой тролль уходит
       *[no] Тролль игрока { $who } уходит
    }
mines-event-token-gone = Гроза смела жетон
mines-event-storm = Гроза: { $me ->
        [yes] ты сметаешь
       *[no] { $who } сметает
    } { a-path }
mines-event-looked-mine = { $me ->
        [yes] Ты заглядываешь в шахту { $number }
       *[no] { $who } заглядывает в шахту { $number }
    }
mines-event-looked-treasure = { $me ->
        [yes] Ты подсматриваешь
       *[no] { $who } подсматривает
    } { $treasure ->
        [silver] карту с серебром
        [gold] карту с золотом
        [gems] карту с самоцветами
       *[any] карту сокровищ
    }
mines-event-looked-dwarf = { $tome ->
        [yes] { $who } подсматривает твою карту гнома
       *[no] { $me ->
            [yes] Ты подсматриваешь карту гнома игрока { $target }
           *[no] { $who } подсматривает карту гнома игрока { $target }
        }
    }
mines-event-your-look-mine = { $me ->
        [yes] Ты заглядываешь
       *[no] { $who } заглядывает
    } в шахту { $number }: { mine-holds }
mines-event-your-look-treasure = { $me ->
        [yes] Ты подсматриваешь
       *[no] { $who } подсматривает
    } сокровище: { treasure-worth }
mines-event-your-look-dwarf = { $me ->
        [yes] Ты подсматриваешь
       *[no] { $who } подсматривает
    } карту игрока { $target }: { $character ->
        [loyal] честный гном
        [selfish] жадный гном
       *[saboteur] вредитель
    }
mines-event-discarded = { $me ->
        [yes] Ты сбрасываешь
       *[no] { $who } сбрасывает
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
mines-event-your-discard = { $me ->
        [yes] Ты сбрасываешь
       *[no] { $who } сбрасывает
    }: { $cards }
mines-event-vote-called = { $me ->
        [yes] Ты предлагаешь конец раунда
       *[no] { $who } предлагает конец раунда
    }
mines-event-voted = { $agrees ->
        [yes] { $me ->
            [yes] Ты соглашаешься
           *[no] { $who } соглашается
        }
       *[no] { $me ->
            [yes] Ты против: раунд продолжается
           *[no] { $who } против: раунд продолжается
        }
    }
mines-event-stayed = { $me ->
        [yes] Ты остаёшься на месте
       *[no] { $who } остаётся на месте
    }
mines-event-walked = { $me ->
        [yes] Ты идёшь
       *[no] { $who } идёт
    }: { $at }
mines-event-walked-to = { $me ->
        [yes] Ты идёшь
       *[no] { $who } идёт
    } { $number ->
        [0] по тропинке
       *[other] к шахте { $number }
    }
mines-event-lost = { $me ->
        [yes] Ты попадаешь в ловушку и теряешь карту
       *[no] { $who } попадает в ловушку и теряет карту
    }
mines-event-your-loss = Ловушка! { $me ->
        [yes] Ты теряешь
       *[no] { $who } теряет
    }: { $cards }
mines-event-revealed = Шахта { $number } открыта: { mine-holds }
mines-event-turned = { $me ->
        [yes] Ты поворачиваешь шахту { $number }
       *[no] { $who } поворачивает шахту { $number }
    }
mines-event-dragon = { $me ->
        [yes] Дракон теперь с тобой: минус 2 очка в конце раунда
       *[no] Дракона получает { $who }: минус 2 очка в конце раунда
    }
mines-event-took = { $me ->
        [yes] Ты берёшь
       *[no] { $who } берёт
    } { $treasure ->
        [silver] серебро
        [gold] золото
        [gems] самоцветы
       *[any] сокровище
    }
mines-event-your-treasure = { $me ->
        [yes] Ты берёшь
       *[no] { $who } берёт
    } { treasure-worth }
mines-event-out = { $me ->
        [yes] Карт у тебя больше нет: этот раунд для тебя окончен
       *[no] { $who }: карт больше нет, ждёт конца раунда
    }
mines-event-round-ended = { $ending ->
        [treasures] Последнее сокровище забрано: раунд окончен
        [vote] Все согласны: раунд окончен
       *[cards] Карты кончились: раунд окончен
    }
mines-event-character-shown = { $character ->
        [loyal] { $who }: честный гном ({ forest-clan })
        [selfish] { $who }: жадный гном ({ forest-clan })
       *[saboteur] { $who }: гном-вредитель ({ forest-clan })
    }
mines-event-treasure-shown = { $me ->
        [yes] Ты приносишь
       *[no] { $who } приносит
    } { $treasures }
mines-event-scored = { $me ->
        [yes] Ты получаешь
       *[no] { $who } получает
    } { $count ->
        [0] 0 очков
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    } (всего { $points })

## Конец хода, в одном предложении с его картой: «Боб кладёт тропинку и остаётся»

mines-event-stayed-then = и { $me ->
        [yes] остаёшься
       *[no] остаётся
    }
mines-event-walked-to-then = и { $me ->
        [yes] идёшь
       *[no] идёт
    } { $number ->
        [0] дальше
       *[other] к шахте { $number }
    }
mines-event-lost-then = и { $me ->
        [yes] теряешь карту в ловушке
       *[no] теряет карту в ловушке
    }
mines-event-took-then = и { $me ->
        [yes] берёшь
       *[no] берёт
    } { $treasure ->
        [silver] серебро
        [gold] золото
        [gems] самоцветы
       *[any] сокровище
    }
