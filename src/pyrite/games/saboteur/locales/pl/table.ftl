### Stół Sabotażysty w czasie gry.

## Plansza

board-label = Korytarze
place = { $side ->
        [none] { $dir ->
            [up] { $rows } nad startem
           *[down] { $rows } pod startem
        }
        [left] { $dir ->
            [none] { $columns } w lewo od startu
            [up] { $rows } w górę, { $columns } w lewo od startu
           *[down] { $rows } w dół, { $columns } w lewo od startu
        }
       *[right] { $dir ->
            [none] { $columns } w prawo od startu
            [up] { $rows } w górę, { $columns } w prawo od startu
           *[down] { $rows } w dół, { $columns } w prawo od startu
        }
    }

## Karty

a-shape = { $shape ->
        [crossing] skrzyżowanie
        [junction] rozwidlenie
        [straight] prosty korytarz
        [bend] zakręt
       *[dead-end] ślepy zaułek
    }
card-shape = { $shape ->
        [crossing] Skrzyżowanie
        [junction] Rozwidlenie
        [straight] Prosty korytarz
        [bend] Zakręt
       *[dead-end] Ślepy zaułek
    }
card-tunnel = { $name }, wyloty: { $sides }
card-break = { $tool ->
        [pickaxe] Zepsuty kilof
        [lantern] Zepsuta latarnia
       *[cart] Zepsuty wagonik
    }
card-mend = { $tool ->
        [pickaxe] Naprawa: kilof
        [lantern] Naprawa: latarnia
        [cart] Naprawa: wagonik
        [pickaxe-lantern] Naprawa: kilof albo latarnia
        [pickaxe-cart] Naprawa: kilof albo wagonik
       *[lantern-cart] Naprawa: latarnia albo wagonik
    }
card-rockfall = Osuwisko
card-map = Mapa
card-bonus = { $value ->
        [one] Dodatkowa karta z 1 bryłką
        [few] Dodatkowa karta z { $value } bryłkami
       *[many] Dodatkowa karta z { $value } bryłkami
    }
card-nugget = { $value ->
        [one] 1 bryłka złota
        [few] { $value } bryłki złota
       *[many] { $value } bryłek złota
    }
card-start = Start
card-gold = Skarb
card-stone = Kamień
goal-hidden = Cel { $number }, zakryty
goal-hidden-gold = Cel { $number }, zakryty. { $mine ->
        [no] To skarb
       *[yes] Wiesz, że to skarb
    }
goal-hidden-stone = Cel { $number }, zakryty. { $mine ->
        [no] To kamień
       *[yes] Wiesz, że to kamień
    }
goal-help = Jeden z celów to skarb, pozostałe to kamienie. Odkrywa go korytarz od startu.
claim-gold = { $me ->
        [yes] Mówisz
       *[no] { $who } mówi
    }: cel { $number } to skarb
claim-stone = { $me ->
        [yes] Mówisz
       *[no] { $who } mówi
    }: cel { $number } to kamień
nugget-cards = { $count ->
        [0] bez kart bryłek
        [one] 1 karta bryłek
        [few] { $count } karty bryłek
       *[many] { $count } kart bryłek
    }
card-help = { $what ->
        [tunnel] Przedłuża korytarz. Wszystkie boki muszą pasować do sąsiednich kart.
        [dead-end] Pasuje jak korytarz, ale nigdzie nie prowadzi: blokuje drogę.
        [break] Gracz z { $tool ->
            [pickaxe] zepsutym kilofem
            [lantern] zepsutą latarnią
           *[cart] zepsutym wagonikiem
        } nie może kłaść korytarzy.
        [mend] Naprawia { $tool ->
            [pickaxe] zepsuty kilof
            [lantern] zepsutą latarnię
           *[cart] zepsuty wagonik
        }, u Ciebie albo u innego gracza.
        [mend-either] Naprawia jedno z tych dwóch narzędzi, u Ciebie albo u innego gracza.
        [rockfall] Usuwa z planszy jedną kartę korytarza, także ślepy zaułek.
        [map] Podglądasz jeden z celów. Tylko Ty zobaczysz, co tam jest.
       *[bonus] Leży między startem a celami. Kto pierwszy do niej dotrze, dostaje jej bryłki.
    }

