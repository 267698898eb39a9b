### Stół przed początkiem gry.

lobby-title = Stół { $code }
lobby-learn = Poznaj ją w pięć minut
lobby-invite = Zaproś znajomych
lobby-invite-text = Niech otworzą link, zeskanują kod albo wpiszą litery na stronie głównej.
lobby-code = Kod
lobby-link = Link
lobby-qr = Kod QR z linkiem do tego stołu
lobby-only-here = Ten link działa tylko na tym komputerze; inne urządzenia nie mogą połączyć się z serwerem.
lobby-seats = Miejsca
lobby-taken = Zajęte: { $taken } z { $seats }
lobby-free = Wolne miejsce
lobby-you = Ty
lobby-host = Gospodarz
lobby-ready = Gotowe
lobby-not-ready = Jeszcze nie
lobby-away = Jeszcze w drodze
lobby-i-am-ready = Możemy zaczynać
lobby-not-yet = Jeszcze chwila
lobby-sit = Usiądź
lobby-sit-title = Zajmij miejsce
lobby-sit-text = Podaj imię i już grasz.
lobby-full = Wszystkie miejsca są zajęte. Możesz oglądać albo poczekać, aż któreś się zwolni.
lobby-watchers =
    { $count ->
        [0] Bez widzów
        [one] 1 widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
lobby-add-bot = Bot
lobby-add-bot-to = Posadź tu bota: { $level }
lobby-level-of = Poziom: { $name }
lobby-level-free = Boty na wolnych miejscach
lobby-remove = Usuń: { $name }
lobby-free-seat = Zwolnij miejsce: { $name }
lobby-make-host = Przekaż rolę gospodarza: { $name }
lobby-more = Więcej
lobby-stand = Wstań
lobby-rename = Zmień imię lub portret
your-portrait = Twój portret
portrait-number = Portret { $number }
lobby-settings = W co gramy
lobby-change = Zmień
lobby-change-title = Zmień ustawienia stołu
lobby-start = Zacznij grę
lobby-start-fill =
    { $count ->
        [one] Zacznij z botem na wolnym miejscu
        [few] Zacznij z botami na { $count } wolnych miejscach
       *[many] Zacznij z botami na { $count } wolnych miejscach
    }
lobby-starting = Rozdaję…
lobby-waiting-host = Grę zacznie { $name }, gdy wszyscy będą na miejscu.
lobby-waiting-absent-host = Gospodarz zacznie grę, gdy wszyscy będą na miejscu.
lobby-waiting-ready =
    { $count ->
        [one] Czekamy jeszcze na jedną osobę.
        [few] Czekamy jeszcze na { $count } osoby.
       *[many] Czekamy jeszcze na { $count } osób.
    }
screen-open-text = Plansza na telewizorze lub laptopie, karty na telefonach.
lobby-devices = Urządzenia
lobby-move = Przenieś moje miejsce na inne urządzenie
lobby-move-text = Otwórz ten link na drugim urządzeniu w ciągu godziny. Działa raz. Zachowaj go dla siebie: kto go otworzy, ten ma Twoje miejsce.
lobby-move-qr = Kod QR z linkiem, który przenosi miejsce
lobby-chat = Rozmowa
lobby-chat-empty = Nikt jeszcze nic nie powiedział.
lobby-chat-closed = Gospodarz zamknął rozmowę.
lobby-say = Powiedz coś
lobby-send = Wyślij
lobby-spectator = widz
lobby-door-title = To stół prywatny
lobby-door-text = Widzą go tylko jego gracze.
lobby-late-title = Gra już trwa
lobby-late-text = Bot grzeje Ci miejsce: przejmij je razem ze wszystkim, co bot wie.
lobby-late-seat = Zajmij miejsce { $seat }

setting-summary-open = Otwarty
setting-summary-private = Prywatny
setting-summary-rounds =
    { $count ->
        [one] 1 runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
setting-summary-no-spectators = Bez widzów

## Kto może tu być i uczciwe rozdania

menu-latecomers-in = Wpuść spóźnialskich na miejsca botów
menu-latecomers-out = Nie wpuszczaj już spóźnialskich
menu-hints-on = Pozwól pytać bota, kogo podejrzewać
menu-hints-off = Nie pozwalaj już pytać bota
menu-hints-are-on = Teraz każdy może pytać: dotknij gracza, a potem „{ $button }”.
menu-hints-are-off = Nikt nie może już pytać bota.
player-same-device = Gra na tym samym urządzeniu: { $names }
player-votes = { $count ->
        [one] 1 osoba chce usunąć tego gracza
        [few] { $count } osoby chcą usunąć tego gracza
       *[many] { $count } osób chce usunąć tego gracza
    }
player-offer = Zaoferuj to miejsce spóźnialskiemu
player-offer-no-more = Nie oferuj już tego miejsca
request-title = { $name } chce zagrać. Który bot ma ustąpić miejsca?
request-seat = { $name } gra zamiast bota { $bot }
request-no = Nie
player-vote = Głosuj za usunięciem: { $who }
player-vote-no-more = Wycofaj głos: { $who }
player-remove = Usuń: { $who }
player-ban = Wyklucz z tego stołu: { $who }
player-report = Zgłoś operatorowi
player-report-reason = Co się stało?
player-report-send = Wyślij zgłoszenie
password = Hasło
password-needed = Ten stół ma hasło
password-enter = Wejdź
password-set = Ustaw hasło
password-is-set = Ten stół ma hasło
password-drop = Usuń hasło
password-hint = Wejdą tylko osoby, które je znają. Jeśli stół ma być bez hasła, zostaw to pole puste.
lobby-close-sure = Zamknąć ten stół dla wszystkich? Zostanie usunięty.

## Menu stołu i karta gracza

menu-pause = Wstrzymaj grę
menu-close-chat = Zamknij rozmowę
menu-open-chat = Otwórz rozmowę
menu-link = Przenieś moje miejsce na inne urządzenie
menu-invite = Link dla znajomych i widzów
menu-last-round = Wynik ostatniej rundy
menu-leave = Odejdź od stołu
menu-leave-sure = Odejść na dobre? Za Ciebie zagra bot.
menu-leave-yes = Odchodzę
menu-close = Zamknij stół
menu-close-sure = Zakończyć grę dla wszystkich? Sekrety rozdania zostaną ujawnione. Grę będzie można obejrzeć, ale nie dokończyć.
menu-close-yes = Zakończ grę
menu-home = Strona główna
menu-fair = Dowód uczciwego rozdania
menu-fair-text = Przed rozdaniem serwer opublikował skrót SHA-256 sekretu tej rundy. Po grze sekret zostanie ujawniony.
marks-own = Widzisz to tylko Ty.
mark-trust = Ufam
mark-suspect = Podejrzewam
mark-none = Bez znaku
mark-note = Notatka
hint-ask = Zapytaj bota o tego gracza
mark-note-placeholder = W 3. turze zepsuta latarnia…
player-mute = Wycisz dla mnie: { $who }
player-unmute = Przestań wyciszać: { $who }
player-mute-all = Wycisz dla wszystkich
player-unmute-all = Przywróć głos
player-make-host = Przekaż rolę gospodarza
player-fresh-link = Nowy link do tego miejsca
replay-look-back = Dotychczasowy przebieg

## Nowy stół

new-title = Stół dla znajomych
new-lead = Wybierz, co lubisz; przed początkiem gry wszystko można jeszcze zmienić.
new-make = Załóż stół
new-making = Zakładam…
new-what = W co gramy
new-who = Kto może dołączyć
new-house = Zasady domowe
new-house-hint = Dodatki z instrukcji albo takie, które gracze lubią. Na początku wszystkie są wyłączone.
new-pace = Przebieg gry
new-title-field = Nazwa stołu
new-title-hint = Zobaczy ją każdy, kto przyjdzie. Może zostać pusta.
new-title-placeholder = Piątek w kopalni
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
setting-hints = Pytanie bota, kogo podejrzewać
setting-hints-hint = Gracze mogą dotknąć kogoś i zapytać, co pomyślałby o nim bot i dlaczego.
setting-gentle = Łagodny początek
setting-gentle-hint = W pierwszych dwóch turach boty nie szkodzą ludziom.
setting-pace-hint = Ile bot czeka, zanim pokaże ruch, żeby wszyscy nadążyli.
setting-away = Czekanie na nieobecnych
setting-away-hint = Jak długo stół czeka na nieobecną osobę, zanim zagra za nią bot.
setting-away-bot = Bot na zastępstwo
setting-away-bot-hint = Bot, który gra dalej za nieobecną osobę.
setting-away-value = { $seconds ->
        [60] 1 minuta
        [120] 2 minuty
        [300] 5 minut
        [600] 10 minut
       *[other] { $seconds } s
    }

## Miejsce na innym urządzeniu

move-title = Przenieś miejsce na to urządzenie
move-text = Ten link przenosi miejsce na to urządzenie. Działa raz; poprzednie urządzenie zostaje widzem.
move-take = Zajmij miejsce
move-taking = Zajmuję miejsce…
