### Pierwsza strona, nowy stół, dołączanie.

home-title = Dokop się do złota. I uważaj na tych, którzy kopią obok.
home-lead = Dwie gry o korytarzach, skarbach i tajnych rolach dla 3–10 osób, w przeglądarce. Bez rejestracji.

play-now = Graj teraz
play-now-text =
    { $bots ->
        [one] Ty i jeden bot. Gra zaczyna się od razu.
        [few] Ty i { $bots } boty. Gra zaczyna się od razu.
       *[many] Ty i { $bots } botów. Gra zaczyna się od razu.
    }
play-now-first = Na początku żaden bot Cię nie zaatakuje.
play-now-dealing = Rozdaję…
play-now-choices = Wybierz, jak grać
play-now-summary = { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    } · { $level } · { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
play-now-bots = { $level ->
        [random] bardzo łatwe boty
        [novice] łatwe boty
        [digger] średnie boty
        [detective] trudne boty
        [foreman] bardzo trudne boty
       *[other] { $name }
    }
play-friends = Graj ze znajomymi
play-friends-text = Stół z kodem, linkiem i kodem QR. Puste miejsca zajmą boty.

lessons-title = Naucz się grać
lessons-about = Około pięciu minut. Niczego nie można tu zepsuć.

join-title = Dołącz do stołu
join-code = Kod stołu
join = Dołącz
join-code-wanted = Kod ma sześć liter.

your-tables = Twoje stoły
your-tables-go = Wróć do gry
your-turn-there = Twoja kolej
open-tables = Otwarte stoły
open-tables-none = Nie ma teraz otwartych stołów.
open-tables-make = Załóż swój i pokaż go tutaj
open-tables-free =
    { $count ->
        [0] Brak wolnych miejsc
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
open-tables-sit = Usiądź
open-tables-late = Dołącz w trakcie
open-tables-watch = Oglądaj
open-tables-players =
    { $count ->
        [one] 1 gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
table-of = Stół { $code }
status-gathering = Zbieramy się
status-playing = Gra trwa
status-paused = Przerwa
status-asleep = Wszyscy wyszli
status-finished = Koniec gry
status-frozen = Zamrożony

not-the-publisher = Pyrite to wolne oprogramowanie ludzi, którzy lubią te gry, niezwiązane z ich autorami ani wydawcami; wszystkie rysunki i teksty są nasze.
licences = Licencje

## Nowy stół

new-game = Gra

option-players = Miejsca
option-players-hint = Gracze i boty razem.
option-rounds = Rundy

setting-pace = Pauza botów
setting-pace-value = { $seconds } s
setting-pace-off = Od razu

one-less = Mniej: { $what }
one-more = Więcej: { $what }

open-tables-password = hasło
replay-open = Otwórz grę z pliku
