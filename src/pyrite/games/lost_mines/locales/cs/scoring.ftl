### Konec kola a jeho bodování. $who je hráč („Ty“, pokud je to čtenář); $me: „yes“, když je to čtenář.

reveal-title-treasures = Poslední poklad je pryč!
reveal-title-cards = Karty došly
reveal-title-vote = Všichni souhlasí s koncem
reveal-text-scoring = Všichni odkrývají trpaslíky a poklady.
reveal-brought = poklady: { $treasures }
reveal-dragon = má draka
scoring-count = { $count ->
        [0] 0 bodů
        [one] 1 bod
        [few] { $count } body
       *[other] { $count } bodů
    }
scoring-selfish = { $me ->
        [yes] Sobecký trpaslík jsi ty. Necháváš si svoje poklady: { scoring-count }
       *[no] { $who }, sobecký trpaslík, si nechává svoje poklady: { scoring-count }
    }
# Členové strany ($names) přinesli dohromady $sum; každý dostane $count.
scoring-side-blue = { $members ->
        [1] Pro modré: { $names }. { $sum ->
            [0] Žádné poklady: 0 bodů
           *[other] Poklady za { $sum }: { scoring-count }
        }
       *[other] Pro modré: { $names }. { $sum ->
            [0] Žádné poklady: 0 bodů
           *[other] Dohromady poklady za { $sum }: každému { scoring-count }
        }
    }
scoring-side-yellow = { $members ->
        [1] Pro žluté: { $names }. { $sum ->
            [0] Žádné poklady: 0 bodů
           *[other] Poklady za { $sum }: { scoring-count }
        }
       *[other] Pro žluté: { $names }. { $sum ->
            [0] Žádné poklady: 0 bodů
           *[other] Dohromady poklady za { $sum }: každému { scoring-count }
        }
    }
scoring-nobody-blue = Pro modré nepracoval nikdo
scoring-nobody-yellow = Pro žluté nepracoval nikdo
# $rest je, co nešlo rozdělit; $names mají nejcennější poklad, za $best.
scoring-rest = Zbytek: { $rest }. { $me ->
        [yes] Máš nejcennější poklad (za { $best }) a získáváš navíc { scoring-count }
       *[no] Nejcennější poklad (za { $best }): { $names }. { $members ->
            [1] Navíc { scoring-count }
           *[other] Navíc každému { scoring-count }
        }
    }
scoring-rest-lost = Zbytek: { $rest }. Rozdělit se nedá, a tak ho nedostane nikdo
scoring-dragon = { $me ->
        [yes] Drak ti bere { scoring-count }
       *[no] { $who }: drak bere { scoring-count }
    }
scoring-dragon-none = { $me ->
        [yes] Máš draka, ale nemáš co ztratit
       *[no] { $who } má draka, ale nemá co ztratit
    }
