### Стол «Древних шахт» во время игры. $who — имя игрока.

## Поле

forest-label = Лес
forest-place = столбец { $column }, ряд { $row }
forest-joint = { $side ->
        [E] { $place }, правый край
       *[S] { $place }, нижний край
    }
forest-start = { $clan ->
        [blue] Старт синего клана
       *[yellow] Старт жёлтого клана
    }
forest-mine-hidden = Шахта { $number }, закрыта
forest-mine-help = Серебро, золото, самоцветы или дракон. Её открывает первый гном, который сюда войдёт.
forest-mine-known = Шахта { $number }, закрыта. { $mine ->
        [no] Там
       *[yes] Ты знаешь: там
    } { $holds ->
        [silver] серебро
        [gold] золото
        [gems] самоцветы
       *[dragon] дракон
    }
forest-mine-open = { $holds ->
        [silver] Шахта с серебром
        [gold] Шахта с золотом
        [gems] Шахта с самоцветами
       *[dragon] Шахта с драконом
    }, { $place }
forest-mine-turned = { $holds ->
        [silver] Шахта с серебром
        [gold] Шахта с золотом
        [gems] Шахта с самоцветами
       *[dragon] Шахта с драконом
    }, проходы: { $sides }
forest-dwarf = { $clan ->
        [blue] Синий гном
       *[yellow] Жёлтый гном
    } № { $number }: { $who }
forest-trap = Ловушка, { $place }
forest-troll = Тролль ({ $who }), { $place }

## Карты

forest-shape = { $shape ->
        [crossing] Перекрёсток
        [junction] Развилка
        [straight] Прямая тропинка
       *[bend] Поворот
    }
forest-path = { $name }, проходы: { $sides }
forest-path-with = { $path }, { $feature ->
        [rocks] с камнями
        [camp] с кострищем
        [tree] со стволом дерева
        [lake] с озером
        [pit] с ямой
        [tree-axe] со стволом дерева и топором
        [lake-boat] с озером и лодкой
       *[pit-rope] с ямой и верёвкой
    }
forest-card-axe = Топор
forest-card-boat = Лодка
forest-card-rope = Верёвка
forest-card-trap = Ловушка
forest-card-troll = Тролль
forest-card-storm = Гроза
forest-card-infoMT = Подсмотреть шахту или сокровище
forest-card-infoMD = Подсмотреть шахту или гнома
forest-card-infoTD = Подсмотреть сокровище или гнома
forest-card-help = { $what ->
        [path] По ней ходят гномы. Она должна продолжать другую тропинку.
        [rocks] Здесь может стоять только один гном, и мимо него не пройти.
        [camp] Гном, который начинает движение здесь, может пройти до пяти карт.
        [tree] Мимо ствола не пройти, пока его не разрубят топором.
        [lake] Через озеро не пройти, пока там нет лодки.
        [pit] Через яму не пройти, пока над ней нет верёвки.
        [axe] Открывает путь через ствол дерева.
        [boat] Открывает путь через озеро.
        [rope] Открывает путь через яму.
        [trap] Лежит между двумя картами. Кто через неё идёт, теряет карту.
        [troll] Стоит между двумя картами. До твоего следующего хода мимо него никто не пройдёт.
        [storm] Сметает карту тропинки, на которой нет гнома.
       *[info] Можно подсмотреть одно из двух, но рассказывать об этом нельзя.
    }
forest-drop = Брось сюда, чтобы сбросить

## Сокровища

forest-treasures = Сокровища на поле
forest-treasure = { $kind ->
        [silver] Серебро
        [gold] Золото
       *[gems] Самоцветы
    }
forest-treasure-worth = { $kind ->
        [silver] Серебро ценностью { $value }
        [gold] Золото ценностью { $value }
       *[gems] Самоцветы ценностью { $value }
    }
forest-treasure-taken = { $treasure }, забрано: { $who }
forest-treasure-seen = { $treasure }, подсмотрено: { $who }
forest-treasures-left = { $count ->
        [0] Сокровищ не осталось
        [one] Осталось { $count } сокровище
        [few] Осталось { $count } сокровища
       *[many] Осталось { $count } сокровищ
    }

## Шаги хода