tool-name = { $tool ->
        [pickaxe] kilof
        [lantern] latarnię
       *[cart] wagonik
    }
tool-title = { $tool ->
        [pickaxe] Kilof
        [lantern] Latarnia
       *[cart] Wagonik
    }
tool-broken = { $tool ->
        [pickaxe] Zepsuty kilof
        [lantern] Zepsuta latarnia
       *[cart] Zepsuty wagonik
    }

## Czyja kolej i co można zrobić

prompt-your-turn = Twoja kolej: wybierz kartę
prompt-your-turn-broken = { $tool ->
        [pickaxe] Zepsuty kilof: zagraj akcję albo odrzuć kartę
        [lantern] Zepsuta latarnia: zagraj akcję albo odrzuć kartę
        [cart] Zepsuty wagonik: zagraj akcję albo odrzuć kartę
       *[several] Zepsute narzędzia: zagraj akcję albo odrzuć kartę
    }
prompt-other-turn = { $who } myśli…
prompt-bonus-yours = Połóż jedną z dodatkowych kart bryłek
prompt-bonus-other = { $who } kładzie dodatkową kartę bryłek
prompt-stop-yours = Masz dodatkowe bryłki. Skończyć rundę i je zatrzymać czy grać dalej?
prompt-stop-other = { $who } ma dodatkowe bryłki: koniec czy dalsza gra?
prompt-pick-yours = Weź jedną z kart bryłek
prompt-pick-other = { $who } wybiera kartę bryłek
prompt-lay-where = Gdzie ma leżeć?
prompt-dead-end-where = Gdzie ma zablokować drogę?
prompt-lay = Położyć ją tutaj?
prompt-lay-turn = Położyć ją tak czy obrócić?
prompt-rockfall-where = Który korytarz usunąć?
prompt-rockfall = Usunąć ten korytarz?
prompt-map-where = Który cel chcesz podejrzeć?
prompt-map = Podejrzeć cel { $number }?
prompt-map-again = Ten cel już znasz. Podejrzeć cel { $number } jeszcze raz?
prompt-break-who = Komu psujesz { tool-name }? Nie położy wtedy korytarza.
prompt-break = { $me ->
        [yes] Zepsuć sobie { tool-name }?
       *[no] Zepsuć { tool-name } gracza { $who }?
    }
prompt-mend-who = Komu naprawiasz narzędzie?
prompt-mend-what = { $me ->
        [yes] Które swoje narzędzie naprawiasz?
       *[no] Które narzędzie gracza { $who } naprawiasz?
    }
prompt-mend = { $me ->
        [yes] Naprawić sobie { tool-name }?
       *[no] Naprawić { tool-name } gracza { $who }?
    }
move-map = Podejrzeć cel { $number }
move-break = { $me ->
        [yes] Zepsuć sobie { tool-name }
       *[no] Zepsuć { tool-name } gracza { $who }
    }
move-mend = { $me ->
        [yes] Naprawić sobie { tool-name }
       *[no] Naprawić { tool-name } gracza { $who }
    }
prompt-pass = Odrzucić tę kartę zakrytą?
prompt-pass-which = Którą kartę odrzucasz?
prompt-only-pass = { $what ->
        [tunnel] Teraz nigdzie nie pasuje.
        [rockfall] Nie ma czego usunąć.
        [break] { $tool ->
            [pickaxe] Nie ma kilofa do zepsucia.
            [lantern] Nie ma latarni do zepsucia.
           *[cart] Nie ma wagonika do zepsucia.
        }
        [mend] { $tool ->
            [pickaxe] Nie ma kilofa do naprawy.
            [lantern] Nie ma latarni do naprawy.
           *[cart] Nie ma wagonika do naprawy.
        }
        [mend-either] Nie ma czego naprawić.
       *[other] Nie da się jej teraz zagrać.
    } Odrzuć ją lub wybierz inną.
