### Pierwsza strona, nowy stół, dołączanie.

home-title = Dokop się do złota. I uważaj, kto kopie obok.
home-lead = Dwie gry o korytarzach, skarbach i tajnych rolach dla 3–10 osób, w przeglądarce. Bez rejestracji.

play-now = Graj teraz
play-now-text =
    { $bots ->
        [one] Ty i jeden bot. Gra zaczyna się od razu.
        [few] Ty i { $bots } boty. Gra zaczyna się od razu.
       *[many] Ty i { $bots } botów. Gra zaczyna się od razu.
    }
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
play-friends = Graj ze znajomymi
play-friends-text = Stół z kodem, linkiem i kodem QR. Puste miejsca zajmą boty.

lessons-title = Naucz się grać
lessons-about = Około pięciu minut. Niczego nie można tu zepsuć.

join-title = Dołącz z kodem
join-code = Kod stołu
join-code-placeholder = ABCDEF
join = Dołącz
join-code-wanted = Kod ma sześć liter.

your-tables = Twoje stoły
your-tables-go = Wróć do gry
your-turn-there = Twoja kolej
open-tables = Otwarte stoły
open-tables-none = Nie ma teraz otwartych stołów. Załóż swój: może pojawić się na tej liście.
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
status-finished = Koniec gry
status-frozen = Zamrożony

not-the-publisher = Pyrite to wolne oprogramowanie ludzi, którzy lubią te gry, niezwiązane z ich autorami ani wydawcami; wszystkie rysunki i teksty są nasze.
licences = Licencje czcionek

## Nowy stół

new-title = Stół dla znajomych
new-lead = Wybierz, co lubisz; przed początkiem gry wszystko można jeszcze zmienić.
new-make = Załóż stół
new-making = Zakładam…
new-what = W co gramy
new-game = Gra
new-who = Kto może dołączyć
new-house = Zasady domowe
new-house-hint = Dodatki z instrukcji albo takie, które gracze lubią. Na początku wszystkie są wyłączone.
new-pace = Przebieg gry
new-title-field = Nazwa stołu
new-title-hint = Zobaczy ją każdy, kto przyjdzie. Może zostać pusta.
new-title-placeholder = Piątek w kopalni

option-players = Miejsca
option-players-hint = Gracze i boty razem.
option-rounds = Rundy
option-first = Pierwszy gracz
option-first-hint = Kto zaczyna pierwszą rundę.
option-first-anybody = Losowo
option-first-seat = Miejsce { $seat }

setting-open = Stół otwarty
setting-open-hint = Widoczny na stronie głównej, więc każdy może dołączyć. W przeciwnym razie tylko ten, kto zna kod.
setting-spectators = Widzowie
setting-spectators-hint = Osoby bez miejsca mogą oglądać; widzą to, co jawne, i rozmawiają między sobą.
setting-latecomers = Spóźnialscy
setting-latecomers-hint = Każdy, kto zna kod, może przejąć miejsce bota. Inaczej miejsca oferuje gospodarz.
setting-hints = Podpowiedzi
setting-hints-hint = Gracze mogą zapytać bota, kogo by podejrzewał i dlaczego.
setting-pace = Tempo botów
setting-pace-hint = Ile bot czeka, zanim pokaże ruch, żeby wszyscy nadążyli.
setting-pace-value = { $seconds } s
setting-pace-off = Od razu
setting-away = Cierpliwość
setting-away-hint = Jak długo stół czeka na nieobecną osobę, zanim zagra za nią bot.
setting-away-bot = Kto zastępuje
setting-away-bot-hint = Bot, który gra dalej za nieobecną osobę.
setting-away-value = { $seconds ->
        [60] 1 minuta
        [120] 2 minuty
        [300] 5 minut
        [600] 10 minut
       *[other] { $seconds } s
    }

one-less = Mniej: { $what }
one-more = Więcej: { $what }

## Przeniesienie miejsca na to urządzenie

move-title = Usiądź tutaj
move-text = Ten link przenosi miejsce na to urządzenie. Działa raz; poprzednie urządzenie zostaje widzem.
move-take = Zajmij miejsce
move-taking = Zajmuję miejsce…
