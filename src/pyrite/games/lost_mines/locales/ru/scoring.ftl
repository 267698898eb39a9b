### Конец раунда и подсчёт очков. $who — игрок («Ты», если это читатель); $me: «yes», если это читатель.

reveal-title-treasures = Последнее сокровище забрано!
reveal-title-cards = Карты кончились
reveal-title-vote = Все решили закончить
reveal-text-scoring = Все открывают своих гномов и сокровища.
reveal-brought = принесено: { $treasures }
reveal-dragon = жетон дракона
scoring-count = { $count ->
        [0] 0 очков
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
scoring-selfish = { $me ->
        [yes] Ты — жадный гном и оставляешь находки себе: { scoring-count }
       *[no] { $who } — жадный гном и ни с кем не делится: { scoring-count }
    }
# Стороне ($names) вместе досталось $sum; каждый получает $count.
scoring-side-blue = { $members ->
        [1] За синих: только { $me ->
            [yes] ты
           *[no] { $names }
        }, { $sum ->
            [0] без сокровищ: 0 очков
           *[other] принесено { $sum }: { scoring-count }
        }
       *[other] За синих: { $names }. { $sum ->
            [0] Сокровищ нет: 0 очков
           *[other] Вместе принесено { $sum }: каждому { scoring-count }
        }
    }
scoring-side-yellow = { $members ->
        [1] За жёлтых: только { $me ->
            [yes] ты
           *[no] { $names }
        }, { $sum ->
            [0] без сокровищ: 0 очков
           *[other] принесено { $sum }: { scoring-count }
        }
       *[other] За жёлтых: { $names }. { $sum ->
            [0] Сокровищ нет: 0 очков
           *[other] Вместе принесено { $sum }: каждому { scoring-count }
        }
    }
scoring-nobody-blue = За синих никто не играл
scoring-nobody-yellow = За жёлтых никто не играл
# $rest — то, что не поделилось; $names — у кого самое ценное сокровище, оно стоит $best.
scoring-rest = Остаток { $rest }. { $me ->
        [yes] Самое ценное сокровище ({ $best }) у тебя: ещё { scoring-count }
       *[no] Самое ценное сокровище ({ $best }) — { $names }: { $members ->
            [1] ещё { scoring-count }
           *[other] каждому ещё { scoring-count }
        }
    }
scoring-rest-lost = Остаток { $rest } не делится: он никому не достаётся
scoring-dragon = { $me ->
        [yes] Дракон отнимает у тебя { scoring-count }
       *[no] Дракон отнимает { scoring-count }: { $who }
    }
scoring-dragon-none = { $me ->
        [yes] Дракон с тобой, но терять тебе нечего
       *[no] Дракон у игрока { $who }, но терять нечего
    }
