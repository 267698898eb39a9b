### Co se stalo, po jedné větě. $who je ten, kdo jedná („Ty“, když je to čtenář), $target ten, koho se to týká.
### $me, $tome: „yes“, když jde o čtenáře; $self: „yes“, když jsou oba tatáž osoba.

event-your-role = { $me ->
        [yes] Tvoje role
       *[no] Role hráče { $who }
    }: { $role ->
        [miner] zlatokop
       *[saboteur] sabotér
    }
event-bonus-laid = { $me ->
        [yes] Pokládáš
       *[no] { $who } pokládá
    } bonusovou kartu { $value ->
        [one] s 1 nugetem
        [few] se { $value } nugety
       *[other] s { $value } nugety
    }
event-laid = { $me ->
        [yes] Pokládáš
       *[no] { $who } pokládá
    } { a-shape }
event-broke = { $self ->
        [yes] { $me ->
            [yes] Rozbíjíš si { tool-name }
           *[no] { $who } si rozbíjí { tool-name }
        }
       *[no] { $tome ->
            [yes] { $who } ti rozbíjí { tool-name }
           *[no] { $me ->
                [yes] Rozbíjíš { tool-name } hráče { $target }
               *[no] { $who } rozbíjí { tool-name } hráče { $target }
            }
        }
    }
event-mended = { $self ->
        [yes] { $me ->
            [yes] Opravuješ si { tool-name }
           *[no] { $who } si opravuje { tool-name }
        }
       *[no] { $tome ->
            [yes] { $who } ti opravuje { tool-name }
           *[no] { $me ->
                [yes] Opravuješ { tool-name } hráče { $target }
               *[no] { $who } opravuje { tool-name } hráče { $target }
            }
        }
    }
event-rockfall = { $me ->
        [yes] Zával: odstraňuješ
       *[no] Zával: { $who } odstraňuje
    } { a-shape }
event-looked = { $me ->
        [yes] Díváš se na cíl { $number }
       *[no] { $who } se dívá na cíl { $number }
    }
event-your-look = { $me ->
        [yes] Díváš se
       *[no] { $who } se dívá
    } na cíl { $number }: { $treasure ->
        [gold] poklad!
       *[stone] kámen
    }
event-passed = { $me ->
        [yes] Odhazuješ kartu
       *[no] { $who } odhazuje kartu
    }
event-your-pass = { $me ->
        [yes] Odhazuješ
       *[no] { $who } odhazuje
    }: { $cardname }
event-claimed = { $me ->
        [yes] Dostáváš se k bonusovým nugetům
       *[no] { $who } se dostává k bonusovým nugetům
    }
event-found = { $me ->
        [yes] Nacházíš
       *[no] { $who } nachází
    } { $value ->
        [one] 1 nuget
        [few] { $value } nugety
       *[other] { $value } nugetů
    }
event-stopped = { $me ->
        [yes] Končíš kolo se svými nugety
       *[no] { $who } končí kolo se svými nugety
    }
event-stayed = { $me ->
        [yes] Hraješ dál
       *[no] { $who } hraje dál
    }
event-revealed = { $treasure ->
        [gold] Cíl { $number } je odkrytý: poklad!
       *[stone] Cíl { $number } je odkrytý: kámen
    }
event-round-ended = { $ending ->
        [miners] Zlatokopové našli poklad
        [saboteurs] Kolo vyhrávají sabotéři
       *[nobody] Kolo nevyhrává nikdo
    }
event-role-shown = { $role ->
        [miner] { $who }: zlatokop
       *[saboteur] { $who }: sabotér
    }
event-leftover-shown = { $role ->
        [miner] Odložená karta: zlatokop
       *[saboteur] Odložená karta: sabotér
    }
event-kept = { $me ->
        [yes] Necháváš si
       *[no] { $who } si nechává
    } { $value ->
        [one] 1 bonusový nuget
        [few] { $value } bonusové nugety
       *[other] { $value } bonusových nugetů
    }
event-returned = { $me ->
        [yes] Vracíš
       *[no] { $who } vrací
    } bonusové nugety
event-pool-drawn = { $count ->
        [one] K rozdělení je 1 karta nugetů
        [few] K rozdělení jsou { $count } karty nugetů
       *[other] K rozdělení je { $count } karet nugetů
    }
event-picked = { $me ->
        [yes] Bereš si kartu nugetů
       *[no] { $who } si bere kartu nugetů
    }
event-your-pick = { $me ->
        [yes] Bereš si
       *[no] { $who } si bere
    } { $value ->
        [one] 1 nuget
        [few] { $value } nugety
       *[other] { $value } nugetů
    }
event-paid = { $me ->
        [yes] Dostáváš
       *[no] { $who } dostává
    } { $value ->
        [one] 1 nuget
        [few] { $value } nugety
       *[other] { $value } nugetů
    }
event-counted = { $me ->
        [yes] Máš
       *[no] { $who } má
    } { $count ->
        [0] 0 nugetů
        [one] 1 nuget
        [few] { $count } nugety
       *[other] { $count } nugetů
    }
