### Stół Sabotażysty w czasie gry.

## Plansza

board-label = Korytarze
board-closer = Bliżej
board-further = Dalej
board-fit = Pokaż wszystko

place = { $y ->
        [0] kolumna { $x }, na wysokości startu
       *[other] kolumna { $x }, { $dir ->
            [up] o { $rows } w górę
           *[down] o { $rows } w dół
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
side-N = północ
side-E = wschód
side-S = południe
side-W = zachód

card-tunnel = { $shape ->
        [crossing] Skrzyżowanie
        [junction] Rozwidlenie
        [straight] Prosty korytarz
        [bend] Zakręt
       *[dead-end] Ślepy zaułek
    }, wyloty: { $sides }
card-break = { $tool ->
        [pickaxe] Zepsuj kilof
        [lantern] Zepsuj latarnię
       *[cart] Zepsuj wagonik
    }
card-mend = { $tool ->
        [pickaxe] Napraw kilof
        [lantern] Napraw latarnię
        [cart] Napraw wagonik
        [pickaxe-lantern] Napraw kilof albo latarnię
        [pickaxe-cart] Napraw kilof albo wagonik
       *[lantern-cart] Napraw latarnię albo wagonik
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
goal-hidden-gold = Cel { $number }, zakryty. Wiesz, że to skarb
goal-hidden-stone = Cel { $number }, zakryty. Wiesz, że to kamień
nugget-cards = { $count ->
        [0] bez kart bryłek
        [one] 1 karta bryłek
        [few] { $count } karty bryłek
       *[many] { $count } kart bryłek
    }
only-pass = Teraz można ją tylko odrzucić.

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
prompt-your-turn-broken = Masz zepsute narzędzia: zagraj kartę akcji albo spasuj
prompt-other-turn = { $who } myśli…
prompt-bonus-yours = Połóż jedną z dodatkowych kart bryłek
prompt-bonus-other = { $who } kładzie dodatkową kartę bryłek
prompt-stop-yours = Masz dodatkowe bryłki. Skończyć rundę i je zatrzymać czy grać dalej?
prompt-stop-other = { $who } ma dodatkowe bryłki: koniec czy dalsza gra?
prompt-pick-yours = Weź jedną z kart bryłek
prompt-pick-other = { $who } wybiera kartę bryłek
prompt-lay-where = Gdzie ma leżeć?
prompt-lay = Położyć ją tutaj?
prompt-lay-turn = Położyć ją tak czy obrócić?
prompt-rockfall-where = Który korytarz zasypać?
prompt-rockfall = Zasypać ten korytarz?
prompt-map-where = Który cel chcesz podejrzeć?
prompt-map = Podejrzeć cel { $number }?
prompt-break-who = Komu psujesz { tool-name }?
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
prompt-pass = Spasować i odrzucić tę kartę zakrytą?
prompt-pass-which = Którą kartę odrzucasz?
prompt-only-pass = Tej karty nie da się teraz zagrać. Odrzuć ją albo wybierz inną.
prompt-bonus-where = Gdzie mają leżeć bryłki?
prompt-bonus = Położyć bryłki tutaj?
prompt-waiting-deal = Karty są rozdawane…
prompt-paused = Przerwa w grze
prompt-over = Gra się skończyła
prompt-stopped = Masz swoje bryłki i w tej rundzie już nie grasz. Pozostali grają dalej
prompt-sending = Chwileczkę…

do-lay = Połóż
do-turn = Obróć
do-rockfall = Zasyp
do-map = Podejrzyj
do-break = Zepsuj
do-mend = Napraw
do-pass = Odrzuć
do-pass-card = Spasuj
do-bonus = Połóż
do-stop = Skończ i zatrzymaj je
do-stay = Graj dalej
do-cancel = Odłóż
keys-hint = R obraca · Esc

moves-title = Wszystkie możliwe ruchy
moves-open = Lista ruchów
moves-none = Nie masz teraz nic do wyboru.

## Rola

role-you-are-miner = Twoja rola: górnik
role-you-are-saboteur = Twoja rola: sabotażysta
role-miner-text = Przekop się z innymi do skarbu.
role-saboteur-text = Nie pozwól nikomu dojść do skarbu. I nie daj się przyłapać.
role-count = { $count ->
        [0] Nie ma wśród was sabotażysty.
        [one] Jest wśród was dokładnie jeden sabotażysta.
        [few] Jest wśród was dokładnie { $count } sabotażystów.
       *[many] Jest wśród was dokładnie { $count } sabotażystów.
    }
role-upto = { $count ->
        [one] Wśród { $players } graczy jest najwyżej jeden sabotażysta.
        [few] Sabotażystów wśród { $players } graczy: { $least } albo { $count }.
       *[many] Sabotażystów wśród { $players } graczy: { $least } albo { $count }.
    }
role-cover = Zakryj moją rolę
role-uncover = Pokaż moją rolę
role-peek = Przytrzymaj, by zerknąć
role-covered = Twoja rola jest zakryta
role-watching = Oglądasz grę
role-watching-text = Widzisz to, co widzą wszyscy.
role-unknown = Role są rozdawane…
# Pod małą kartą słowo można podzielić.
role-title = { $role ->
        [miner] Górnik
       *[saboteur] Sabota{ "\u00AD" }żysta
    }

## Gracze

players-label = Gracze w kolejności gry
player-turn = ma ruch
player-you = Ty
player-bot = bot
player-host = gospodarz
player-away-until = brak połączenia; za { $seconds } s zagra bot
player-stopped = w tej rundzie już nie gra
player-choose = Wybierz: { $who }
player-cards = { $count ->
        [one] 1 karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
player-marked-trust = ufasz tej osobie
player-marked-suspect = podejrzewasz tę osobę
player-clock = Zegar { $time }
marks-own = Widzisz to tylko Ty.
mark-trust = Ufam
mark-suspect = Podejrzewam
mark-none = Bez znaku
mark-note = Notatka
mark-note-placeholder = W 3. turze zepsuta latarnia…
player-mute = Wycisz dla mnie: { $who }
player-unmute = Przestań wyciszać: { $who }
player-mute-all = Wycisz dla wszystkich
player-unmute-all = Przywróć głos
player-make-host = Przekaż rolę gospodarza
player-fresh-link = Nowy link do tego miejsca
player-take-over = Zagraj zamiast tego bota

## Środek stołu

round-of = Runda { $round } z { $rounds }
pile-count = { $count ->
        [0] Talia jest pusta
        [one] 1 karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
pile-drop = Upuść tutaj, żeby odrzucić

## Przebieg i rozmowa

log-title = Co się działo
log-show = Pokaż na planszy
log-empty = Jeszcze nic.
log-only-you = Wiesz o tym tylko Ty
log-new = Nowe wpisy poniżej
talk-placeholder = Powiedz coś…
talk-send = Wyślij
talk-phrases = Gotowe zwroty
talk-closed = Gospodarz zamknął rozmowę. Gotowe zwroty nadal działają.
talk-spectators = Widzowie rozmawiają między sobą.
talk-muted = Gospodarz Cię wyciszył.
talk-pick-seat = Kto?
talk-pick-goal = Który cel?
talk-pick-tool = Które narzędzie?
talk-unread = { $count ->
        [one] 1 nowy wpis
        [few] { $count } nowe wpisy
       *[many] { $count } nowych wpisów
    }
talk-open = Przebieg i rozmowa
talk-watcher = widz

## Menu

menu-title = Stół { $code }
menu-open = Menu
menu-confirm = Pytaj przed każdym ruchem
menu-confirm-hint = Ruchu nie można cofnąć. Drugie dotknięcie potwierdza, że tak miało być.
menu-sound = Dźwięki
menu-cover = Zakryj moją rolę
menu-cover-hint = Gdy ktoś siedzi obok: przytrzymaj kartę, żeby zerknąć.
menu-notify = Powiadom, gdy moja kolej
menu-pause = Wstrzymaj grę
menu-resume = Graj dalej
menu-close-chat = Zamknij rozmowę
menu-open-chat = Otwórz rozmowę
menu-link = Przenieś moje miejsce na inne urządzenie
menu-invite = Link dla przyjaciół i widzów
menu-leave = Odejdź od stołu
menu-leave-sure = Odejść na dobre? Za Ciebie zagra bot.
menu-leave-yes = Odchodzę
menu-home = Strona główna
menu-fair = Rozdanie można sprawdzić
menu-fair-text = Skrót SHA-256 sekretu tej rundy został ustalony przed rozdaniem pierwszej karty. Po grze sekret zostanie pokazany.

## Stany

state-paused = Przerwa w grze.
state-paused-host = Gra stoi na Twoją prośbę.
state-away = { $who }: brak połączenia. Za { $seconds } s zagra bot.
state-bot-plays-you = Za Ciebie gra bot.
state-take-back = Wróć na swoje miejsce
state-rematch = Pozostali grają jeszcze raz
state-rematch-go = Przejdź tam
state-spectators = { $count ->
        [one] 1 widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
state-late-name = Twoje imię

## Koniec rundy, koniec gry

reveal-title-miners = Górnicy dotarli do skarbu!
reveal-title-saboteurs = Wygrywają sabotażyści
reveal-title-nobody = Nikt nie wygrywa
reveal-text-miners = Ostatni korytarz: { $who }.
reveal-text-saboteurs = Karty się skończyły, a skarb wciąż leży w ciemności.
reveal-text-nobody = Karty się skończyły, skarb wciąż leży w ciemności, a sabotażysty wcale nie było.
reveal-roles = Role
reveal-leftover = Odłożona
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
reveal-next = Następna runda
reveal-standings = Wyniki
reveal-board = Zobacz planszę
nuggets-title = Weź jedną kartę bryłek
nuggets-text = Zatrzymujesz ją; reszta przechodzi do następnego górnika.
nuggets-wait = { $who } wybiera kartę bryłek…
nuggets-yours = Dotąd Twoje: { $value ->
        [0] nic
        [one] 1 bryłka
        [few] { $value } bryłki
       *[many] { $value } bryłek
    }

standings-title = Koniec gry
standings-won-you = Wygrywasz!
standings-won = Wygrywa { $who }!
standings-shared = Wspólna wygrana: { $who }!
standings-place = Miejsce
standings-player = Gracz
standings-nuggets = Bryłki
standings-round = Runda { $round }
standings-rematch = Rewanż w tym samym składzie
standings-rematch-wait = Czekamy na nowy stół…
standings-record = Zapis gry
standings-home = Strona główna

title-your-turn = ● Twoja kolej · Pyrite
notify-your-turn = Twoja kolej przy stole { $code }.
announce-your-turn = Twoja kolej.

