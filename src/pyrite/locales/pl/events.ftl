### Co się stało, po jednym zdaniu. $who to ten, kto działa ("Ty", jeśli czytający), $target to ten, kogo to dotyczy.
### $me, $tome: "yes", gdy chodzi o czytającego; $self: "yes", gdy obie osoby to ta sama.

event-round-began = Runda { $round }
event-begins = { $me ->
        [yes] Zaczynasz
       *[no] Zaczyna { $who }
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
happened-resumed = Gra wznowiona
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
happened-taken-over = { $me ->
        [yes] Siadasz na miejscu gracza { $was }
       *[no] { $who } siada na miejscu gracza { $was }
    }
happened-moved = { $me ->
        [yes] Twoje miejsce jest teraz na tym urządzeniu
       *[no] { $who } zmienia urządzenie
    }
happened-removed = { $me ->
        [yes] Usunięto Cię; dalej gra bot
       *[no] Usunięty gracz: { $who }; dalej gra bot
    }
happened-removal-voted = { $remove ->
        [true] { $who } chce usunąć gracza: { $target }
       *[false] { $who } nie chce już usunąć gracza: { $target }
    }
happened-seat-offered = { $offered ->
        [true] Gospodarz oferuje spóźnialskiemu miejsce bota
       *[false] Gospodarz nie oferuje już miejsca bota
    }
happened-link-given = { $host ->
        [true] Gospodarz utworzył link do miejsca nieobecnego gracza: { $who }
       *[false] { $me ->
            [yes] Masz link, który przenosi Twoje miejsce na inne urządzenie
           *[no] Utworzono link, który przenosi miejsce na inne urządzenie: { $who }
        }
    }
happened-opened = Sekrety rozdania są jawne
happened-closed = Gospodarz stołu zakończył grę
happened-rematched = Ten sam skład gra jeszcze raz przy stole { $code }
