### Стол «Гномов-вредителей» во время игры.

## Поле

board-label = Тоннели
place = { $side ->
        [none] { $dir ->
            [up] { $rows } над стартом
           *[down] { $rows } под стартом
        }
        [left] { $dir ->
            [none] { $columns } влево от старта
            [up] { $rows } вверх, { $columns } влево от старта
           *[down] { $rows } вниз, { $columns } влево от старта
        }
       *[right] { $dir ->
            [none] { $columns } вправо от старта
            [up] { $rows } вверх, { $columns } вправо от старта
           *[down] { $rows } вниз, { $columns } вправо от старта
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
card-shape = { $shape ->
        [crossing] Перекрёсток
        [junction] Развилка
        [straight] Прямой тоннель
        [bend] Поворот
       *[dead-end] Тупик
    }
card-tunnel = { $name }, проходы: { $sides }
card-break = { $tool ->
        [pickaxe] Сломанная кирка
        [lantern] Сломанный фонарь
       *[cart] Сломанная вагонетка
    }
card-mend = { $tool ->
        [pickaxe] Починка: кирка
        [lantern] Починка: фонарь
        [cart] Починка: вагонетка
        [pickaxe-lantern] Починка: кирка или фонарь
        [pickaxe-cart] Починка: кирка или вагонетка
       *[lantern-cart] Починка: фонарь или вагонетка
    }
card-rockfall = Обвал
card-map = План шахты
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
goal-hidden-gold = Цель { $number }, закрыта. { $mine ->
        [no] Там золото
       *[yes] Ты знаешь: там золото
    }
goal-hidden-stone = Цель { $number }, закрыта. { $mine ->
        [no] Там камень
       *[yes] Ты знаешь: там камень
    }
goal-help = Одна из целей — золото, остальные — камни. Её открывает тоннель от старта.
claim-gold = { $me ->
        [yes] Ты говоришь
       *[no] { $who } говорит
    }: цель { $number } — золото
claim-stone = { $me ->
        [yes] Ты говоришь
       *[no] { $who } говорит
    }: цель { $number } — камень
nugget-cards = { $count ->
        [0] нет карт самородков
        [one] { $count } карта самородков
        [few] { $count } карты самородков
       *[many] { $count } карт самородков
    }
card-help = { $what ->
        [tunnel] Продолжает тоннель. Все стороны должны подходить к соседним картам.
        [dead-end] Подходит как тоннель, но никуда не ведёт: перекрывает путь.
        [break] Игрок со { $tool ->
            [pickaxe] сломанной киркой
            [lantern] сломанным фонарём
           *[cart] сломанной вагонеткой
        } не может класть тоннели.
        [mend] Чинит { $tool ->
            [pickaxe] сломанную кирку
            [lantern] сломанный фонарь
           *[cart] сломанную вагонетку
        }, тебе или другому игроку.
        [mend-either] Чинит один из этих двух инструментов, тебе или другому игроку.
        [rockfall] Убирает с поля одну карту тоннеля, даже тупик.
        [map] Можно подсмотреть одну цель. Что там, увидишь только ты.
       *[bonus] Лежит между стартом и целями. Кто первым до неё дойдёт, получит её самородки.
    }

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
prompt-your-turn-broken = { $tool ->
        [pickaxe] Кирка сломана: действие или сброс
        [lantern] Фонарь сломан: действие или сброс
        [cart] Вагонетка сломана: действие или сброс
       *[several] Инструменты сломаны: действие или сброс
    }
prompt-other-turn = { $who } думает…
prompt-bonus-yours = Положи одну из бонусных карт
prompt-bonus-other = { $who } кладёт бонусную карту
prompt-stop-yours = Бонусные самородки твои. Остановиться с ними или играть дальше?
prompt-stop-other = { $who } решает: остановиться с бонусом или играть дальше
prompt-pick-yours = Возьми одну из карт самородков
prompt-pick-other = { $who } выбирает карту самородков
prompt-lay-where = Куда её положить?
prompt-dead-end-where = Где тупик перекроет путь?
prompt-lay = Положить её сюда?
prompt-lay-turn = Положить её так или повернуть?
prompt-rockfall-where = Какой тоннель обвалить?
prompt-rockfall = Обвалить этот тоннель?
prompt-map-where = Какую цель подсмотреть?
prompt-map = Подсмотреть цель { $number }?
prompt-map-again = Эту цель ты уже знаешь. Подсмотреть цель { $number } ещё раз?
prompt-break-who = Кому сломать { tool-name }? Копать он не сможет.
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
prompt-only-pass = { $what ->
        [tunnel] Её некуда положить.
        [rockfall] Обвалить нечего.
        [break] Ломать { tool-name } некому.
        [mend] Чинить { tool-name } некому.
        [mend-either] Чинить нечего.
       *[other] Её сейчас не разыграть.
    } Сброс или другая карта.
prompt-tunnel-broken = Инструмент сломан: починка или сброс.
prompt-bonus-where = Куда положить самородки?
prompt-bonus = Положить самородки сюда?
prompt-stopped = Самородки у тебя, этот раунд для тебя окончен. Остальные играют дальше
do-lay = Положить
do-rockfall = Обвалить
do-map = Подсмотреть
do-break = Сломать
do-mend = Починить
do-pass = Сбросить
do-pass-card = Сбросить
do-bonus = Положить
do-stop = Остановиться и оставить
do-stay = Играть дальше

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
role-only = Других вредителей нет.
role-upto = { $count ->
        [one] Вредителей среди { $players } игроков: не больше { $count }.
        [few] Вредителей среди { $players } игроков: { $least } или { $count }.
       *[many] Вредителей среди { $players } игроков: { $least } или { $count }.
    }
role-title = { $role ->
        [miner] Старатель
       *[saboteur] Вредитель
    }

## Игроки

player-stopped = в этом раунде уже не играет

## Середина стола

pile-drop = Брось сюда, чтобы сбросить

## Конец раунда, конец игры

reveal-title-miners = Старатели нашли золото!
reveal-title-saboteurs = Победили вредители!
reveal-title-nobody = Никто не победил
reveal-text-miners = Последний тоннель: { $who }.
reveal-text-saboteurs = Карты кончились, а золото так и лежит в темноте.
reveal-text-nobody = Карты кончились, золото так и лежит в темноте, а вредителей вовсе не было.
reveal-text-gold = Золотом была цель { $number }.
reveal-paid = самородки: +{ $value }
reveal-kept = бонус: +{ $value }
reveal-returned = бонус возвращён
reveal-picked = карта самородков
reveal-pool = { $count ->
        [one] Осталось разделить { $count } карту самородков
        [few] Осталось разделить { $count } карты самородков
       *[many] Осталось разделить { $count } карт самородков
    }
nuggets-title = Возьми одну карту самородков
nuggets-text = Она остаётся у тебя; остальные идут следующему старателю.
nuggets-wait = { $who } берёт карту самородков…
nuggets-won = В этом раунде: { $won ->
        [0] ничего
        [one] { $won } самородок
        [few] { $won } самородка
       *[many] { $won } самородков
    }. Всего: { $value }.
nuggets-yours = Пока у тебя: { $value ->
        [0] 0 самородков
        [one] { $value } самородок
        [few] { $value } самородка
       *[many] { $value } самородков
    }

standings-nuggets = Самородки

## Взгляд назад

hindsight-lines-saboteur = Чем выше линия, тем больше игрок был похож на вредителя. Толстые линии: кто им был на самом деле.
hindsight-looked-saboteur = { $who } выглядит как { $role ->
        [miner] старатель
       *[saboteur] вредитель
    }
hindsight-turning-saboteur = { $change ->
        [down] Здесь больше всего вырос шанс старателей на победу
       *[up] Здесь больше всего вырос шанс вредителей на победу
    }. До золота не хватало карт: сначала { $before ->
        [12] слишком много
       *[other] { $before }
    }, потом { $after ->
        [12] слишком много
       *[other] { $after }
    }.