prompt-tunnel-broken = Masz zepsute narzędzie. Napraw je albo odrzuć tę kartę.
prompt-bonus-where = Gdzie mają leżeć bryłki?
prompt-bonus = Położyć bryłki tutaj?
prompt-stopped = Masz swoje bryłki i w tej rundzie już nie grasz. Pozostali grają dalej
do-lay = Połóż
do-rockfall = Usuń
do-map = Podejrzyj
do-break = Zepsuj
do-mend = Napraw
do-pass = Odrzuć
do-pass-card = Odrzuć
do-bonus = Połóż
do-stop = Skończ i zatrzymaj je
do-stay = Graj dalej

## Rola

role-you-are-miner = Twoja rola: górnik
role-you-are-saboteur = Twoja rola: sabotażysta
role-miner-text = Przekop się z innymi do skarbu.
role-saboteur-text = Nie pozwól nikomu dojść do skarbu. I nie daj się przyłapać.
role-count = { $count ->
        [0] Nie ma wśród Was sabotażysty.
        [one] Jest wśród Was dokładnie jeden sabotażysta.
        [few] Jest wśród Was dokładnie { $count } sabotażystów.
       *[many] Jest wśród Was dokładnie { $count } sabotażystów.
    }
role-only = Innych sabotażystów tu nie ma.
role-upto = { $count ->
        [one] Wśród { $players } graczy jest najwyżej jeden sabotażysta.
        [few] Sabotażystów wśród { $players } graczy: { $least } albo { $count }.
       *[many] Sabotażystów wśród { $players } graczy: { $least } albo { $count }.
    }
# Pod małą kartą słowo można podzielić.
role-title = { $role ->
        [miner] Górnik
       *[saboteur] Sabota{ "\u00AD" }żysta
    }

## Gracze

player-stopped = w tej rundzie już nie gra

## Środek stołu

pile-drop = Upuść tutaj, żeby odrzucić

## Koniec rundy, koniec gry

reveal-title-miners = Górnicy dotarli do skarbu!
reveal-title-saboteurs = Wygrywają sabotażyści!
reveal-title-nobody = Nikt nie wygrywa
reveal-text-miners = Ostatni korytarz: { $who }.
reveal-text-saboteurs = Karty się skończyły, a skarb wciąż leży w ciemności.
reveal-text-nobody = Karty się skończyły, skarb wciąż leży w ciemności, a sabotażysty wcale nie było.
reveal-text-gold = Skarbem był cel { $number }.
reveal-paid = + { $value ->
        [one] 1 bryłka
        [few] { $value } bryłki
       *[many] { $value } bryłek
    }
reveal-kept = { $value ->
        [one] 1 dodatkowa bryłka
        [few] { $value } dodatkowe bryłki
       *[many] { $value } dodatkowych bryłek
    }
reveal-returned = dodatkowe bryłki wracają
reveal-picked = karta bryłek
reveal-pool = { $count ->
        [one] Do podziału została 1 karta bryłek
        [few] Do podziału zostały { $count } karty bryłek
       *[many] Do podziału zostało { $count } kart bryłek
    }
nuggets-title = Weź jedną kartę bryłek
nuggets-text = Zatrzymujesz ją; reszta przechodzi do następnego górnika.
nuggets-wait = { $who } wybiera kartę bryłek…
nuggets-won = W tej rundzie: { $won ->
        [0] nic
        [one] 1 bryłka
        [few] { $won } bryłki
       *[many] { $won } bryłek
    }. Razem: { $value }.
nuggets-yours = Masz dotąd: { $value ->
        [0] 0 bryłek
        [one] 1 bryłkę
        [few] { $value } bryłki
       *[many] { $value } bryłek
    }

standings-nuggets = Bryłki

## Spojrzenie wstecz

hindsight-lines-saboteur = Im wyżej linia, tym bardziej gracz wyglądał na sabotażystę. Grube linie: kto nim naprawdę był.
hindsight-looked-saboteur = { $who } wygląda na { $role ->
        [miner] górnika
       *[saboteur] sabotażystę
    }
hindsight-turning-saboteur = { $change ->
        [down] Tu najbardziej wzrosła szansa górników
       *[up] Tu najbardziej wzrosła szansa sabotażystów
    }. Do skarbu brakowało kart: przedtem { $before ->
        [12] za dużo
       *[other] { $before }
    }, potem { $after ->
        [12] za dużo
       *[other] { $after }
    }.
