### Co się stało, po jednym zdaniu. $who to ten, kto działa ("Ty", jeśli czytający), $target to ten, kogo to dotyczy.
### $me, $tome: "yes", gdy chodzi o czytającego; $self: "yes", gdy obie osoby to ta sama.

event-round-began = Runda { $round }
event-begins = { $me ->
        [yes] Zaczynasz
       *[no] Zaczyna { $who }
    }
event-your-role = { $role ->
        [miner] Twoja rola: górnik
       *[saboteur] Twoja rola: sabotażysta
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
        [yes] Osuwisko: zasypujesz
       *[no] Osuwisko: { $who } zasypuje
    } { a-shape }
event-looked = { $me ->
        [yes] Podglądasz cel { $number }
       *[no] { $who } podgląda cel { $number }
    }
event-your-look = { $treasure ->
        [gold] Podglądasz cel { $number }: skarb!
       *[stone] Podglądasz cel { $number }: kamień
    }
event-passed = { $me ->
        [yes] Pasujesz
       *[no] { $who } pasuje
    }
event-your-pass = Pasujesz: { $cardname }
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
event-your-pick = Bierzesz { $value ->
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
event-game-ended = Koniec gry

## Przy stole

happened-stood = { $who } odchodzi; dalej gra bot
happened-renamed = Nowe imię przy stole: { $name }
happened-host-is = { $me ->
        [yes] Jesteś teraz gospodarzem
       *[no] Gospodarzem jest teraz { $who }
    }
happened-started = Gra się zaczęła
happened-muted = { $muted ->
        [true] { $me ->
            [yes] Gospodarz Cię wycisza
           *[no] Gospodarz wycisza: { $who }
        }
       *[false] { $me ->
            [yes] Znowu możesz rozmawiać
           *[no] Znowu może rozmawiać: { $who }
        }
    }
happened-chat-closed = { $closed ->
        [true] Gospodarz zamyka rozmowę
       *[false] Rozmowa jest znowu otwarta
    }
happened-paused = Przerwa w grze
happened-resumed = Gra toczy się dalej
happened-bot-took-over = { $why ->
        [clock] { $me ->
            [yes] Twój czas minął: za Ciebie gra bot
           *[no] { $who }: czas minął, dalej gra bot
        }
       *[away] { $me ->
            [yes] Podczas Twojej nieobecności gra bot
           *[no] { $who }: brak połączenia, dalej gra bot
        }
    }
happened-returned = { $me ->
        [yes] Jesteś z powrotem
       *[no] { $who } wraca do gry
    }
happened-taken-over = { $name } siada na miejscu bota
happened-moved = { $me ->
        [yes] Twoje miejsce jest teraz na innym urządzeniu
       *[no] { $who } zmienia urządzenie
    }
happened-removed = { $me ->
        [yes] Usunięto cię; dalej gra bot
       *[no] Usunięty gracz: { $who }; dalej gra bot
    }
happened-removal-voted = { $remove ->
        [true] { $who } chce usunąć gracza: { $target }
       *[false] { $who } nie chce już usunąć gracza: { $target }
    }
happened-seat-offered = { $offered ->
        [true] Gospodarz oferuje spóźnialskiemu miejsce: { $who }
       *[false] Miejsce nie jest już oferowane: { $who }
    }
happened-link-given = { $host ->
        [true] Gospodarz utworzył link do miejsca nieobecnego gracza: { $who }
       *[false] Utworzono link, który przenosi miejsce na inne urządzenie: { $who }
    }
happened-opened = Sekrety rozdania są jawne
happened-rematched = Ten sam skład gra jeszcze raz przy stole { $code }
