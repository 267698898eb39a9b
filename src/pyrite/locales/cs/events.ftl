### Co se stalo, po jedné větě. $who je ten, kdo jedná („Ty“, když je to čtenář), $target ten, koho se to týká.
### $me, $tome: „yes“, když jde o čtenáře; $self: „yes“, když jsou oba tatáž osoba.

event-round-began = { $round }. kolo
event-begins = { $me ->
        [yes] Začínáš
       *[no] Začíná { $who }
    }
event-game-ended = Konec hry

## U stolu

happened-stood = { $who } odchází; dál hraje bot
happened-renamed = Nové jméno u stolu: { $name }
happened-host-is = { $me ->
        [yes] Teď máš roli hostitele
       *[no] Roli hostitele má teď { $who }
    }
happened-started = Hra začala
happened-muted = { $muted ->
        [true] { $me ->
            [yes] Hostitel tě ztlumil
           *[no] Hostitel ztlumil: { $who }
        }
       *[false] { $me ->
            [yes] Zase můžeš mluvit
           *[no] Zase může mluvit: { $who }
        }
    }
happened-chat-closed = { $closed ->
        [true] Hostitel zavírá chat
       *[false] Chat je zase otevřený
    }
happened-paused = Hra je pozastavená
happened-resumed = Hra pokračuje
happened-bot-took-over = { $why ->
        [clock] { $me ->
            [yes] Čas ti vypršel: hraje za tebe bot
           *[no] { $who }: čas vypršel, dál hraje bot
        }
       *[away] { $me ->
            [yes] V tvé nepřítomnosti hraje bot
           *[no] { $who } je pryč: dál hraje bot
        }
    }
happened-returned = { $me ->
        [yes] Jsi zpátky
       *[no] { $who } je zpátky
    }
happened-taken-over = { $me ->
        [yes] Sedáš si na místo hráče { $was }
       *[no] { $who } si sedá na místo hráče { $was }
    }
happened-moved = { $me ->
        [yes] Tvoje místo je teď na tomto zařízení
       *[no] { $who } mění zařízení
    }
happened-removed = { $me ->
        [yes] Odebrali tě; dál hraje bot
       *[no] Odebraný hráč: { $who }; dál hraje bot
    }
happened-removal-voted = { $remove ->
        [true] { $who } chce odebrat hráče: { $target }
       *[false] { $who } už nechce odebrat hráče: { $target }
    }
happened-seat-offered = { $offered ->
        [true] Hostitel nabízí opozdilci místo bota
       *[false] Hostitel už nenabízí místo bota
    }
happened-link-given = { $host ->
        [true] Hostitel vytvořil odkaz na místo nepřítomného hráče: { $who }
       *[false] { $me ->
            [yes] Máš odkaz, který přesune tvoje místo na jiné zařízení
           *[no] Vznikl odkaz, který přesune místo na jiné zařízení: { $who }
        }
    }
happened-opened = Tajemství rozdání jsou odhalená
happened-closed = Hostitel stolu hru ukončil
happened-rematched = Stejná parta hraje znovu u stolu { $code }
