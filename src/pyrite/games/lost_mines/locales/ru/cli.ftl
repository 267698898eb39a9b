### Что командная строка говорит об этой игре. $who, $target — места по номерам.

## Параметры нескольких команд

cli-option-box = файл вроде box.toml, для тех, у кого есть коробка с игрой
cli-option-until-alone = играть дальше, пока лидер не останется один; после 99-го раунда при равенстве победа общая

## Цифры

cli-column-character = роль
cli-ending-treasures = сокровища
cli-ending-cards = карты
cli-ending-vote = голосование
cli-group-loyal = честный
cli-group-selfish = жадный
cli-group-saboteur = вредитель

## Игра на экране

cli-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
cli-clan-blue = синий
cli-clan-yellow = жёлтый
cli-treasure-silver = серебро
cli-treasure-gold = золото
cli-treasure-gems = самоцветы
cli-took-treasures = сокровища: { $names }
cli-has-dragon = жетон дракона
cli-legend-forest = ▲ камни  * кострище  ¥ ствол дерева  ~ озеро  o яма  # преодолено  x ловушка  T тролль  B, Y: старт синего и жёлтого клана
cli-legend-mines = ? закрытая шахта  c серебро  $ золото  ◇ самоцветы  D дракон; цифры — гномы, по местам

## Что случилось: то, что на странице сказано на «ты» или сразу о нескольких вещах

cli-joint = { $side ->
        [E] справа от { $at }
       *[S] ниже { $at }
    }
cli-tell-clan-dealt = { $clan ->
        [blue] { $who } — из синего клана
       *[yellow] { $who } — из жёлтого клана
    }
cli-tell-your-character = { $character ->
        [loyal] { $who } — честный гном
        [selfish] { $who } — жадный гном
       *[saboteur] { $who } — гном-вредитель
    }
cli-tell-treasure-laid = { $treasure ->
        [silver] Сокровище { $number }: серебро
        [gold] Сокровище { $number }: золото
       *[gems] Сокровище { $number }: самоцветы
    }
cli-tell-your-look-mine = { $holds ->
        [silver] { $who } видит в шахте { $number } серебро
        [gold] { $who } видит в шахте { $number } золото
        [gems] { $who } видит в шахте { $number } самоцветы
       *[dragon] { $who } видит в шахте { $number } дракона
    }
cli-tell-your-look-treasure = { $who } видит ценность сокровища { $number }: { $value }
cli-tell-your-look-dwarf = { $character ->
        [loyal] { $who } видит: { $target } — честный гном
        [selfish] { $who } видит: { $target } — жадный гном
       *[saboteur] { $who } видит: { $target } — гном-вредитель
    }
cli-tell-your-discard = { $who } сбрасывает карту { $card }: { $cardname }
cli-tell-your-loss = { $who } теряет карту { $card }: { $cardname }
cli-tell-your-treasure = { $who } находит сокровище ценностью { $value }

## Вид словами

cli-describe-treasure = Сокровище { $number }: { $value }

## Почему кого-то подозревают или кому-то верят

cli-reason-card = { $card ->
        [lay] тропинка
        [bridge] инструмент
        [trap] ловушка
        [troll] тролль
       *[storm] гроза
    } { $whom ->
        [for-own] для своего гнома
        [for-clan] для своего клана
        [for-other] для другого клана
        [against-own] против себя
        [against-clan] против своего клана
        [against-other] против другого клана
       *[nobody] без пользы
    }
cli-reason-walk = { $way ->
        [mine] путь к сокровищу
        [hidden] вход в неизвестную шахту
        [leaves] уход из шахты с сокровищем
        [away] путь прочь от сокровища
        [nearer] путь в сторону сокровища
       *[nowhere] путь без цели
    }
cli-reason-stay = { $mine ->
        [yes] ожидание у сокровища
       *[no] стояние на месте
    }
cli-reason-other = { $seen ->
        [look-mine] взгляд в шахту
        [look-treasure] взгляд на сокровище
        [look-own-clan] взгляд на гнома своего клана
        [look-other-clan] взгляд на гнома другого клана
        [vote] голос за конец раунда
        [yes] голос за конец раунда
        [no] голос за продолжение
       *[discard] сброшенные карты
    }
