### Stół przed początkiem gry.

lobby-title = Stół { $code }
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
lobby-away = Bez połączenia
lobby-i-am-ready = Możemy zaczynać
lobby-not-yet = Jeszcze chwila
lobby-sit = Usiądź
lobby-sit-title = Zajmij miejsce
lobby-sit-text = Podaj imię i już grasz.
lobby-full = Wszystkie miejsca są zajęte. Możesz oglądać albo poczekać, aż któreś się zwolni.
lobby-watching = Oglądasz.
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
lobby-remove = Usuń: { $name }
lobby-make-host = Przekaż rolę gospodarza: { $name }
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
        [one] Zacznij, bot zajmie wolne miejsce
        [few] Zacznij, boty zajmą { $count } wolne miejsca
       *[many] Zacznij, boty zajmą { $count } wolnych miejsc
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
menu-hints-on = Zezwól na podpowiedzi
menu-hints-off = Wyłącz podpowiedzi
player-same-device = Gra na tym samym urządzeniu: { $names }
seat-same-device = kilka miejsc na jednym urządzeniu
player-votes = { $count ->
        [one] 1 osoba chce usunąć tego gracza
        [few] { $count } osoby chcą usunąć tego gracza
       *[many] { $count } osób chce usunąć tego gracza
    }
player-offer = Zaoferuj to miejsce spóźnialskiemu
player-offer-no-more = Nie oferuj już tego miejsca
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
open-tables-password = hasło
lobby-close-sure = Zamknąć ten stół dla wszystkich? Zostanie usunięty.
deal-check = Sprawdź rozdanie
deal-hashes = Ujawnione sekrety zgadzają się ze wszystkim, co pokazano przed rozdaniami.
deal-hashes-wrong = Ujawnione sekrety nie zgadzają się z tym, co pokazano przed rozdaniami!
deal-remembered = Pokazano wtedy to, co pamięta ta przeglądarka.
deal-remembered-wrong = Ta przeglądarka pamięta, że pokazano coś innego!
deal-own = Losowość twojego urządzenia jest w rozdaniu.
deal-own-wrong = Losowość twojego urządzenia pominięto w rozdaniu.
deal-unknown = Ta przeglądarka nie pamięta, co pokazano przed rozdaniem.
deal-old = Tę grę rozdała starsza wersja. Sprawdź zapis poleceniem „pyrite verify”.
deal-rest = Czy każda karta wynika z sekretów, sprawdza „pyrite verify” z zapisem gry.
