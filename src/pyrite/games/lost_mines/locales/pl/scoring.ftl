### Koniec rundy i jej punktacja. $who to gracz („Ty”, jeśli to czytający); $me: „yes”, jeśli to czytający.

reveal-title-treasures = Ostatni skarb zabrany!
reveal-title-cards = Karty się skończyły
reveal-title-vote = Wszyscy chcą skończyć
reveal-text-scoring = Wszyscy odkrywają krasnoludy i skarby.
reveal-brought = skarby: { $treasures }
reveal-dragon = ma smoka
scoring-count = { $count ->
        [0] 0 punktów
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
scoring-selfish = { $me ->
        [yes] Grasz samolubnym krasnoludem i zatrzymujesz swoje skarby: { scoring-count }
       *[no] { $who }, samolubny krasnolud, zatrzymuje swoje skarby: { scoring-count }
    }
# Członkowie strony ($names) przynieśli razem $sum; każdy dostaje $count.
scoring-side-blue = { $members ->
        [1] Dla niebieskich tylko { $names }, { $sum ->
            [0] bez skarbów: 0 punktów
           *[other] skarby warte { $sum }: { scoring-count }
        }
       *[other] Dla niebieskich: { $names }. { $sum ->
            [0] Brak skarbów: 0 punktów
           *[other] Razem skarby warte { $sum }: { scoring-count } na osobę
        }
    }
scoring-side-yellow = { $members ->
        [1] Dla żółtych tylko { $names }, { $sum ->
            [0] bez skarbów: 0 punktów
           *[other] skarby warte { $sum }: { scoring-count }
        }
       *[other] Dla żółtych: { $names }. { $sum ->
            [0] Brak skarbów: 0 punktów
           *[other] Razem skarby warte { $sum }: { scoring-count } na osobę
        }
    }
scoring-nobody-blue = Nikt nie pracował dla niebieskich
scoring-nobody-yellow = Nikt nie pracował dla żółtych
# $rest to reszta z dzielenia; $names mają najcenniejszy skarb, wart $best.
scoring-rest = Reszta: { $rest }. { $me ->
        [yes] Masz najcenniejszy skarb (wart { $best }) i dostajesz dodatkowo { scoring-count }
       *[no] Najcenniejszy skarb (wart { $best }): { $names }. { $members ->
            [1] Dodatkowo { scoring-count }
           *[other] Dodatkowo { scoring-count } na osobę
        }
    }
scoring-rest-lost = Reszta: { $rest }. Nie da się jej podzielić, więc nie dostaje jej nikt
scoring-dragon = { $me ->
        [yes] Smok zabiera Ci { scoring-count }
       *[no] { $who }: smok zabiera { scoring-count }
    }
scoring-dragon-none = { $me ->
        [yes] Masz smoka, ale nie masz nic do stracenia
       *[no] { $who } ma smoka, ale nie ma nic do stracenia
    }
