### Конец раунда и подсчёт очков. $who — игрок («Ты», если это читатель); $me: «yes», если это читатель.

reveal-title-treasures = Последнее сокровище забрано!
reveal-title-cards = Карты кончились
reveal-title-vote = Все решили закончить
reveal-text-scoring = Все открывают своих гномов и сокровища.
reveal-brought = принесено: { $treasures }
reveal-dragon = жетон дракона
scoring-selfish = { $me ->
        [yes] Ты — жадный гном и оставляешь находки себе: { scoring-points }
       *[no] { $who } — жадный гном и ни с кем не делится: { scoring-points }
    }
# Стороне ($names) вместе досталось $sum; каждый получает $count.
scoring-side-blue = { $members ->
        [1] За синих: только { $names }, принесено { $sum }: { scoring-points }
       *[other] За синих: { $names }. Вместе принесено { $sum }: каждому { scoring-points }
    }
scoring-side-yellow = { $members ->
        [1] За жёлтых: только { $names }, принесено { $sum }: { scoring-points }
       *[other] За жёлтых: { $names }. Вместе принесено { $sum }: каждому { scoring-points }
    }
scoring-nobody-blue = За синих никто не играл
scoring-nobody-yellow = За жёлтых никто не играл
# $rest — то, что не поделилось; $names — у кого самое ценное сокровище, оно стоит $best.
scoring-rest = Остаток { $rest }. Самое ценное сокровище ({ $best }) — { $names }: { $members ->
        [1] ещё { scoring-points }
       *[other] каждому ещё { scoring-points }
    }
scoring-rest-lost = Остаток { $rest } не делится: он никому не достаётся
scoring-dragon = { $me ->
        [yes] Дракон отнимает у тебя { scoring-points }
       *[no] Дракон отнимает { scoring-points }: { $who }
    }
scoring-dragon-none = { $me ->
        [yes] Дракон с тобой, но терять тебе нечего
       *[no] Дракон у игрока { $who }, но терять нечего
    }
