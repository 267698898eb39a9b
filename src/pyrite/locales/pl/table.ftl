### Stół w czasie gry.

## Plansza

board-closer = Przybliż
board-further = Oddal
board-fit = Pokaż wszystko

## Karty

side-N = w górę
side-E = w prawo
side-S = w dół
side-W = w lewo
card-not-turn = To jeszcze nie Twoja kolej.
card-not-now = Nie na tym etapie tury.
card-seen-by = Kto zna: { $who }

## Czyja kolej i co można zrobić

prompt-waiting-deal = Karty są rozdawane…
prompt-paused = Przerwa w grze
prompt-asleep = Gra czeka na graczy
prompt-over = Gra się skończyła
prompt-sending = Chwileczkę…

fast-forward = Przewiń do mojej tury
do-turn = Obróć
do-cancel = Cofnij
keys-hint = R: obróć · Esc: cofnij

moves-title = Wszystkie możliwe ruchy
moves-open = Lista ruchów
moves-suggest = Zaproponuj ruch
moves-suggested = Tak zagrałby bot
moves-other = Inne ruchy
moves-none = Nie masz teraz nic do wyboru.

replay-turn = { $me ->
    [yes] Twoja kolej
   *[no] Kolej: { $who }
}

## Rola

role-cover = Zakryj moją rolę
role-uncover = Pokaż moją rolę
role-peek = Przytrzymaj, by zerknąć
role-covered = Twoja rola jest zakryta
role-watching = Oglądasz grę
role-watching-text = Widzisz to, co widzą wszyscy.
role-go-on = Dotknij ekranu albo naciśnij klawisz
role-unknown = Role są rozdawane…

## Gracze

players-label = Gracze w kolejności gry
player-turn = teraz gra
player-your-turn = Twoja kolej
player-you = Ty
player-bot = bot
player-host = gospodarz
player-away-until = brak połączenia; za { $seconds } s zagra bot
player-absent = nie ma
player-choose = Wybierz: { $who }
player-cards = { $count ->
        [one] 1 karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
player-marked-trust = ufasz tej osobie
player-marked-suspect = podejrzewasz tę osobę
claim-suspect = kto podejrzewa tę osobę: { $who }
claim-trust = kto ufa tej osobie: { $who }
player-clock = Zegar { $time }
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
talk-more = Więcej
talk-fewer = Mniej
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
menu-sound = Dźwięki
menu-resume = Graj dalej

## Stany

state-paused-host = Gra wstrzymana na Twoją prośbę.
state-away = { $who }: brak połączenia. Za { $seconds } s zagra bot.
state-everyone-left = Wszyscy wyszli. Gra zaczeka, aż ktoś z graczy wróci.
state-reading = Następna runda zacznie się, gdy wynik obejrzy { $who }, albo za { $seconds } s.
state-reading-long = Następna runda zacznie się, gdy wynik obejrzy { $who }.
state-bot-plays-you = Za Ciebie gra bot.
state-take-back = Wróć na swoje miejsce
state-late = Możesz przejąć miejsce bota
late-watching = Oglądasz.
late-ask = Poproś o miejsce
late-asked = Prośba wysłana. { $host } może dać Ci miejsce bota.
late-declined = { $host } odmawia. Możesz dalej oglądać.
late-host = Gospodarz
late-name = Twoje imię
state-rematch = Pozostali grają jeszcze raz
state-rematch-go = Przejdź do następnej gry
state-rematch-follow = Następna gra za { $seconds } s
state-rematch-stay = Zostań tutaj
state-unfinished = Tej gry nie dokończono
state-spectators = { $count ->
        [one] 1 widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }

## Koniec rundy, koniec gry

reveal-roles = Role
reveal-leftover = Odłożona
reveal-next = Następna runda
reveal-next-in = Następna runda za { $seconds } s
reveal-standings = Wyniki
reveal-board = Zobacz planszę

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
seat-same-device = kilka miejsc na jednym urządzeniu
hindsight-title = Kto kogo zwiódł
replay-watch = Obejrzyj powtórkę
