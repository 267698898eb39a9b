### Stół w czasie gry.

## Plansza

board-closer = Przybliż
board-further = Oddal
board-fit = Pokaż wszystko

## Karty

side-N = północ
side-E = wschód
side-S = południe
side-W = zachód

## Czyja kolej i co można zrobić

prompt-waiting-deal = Karty są rozdawane…
prompt-paused = Przerwa w grze
prompt-over = Gra się skończyła
prompt-sending = Chwileczkę…

do-turn = Obróć
do-cancel = Cofnij
keys-hint = R: obróć · Esc: cofnij

moves-title = Wszystkie możliwe ruchy
moves-open = Lista ruchów
moves-none = Nie masz teraz nic do wyboru.

## Rola

role-cover = Zakryj moją rolę
role-uncover = Pokaż moją rolę
role-peek = Przytrzymaj, by zerknąć
role-covered = Twoja rola jest zakryta
role-watching = Oglądasz grę
role-watching-text = Widzisz to, co widzą wszyscy.
role-unknown = Role są rozdawane…

## Gracze

players-label = Gracze w kolejności gry
player-turn = teraz gra
player-you = Ty
player-bot = bot
player-host = gospodarz
player-away-until = brak połączenia; za { $seconds } s zagra bot
player-choose = Wybierz: { $who }
player-cards = { $count ->
        [one] 1 karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
player-marked-trust = ufasz tej osobie
player-marked-suspect = podejrzewasz tę osobę
claim-suspect = podejrzenia: { $who }
claim-trust = zaufanie: { $who }
player-clock = Zegar { $time }
marks-own = Widzisz to tylko Ty.
mark-trust = Ufam
mark-suspect = Podejrzewam
mark-none = Bez znaku
mark-note = Notatka
hint-ask = Co pomyślałby bot?
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
        [0] Stos jest pusty
        [one] 1 karta w stosie
        [few] { $count } karty w stosie
       *[many] { $count } kart w stosie
    }

## Przebieg i rozmowa

log-title = Przebieg gry
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
menu-forced = Wykonuj wymuszone ruchy automatycznie
menu-forced-hint = Jeśli możliwy jest tylko jeden ruch, wykona się sam.
menu-sound = Dźwięki
menu-cover = Zakryj moją rolę
menu-cover-hint = Gdy ktoś siedzi obok: przytrzymaj kartę, żeby zerknąć.
menu-notify = Powiadom, gdy moja kolej
menu-pause = Wstrzymaj grę
menu-resume = Graj dalej
menu-close-chat = Zamknij rozmowę
menu-open-chat = Otwórz rozmowę
menu-link = Przenieś moje miejsce na inne urządzenie
menu-invite = Link dla znajomych i widzów
menu-leave = Odejdź od stołu
menu-leave-sure = Odejść na dobre? Za Ciebie zagra bot.
menu-leave-yes = Odchodzę
menu-close = Zamknij stół
menu-close-sure = Zakończyć grę dla wszystkich? Sekrety rozdania zostaną ujawnione. Grę będzie można obejrzeć, ale nie dokończyć.
menu-close-yes = Zakończ grę
menu-home = Strona główna
menu-fair = Rozdanie można sprawdzić
menu-fair-text = Przed rozdaniem serwer opublikował skrót SHA-256 sekretu tej rundy. Po grze sekret zostanie ujawniony.

## Stany

state-paused = Przerwa w grze.
state-paused-host = Gra wstrzymana na Twoją prośbę.
state-away = { $who }: brak połączenia. Za { $seconds } s zagra bot.
state-reading = Następna runda zacznie się, gdy wynik obejrzy { $who }, albo za { $seconds } s.
state-bot-plays-you = Za Ciebie gra bot.
state-take-back = Wróć na swoje miejsce
state-late = Możesz przejąć miejsce bota
state-rematch = Pozostali grają jeszcze raz
state-rematch-go = Przejdź tam
state-rematch-follow = Następna gra za { $seconds } s
state-rematch-stay = Zostań tutaj
state-unfinished = Tej gry nie dokończono
state-spectators = { $count ->
        [one] 1 widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
state-late-name = Twoje imię

## Koniec rundy, koniec gry

reveal-roles = Role
reveal-leftover = Odłożona
reveal-next = Następna runda
reveal-standings = Wyniki
reveal-board = Zobacz planszę
standings-title = Koniec gry
standings-won-you = Wygrywasz!
standings-won = Wygrywa { $who }!
standings-shared = Wspólna wygrana: { $who }!
standings-place = Miejsce
standings-player = Gracz
standings-round = Runda { $round }
standings-rematch = Rewanż w tym samym składzie
standings-rematch-wait = Czekamy na nowy stół…
standings-record = Zapis gry
standings-home = Strona główna
feedback-title = Po grze
feedback-fun = Jak się grało?
feedback-yes = Świetnie
feedback-no = Tak sobie
feedback-fooled = Kto cię nabrał?
feedback-thanks = Dziękujemy! To zobaczy tylko gospodarz.
feedback-liked = Dobrze bawiło się { $count } z { $all }.
feedback-was-fooled = { $who } – kto nabrał: { $liar }.

title-your-turn = ● Twoja kolej · Pyrite
notify-your-turn = Twoja kolej przy stole { $code }.
announce-your-turn = Twoja kolej.

reveal-skip = Pokaż wszystko od razu
scoring-title = Podział punktów
scoring-points = { $count ->
        [0] 0 punktów
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
standings-points = Punkty
