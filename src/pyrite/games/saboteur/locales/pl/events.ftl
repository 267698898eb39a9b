### Co się stało, po jednym zdaniu. $who to ten, kto działa ("Ty", jeśli czytający), $target to ten, kogo to dotyczy.
### $me, $tome: "yes", gdy chodzi o czytającego; $self: "yes", gdy obie osoby to ta sama.

event-your-role = { $me ->
        [yes] Twoja rola
       *[no] Rola gracza { $who }
    }: { $role ->
        [miner] górnik
       *[saboteur] sabotażysta
    }
event-bonus-laid = { $me ->
        [yes] Kładziesz
       *[no] { $who } kładzie
    } dodatkową kartę z { $value ->
        [one] 1 bryłką
        [few] { $value } bryłkami
       *[many] { $value } bryłkami
    }
event-laid = { $me ->
        [yes] Kładziesz
       *[no] { $who } kładzie
    } { a-shape }
event-broke = { $self ->
        [yes] { $me ->
            [yes] Psujesz sobie { tool-name }
           *[no] { $who } psuje sobie { tool-name }
        }
       *[no] { $tome ->
            [yes] { $who } psuje Ci { tool-name }
           *[no] { $me ->
                [yes] Psujesz { tool-name } gracza { $target }
               *[no] { $who } psuje { tool-name } gracza { $target }
            }
        }
    }
event-mended = { $self ->
        [yes] { $me ->
            [yes] Naprawiasz sobie { tool-name }
           *[no] { $who } naprawia sobie { tool-name }
        }
       *[no] { $tome ->
            [yes] { $who } naprawia Ci { tool-name }
           *[no] { $me ->
                [yes] Naprawiasz { tool-name } gracza { $target }
               *[no] { $who } naprawia { tool-name } gracza { $target }
            }
        }
    }
event-rockfall = { $me ->
        [yes] Osuwisko: usuwasz
       *[no] Osuwisko: { $who } usuwa
    } { a-shape }
event-looked = { $me ->
        [yes] Podglądasz cel { $number }
       *[no] { $who } podgląda cel { $number }
    }
event-your-look = { $me ->
        [yes] Podglądasz
       *[no] { $who } podgląda
    } cel { $number }: { $treasure ->
        [gold] skarb!
       *[stone] kamień
    }
event-passed = { $me ->
        [yes] Odrzucasz kartę
       *[no] { $who } odrzuca kartę
    }
event-your-pass = { $me ->
        [yes] Odrzucasz
       *[no] { $who } odrzuca
    }: { $cardname }
event-claimed = { $me ->
        [yes] Docierasz do dodatkowych bryłek
       *[no] { $who } dociera do dodatkowych bryłek
    }
event-found = { $me ->
        [yes] Znajdujesz
       *[no] { $who } znajduje
    } { $value ->
        [one] 1 bryłkę
        [few] { $value } bryłki
       *[many] { $value } bryłek
    }
event-stopped = { $me ->
        [yes] Kończysz rundę ze swoimi bryłkami
       *[no] { $who } kończy rundę ze swoimi bryłkami
    }
event-stayed = { $me ->
        [yes] Grasz dalej
       *[no] { $who } gra dalej
    }
event-revealed = { $treasure ->
        [gold] Cel { $number } odkryty: skarb!
       *[stone] Cel { $number } odkryty: kamień
    }
event-round-ended = { $ending ->
        [miners] Górnicy dotarli do skarbu
        [saboteurs] Rundę wygrywają sabotażyści
       *[nobody] Nikt nie wygrywa rundy
    }
event-role-shown = { $role ->
        [miner] { $who }: górnik
       *[saboteur] { $who }: sabotażysta
    }
event-leftover-shown = { $role ->
        [miner] Odłożona karta: górnik
       *[saboteur] Odłożona karta: sabotażysta
    }
event-kept = { $me ->
        [yes] Zatrzymujesz
       *[no] { $who } zatrzymuje
    } { $value ->
        [one] 1 dodatkową bryłkę
        [few] { $value } dodatkowe bryłki
       *[many] { $value } dodatkowych bryłek
    }
event-returned = { $me ->
        [yes] Oddajesz
       *[no] { $who } oddaje
    } dodatkowe bryłki
event-pool-drawn = { $count ->
        [one] 1 karta bryłek do podziału
        [few] { $count } karty bryłek do podziału
       *[many] { $count } kart bryłek do podziału
    }
event-picked = { $me ->
        [yes] Bierzesz kartę bryłek
       *[no] { $who } bierze kartę bryłek
    }
event-your-pick = { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } { $value ->
        [one] 1 bryłkę
        [few] { $value } bryłki
       *[many] { $value } bryłek
    }
event-paid = { $me ->
        [yes] Otrzymujesz
       *[no] { $who } otrzymuje
    } { $value ->
        [one] 1 bryłkę
        [few] { $value } bryłki
       *[many] { $value } bryłek
    }
event-counted = { $me ->
        [yes] Masz
       *[no] { $who } ma
    } { $count ->
        [0] 0 bryłek
        [one] 1 bryłkę
        [few] { $count } bryłki
       *[many] { $count } bryłek
    }