forest-steps = Шаги хода
forest-step-card = Карта
forest-step-walk = Движение
forest-step-treasure = Сокровище
forest-step-end = Конец
forest-step-now = сейчас: { $step }
forest-step-done = готово: { $step }

## Что можно сделать

forest-your-turn = { $cards ->
        [1] Сыграй карту или сбрось её
       *[other] Сыграй карту или сбрось 1–2
    }
forest-other-turn = { $who } выбирает карту…
forest-other-walk = { $who } идёт…
forest-other-turn-mine = { $who } открывает шахту…
forest-other-take = { $who } берёт сокровище…
forest-other-vote = Закончить раунд? Отвечает { $who }
forest-you-are-out = Карт у тебя больше нет: этот раунд для тебя окончен

forest-lay-where = { $feature ->
        [rocks] Куда положить камни? Место для одного гнома.
        [camp] Куда положить кострище?
        [tree] Где ствол дерева перекроет путь?
        [lake] Где озеро перекроет путь?
        [pit] Где яма перекроет путь?
       *[plain] Куда положить тропинку?
    }
forest-lay = Положить её сюда?
forest-lay-turn = Положить её так или повернуть?
forest-tool-where = { $tool ->
        [axe] Какой ствол разрубить?
        [boat] На каком озере оставить лодку?
       *[rope] Над какой ямой натянуть верёвку?
    }
forest-tool = { $tool ->
        [axe] Разрубить этот ствол?
        [boat] Оставить лодку здесь?
       *[rope] Натянуть верёвку здесь?
    }
forest-trap-where = Где поставить ловушку? Она отнимет карту.
forest-trap-set = Поставить ловушку сюда?
forest-troll-where = Где поставить тролля? Мимо не пройти.
forest-troll-set = Поставить тролля сюда до твоего следующего хода?
forest-storm-where = Какую тропинку сметёт гроза?
forest-storm = Смести эту тропинку?
forest-look-where = { $card ->
        [infoMT] В какую шахту или на какое сокровище взглянуть?
        [infoMD] В какую шахту заглянуть или чьего гнома подсмотреть?
       *[infoTD] Какое сокровище или чьего гнома подсмотреть?
    }
forest-look-mine = Подсмотреть шахту { $number }?
forest-look-treasure = Подсмотреть это сокровище: { $treasure }?
forest-look-dwarf = Подсмотреть карту гнома у игрока { $who }?
forest-discard = Сбросить эту карту? Выбери ещё одну, чтобы сбросить две.
forest-discard-two = Сбросить обе карты?
forest-discard-one = Сбросить эту карту?
forest-discard-which = Какую карту сбросить?
forest-only-discard-now = { $card ->
        [path] Её некуда положить.
        [axe] Разрубать нечего.
        [boat] Переплывать нечего.
        [rope] Ямы без верёвки нет.
        [trap] Места для неё нет.
        [troll] Места для неё нет.
        [storm] Сметать нечего.
       *[other] Её сейчас не разыграть.
    } Сбрось её или выбери другую.
forest-vote-call = Предложить всем конец раунда? Он закончится, только если все согласны.
forest-vote-yours = { $who } предлагает конец раунда. Закончим? Одно «нет» — и играем дальше.
forest-walk-yours = Куда хочешь пойти?
forest-walk-none = Идти некуда. Остаётся стоять
forest-walk = Пойти сюда?
forest-walk-lose = { $count ->
        [one] Пойти сюда и потерять в ловушках { $count } карту?
        [few] Пойти сюда и потерять в ловушках { $count } карты?
       *[many] Пойти сюда и потерять в ловушках { $count } карт?
    }
forest-walk-which = Сюда можно дойти по-разному. Как пойдёшь?
forest-turn-yours = Шахта открыта. Как её положить?
forest-turn = Положить шахту так?
forest-take-yours = Возьми одно из сокровищ
forest-take = Взять это?

forest-do-lay = Положить
forest-do-tool = { $tool ->
        [axe] Разрубить
        [boat] Оставить
       *[rope] Натянуть
    }
forest-do-trap = Поставить
forest-do-troll = Поставить
forest-do-storm = Смести
forest-do-look = Подсмотреть
forest-do-discard = Сбросить
forest-do-discard-only = Сбросить только эту
forest-do-discard-two = Сбросить обе
forest-do-discard-card = Сбросить
forest-do-vote = Предложить
forest-do-vote-short = Предложить конец раунда
forest-do-yes = Да, закончить
forest-do-no = Нет, играем
forest-do-walk = Идти
forest-do-stay = Остаться
forest-do-turn = Так
forest-do-take = Взять

forest-way = { $side ->
        [N] сверху
        [E] справа
        [S] снизу
        [W] слева
       *[none] идти
    }
forest-way-lose = { $way }: { $losses ->
        [0] это ничего не стоит
        [one] это стоит { $losses } карту
        [few] это стоит { $losses } карты
       *[many] это стоит { $losses } карт
    }
forest-price = { $losses ->
        [0] без потерь
        [one] минус { $losses } карта
        [few] минус { $losses } карты
       *[many] минус { $losses } карт
    }

## Список ходов

forest-move-walk = Идти: { $place }
forest-move-stay = Остаться
forest-move-turn = Положить шахту, проходы: { $mine }
forest-move-take = Взять: { $treasure }
forest-move-vote = Предложить конец раунда
forest-move-yes = Да, закончить раунд
forest-move-no = Нет, играем дальше
forest-move-discard = Сбросить: { $cards }
forest-move-look-mine = Подсмотреть шахту { $number }
forest-move-look-treasure = Подсмотреть сокровище { $number }: { $treasure }
forest-move-look-dwarf = Подсмотреть карту гнома у игрока { $who }

## Роль

forest-role-title = { $character ->
        [loyal] { $clan ->
            [blue] Твоя роль: честный синий гном
           *[yellow] Твоя роль: честный жёлтый гном
        }
        [selfish] { $clan ->
            [blue] Твоя роль: жадный синий гном
           *[yellow] Твоя роль: жадный жёлтый гном
        }
       *[saboteur] { $clan ->
            [blue] Твоя роль: вредитель в синем клане
           *[yellow] Твоя роль: вредитель в жёлтом клане
        }
    }
forest-role-short = { $character ->
        [loyal] Честный
        [selfish] Жадный
       *[saboteur] Вредитель
    }
forest-role-text = { $character ->
        [loyal] { $clan ->
            [blue] Ты делишь очки с синим кланом.
           *[yellow] Ты делишь очки с жёлтым кланом.
        }
        [selfish] Ты ни с кем не делишься: найденное — только твоё.
       *[saboteur] { $clan ->
            [blue] С виду ты за синих, а очки делишь с жёлтым кланом.
           *[yellow] С виду ты за жёлтых, а очки делишь с синим кланом.
        }
    }
forest-role-aim = Очки дают сокровища: закончи движение в шахте, чтобы взять одно.
forest-role-among = { $loyal ->
        [one] В колоде каждого клана: { $loyal } честный, 1 жадный, 1 вредитель.
        [few] В колоде каждого клана: { $loyal } честных, 1 жадный, 1 вредитель.
       *[many] В колоде каждого клана: { $loyal } честных, 1 жадный, 1 вредитель.
    }

## Игроки

forest-clan = { $clan ->
        [blue] синий клан
       *[yellow] жёлтый клан
    }
forest-number = гном № { $number }
forest-taken = { $kind ->
        [silver] Серебра взято: { $count }
        [gold] Золота взято: { $count }
       *[gems] Самоцветов взято: { $count }
    }
forest-has-dragon = жетон дракона
forest-is-out = карт нет: не играет до конца раунда
forest-is-out-short = пас
forest-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
forest-has-troll = на поле стоит тролль этого игрока
forest-you-saw = ты знаешь: { $character ->
        [loyal] честный
        [selfish] жадный
       *[saboteur] вредитель
    }
forest-looked-by = карта подсмотрена: { $who }
forest-asks = предлагает конец раунда

box-token = Жетон: { $name }

## Взгляд назад

hindsight-lines-lost-mines = Чем выше линия, тем менее честным казался игрок. Толстые линии: кто на самом деле честным не был.
hindsight-looked-lost-mines = { $who } выглядит как { $role ->
        [loyal] честный гном
        [selfish] жадный гном
       *[saboteur] вредитель
    }
hindsight-turning-lost-mines = Самое ценное сокровище раунда: { $after ->
        [one] { $after } очко
        [few] { $after } очка
       *[many] { $after } очков
    }
