### Co mówi wiersz poleceń. Nazwy poleceń, opcji, plików i botów są takie same w każdym języku.
### $who, $target to miejsca po numerach; $file to plik albo baza danych; $why mówi, co było z nim nie tak.

cli-what = { $games }: od stołu po laboratorium.
cli-example = przykład: { $command }
cli-see-help = zobacz { $command }
cli-options-of = opcje gry { $game }
cli-one-of = do wyboru: { $names }

## Co oznacza to, co trzeba wpisać

cli-metavar-command = POLECENIE
cli-metavar-what = CO
cli-metavar-file = PLIK
cli-metavar-address = ADRES
cli-metavar-age = WIEK
cli-metavar-code = KOD
cli-metavar-commitment = RUNDA:SKRÓT
cli-metavar-game = GRA
cli-metavar-name = NAZWA
cli-metavar-names = NAZWY
cli-metavar-seat = MIEJSCE
cli-metavar-seconds = SEKUNDY
cli-metavar-source = PLIK|POZYCJA

## Jak objaśnia się i odrzuca argumenty

cli-argparse-usage = użycie:
cli-argparse-positionals = argumenty pozycyjne
cli-argparse-options = opcje
cli-argparse-help = pokaż tę pomoc i zakończ
cli-argparse-version = pokaż wersję programu i zakończ
cli-argparse-argument = argument { $argument_name }: { $message }
cli-argparse-required = brakuje wymaganych argumentów: { $what }
cli-argparse-unrecognized = nieznane argumenty: { $what }
cli-argparse-one-required = wymagany jest jeden z argumentów: { $what }
cli-argparse-one-argument = potrzebny jest jeden argument
cli-argparse-at-most-one = potrzebny jest najwyżej jeden argument
cli-argparse-at-least-one = potrzebny jest co najmniej jeden argument
cli-argparse-not-with = nie można łączyć z argumentem { $what }
cli-argparse-ignored = zbędny argument { $what }
cli-argparse-ambiguous = niejednoznaczna opcja: { $option } może oznaczać { $matches }
cli-argparse-invalid-value = niepoprawna liczba: { $value }
cli-argparse-invalid-choice = niepoprawny wybór: { $value } (do wyboru: { $choices })
cli-argparse-unknown-parser = nieznane polecenie { $parser_name } (do wyboru: { $choices })

## Opcje wspólne dla kilku poleceń

cli-option-language = język komunikatów: { $codes } (domyślnie język terminala)
cli-option-json = wypisz liczby jako JSON
cli-option-pace = jak długo czekać po każdym ruchu
cli-option-database = plik SQLite albo adres taki jak postgresql://user@host/name (domyślnie baza w folderze danych)
cli-option-rounds = liczba rund w grze (domyślnie jak w instrukcji)
cli-option-first = miejsce, które zaczyna (domyślnie losowe)
cli-record-file = zapis gry; - to standardowe wejście

## Polecenia

cli-serve-help = otwiera stoły do gry w przeglądarce
cli-serve-what = Udostępnia stoły temu komputerowi i jego sieci. Znajomi otwierają jeden z wypisanych adresów.
cli-serve-host = gdzie nasłuchiwać (domyślnie wszędzie; 127.0.0.1: tylko na tym komputerze)
cli-serve-port = pierwszy port do wypróbowania (domyślnie 8420; 0: dowolny)
cli-serve-thinkers = liczba procesów dla botów (domyślnie 1)
cli-serve-settings = plik TOML z limitami i nie tylko (docs/hosting.md)
cli-serve-name = odpowiadaj tylko pod tą nazwą hosta; można podać kilka razy
cli-serve-bus = adres NATS, nats://…, dla wielu procesów na jednej bazie PostgreSQL; bez niego serwer działa sam
cli-serve-proxy = adres serwera pośredniczącego (proxy), którego nagłówkowi X-Forwarded-For można ufać; można podać kilka razy
cli-serve-public = ustawienia dla serwera w otwartym internecie; nie uruchamia się, gdy jakieś ustawienie jest niebezpieczne
cli-serve-no-browser = nie otwieraj tu strony
cli-serve-log = jak wiele zapisywać w dzienniku (domyślnie warning)
cli-simulate-help = rozgrywa wiele gier między botami
cli-simulate-what = Rozgrywa gry między botami i liczy, jak kończyły się rundy, według prawdziwych ról.
cli-simulate-players = ilu graczy (domyślnie 5)
cli-simulate-games = ile gier (domyślnie 100)
cli-simulate-bots = boty na kolejne miejsca: A albo A,B,C
cli-simulate-seed = te same gry jeszcze raz (domyślnie nowe ziarno, które zostanie wypisane)
cli-simulate-watch = pokaż pierwszą grę ruch po ruchu zamiast liczb
cli-simulate-record = zapisz przebieg pierwszej gry; - to standardowe wyjście
cli-match-help = sprawdza, który z dwóch botów jest lepszy
cli-match-what = Dwa boty grają te same rozdania, po jednej rundzie. A gra w pierwszej drużynie lub po pierwszej stronie, a B w drugiej, potem odwrotnie.
cli-match-a = bot: { $names }, llm:MODEL albo własny jako module:Class
cli-match-b = drugi bot albo ten sam
cli-match-players = 5 (domyślnie) albo 3,5,8, albo 3-10
cli-match-deals = liczba rozdań dla każdej liczby graczy (domyślnie 1000)
cli-match-seed = te same rozdania jeszcze raz (domyślnie nowe ziarno, które zostanie wypisane)
cli-match-grid = także A przeciwko A i B przeciwko B; w grach, które wygrywają drużyny
cli-match-talk = niech boty rozmawiają i słyszą się nawzajem
cli-match-cores = liczba procesów naraz (domyślnie wszystkie rdzenie)
cli-match-on = zamiast tego użyj klastra Ray pod tym adresem (wymaga dodatku ray)
cli-match-save = tu zachowaj wyniki; to samo polecenie ruszy dalej od nich
cli-match-report = zapisz stronę HTML z wykresami
cli-league-help = każe wszystkim botom grać ze sobą i ocenia je
cli-league-what = Każdy bot przeciw każdemu w każdej grze, przy każdej liczbie graczy i wymieszane przy jednym stole: jak często wygrywają, ile każdy jest wart w każdej z drużyn, jak trafne ma podejrzenia i jak długo myśli.
cli-league-quick = mało rozdań: pierwsze spojrzenie w kilka minut
cli-league-full = dużo rozdań: dziesięć minut na dwóch rdzeniach, za to pewne liczby
cli-league-bots = tylko te, na przykład scout,digger,detective:sly
cli-train-help = uczy bota gry od nowa
cli-train-what = Liczy, co robią gracze, potem uczący się bot krok po kroku gra ze sobą i z innymi. O wyniku decydują ziarno i liczba kroków, nie liczba procesów. Po przerwaniu to samo polecenie rusza dalej od PLIK.partial; krzywa trafia do PLIK.svg.
cli-train-out = gdzie zapisać wynik nauki
cli-train-seed = decyduje o każdej rundzie (domyślnie 1)
cli-train-steps = ile kroków (domyślnie { $steps })
cli-train-rounds = ile rund w kroku (domyślnie { $rounds })
cli-replay-help = pokazuje zapisaną grę ruch po ruchu
cli-replay-what = Pokazuje zapisaną grę ruch po ruchu, oczami jednego miejsca albo widza.
cli-replay-as = co widziało to miejsce (domyślnie widz)
cli-replay-suspicion = mówi, kto staje się podejrzany i dlaczego
cli-show-help = pokazuje pozycję albo koniec zapisu gry
cli-show-what = Pokazuje pozycję albo koniec zapisu gry jako planszę w terminalu albo jako SVG.
cli-show-source = zapis gry albo pozycja; - to standardowe wejście
cli-show-svg = narysuj planszę jako SVG
cli-show-as = co widzi to miejsce (domyślnie widz)
cli-bench-help = mierzy silnik
cli-bench-what = Mierzy silnik: kroki, próbki i widoki na sekundę oraz czas importu.
cli-verify-help = sprawdza, czy losowania w zakończonej grze były uczciwe
cli-verify-what = Sprawdza, czy każde losowanie w zakończonej grze wynika z sekretów w zapisie, a te zgadzają się ze skrótami w zapisie i z zanotowanymi. Jak to działa, mówi docs/fairness.md.
cli-verify-commitment = skrót zanotowany przy rozdaniu rundy (albo jako game: przed pierwszym rozdaniem), co najmniej 8 pierwszych znaków; można podać dla każdej rundy
cli-verify-unfinished = przyjmij zapis gry, której nie dograno do końca
cli-verify-json = wypisz rundy jako JSON
cli-admin-help = opiekuje się bazą danych serwera
cli-admin-what = Opiekuje się bazą danych serwera: migracje, kopie, stare stoły, liczby.
cli-admin-migrate-help = aktualizuje bazę danych; robi to też `pyrite serve`
cli-admin-migrate-what = Aktualizuje bazę danych; robi to też `pyrite serve`.
cli-admin-backup-help = kopiuje bazę SQLite w trakcie używania
cli-admin-backup-what = Kopiuje bazę SQLite w trakcie używania.
cli-admin-remove-help = usuwa stare stoły
cli-admin-remove-what = Usuwa stare stoły.
cli-admin-check-help = sprawdź bazę danych i uratuj, co się da
cli-admin-check-what = Sprawdza, czy baza danych jest cała i czy każdy stół w niej da się odczytać i odtworzyć; niczego nie zmienia. Z --salvage kopiuje do nowej bazy wszystko, co da się odczytać.
cli-check-salvage = skopiuj do tej nowej bazy to, co da się odczytać
cli-admin-copy-help = skopiować bazę danych do innej, z SQLite do PostgreSQL albo z powrotem
cli-admin-copy-what = Kopiuje każdy wiersz bazy danych do pustej bazy i porównuje obie wiersz po wierszu. Najpierw zatrzymaj ich serwery.
cli-copy-source = baza do odczytu: plik albo adres
cli-copy-target = pusta baza do zapisu: plik albo adres
cli-admin-stats-help = liczy, co jest w bazie
cli-admin-stats-what = Liczy, co jest w bazie.
cli-backup-file = dokąd trafi kopia; niczego się nie nadpisuje
cli-remove-older = nieużywane od 12h, 30d albo 8w
cli-remove-unfinished = także niezakończone gry; najpierw zatrzymaj serwer
cli-remove-records = także zapisy gier w tym wieku
cli-remove-yes = nie pytaj

## Czego nie można

cli-not-an-age = { $text } to nie wiek taki jak 12h, 30d albo 8w
cli-not-a-commitment = { $text } to nie runda i jej skrót, na przykład 1:66687aadf862bd77
cli-not-a-port = { $text } to nie port od 0 do 65535
cli-not-a-proxy = { $text } to nie adres ani sieć, jak 127.0.0.1 albo 10.0.0.0/8
cli-public-unsafe = --public nie uruchamia się: { $why }
cli-public-name = podaj przez --name nazwę, pod którą ludzie znajdą serwer, na przykład --name play.example.org
cli-public-proxy = postaw przed serwerem proxy z https i podaj jego adres przez --proxy, na przykład --proxy 127.0.0.1
cli-public-any-proxy = --proxy { $proxy } ufałoby każdemu; podaj adres samego proxy
cli-public-host = każdy mógłby połączyć się z serwerem z pominięciem proxy; nasłuchuj tylko na tym komputerze: --host 127.0.0.1
cli-public-metrics = każdy mógłby czytać /metrics; ustaw metrics na "local" albo "nobody", a metrics_networks tylko na własne sieci
cli-public-limits = te limity są większe niż na zwykłym serwerze: { $names }
cli-not-up-to-64 = { $text } to nie liczba od 1 do 64
cli-not-at-least-one = { $text } to nie liczba całkowita od 1 w górę
cli-not-numbers = { $text } to nie liczba graczy: podaj 5, 3,5,8 albo 3-10
cli-not-seconds = { $text } to nie liczba sekund od 0 do 60
cli-backwards = { $text } idzie wstecz
cli-nobody-there = --as { $seat }: nikt tam nie siedzi, miejsca są od 0 do { $last }
cli-grid-for-teams = --grid jest dla gier drużynowych ({ $games }): w grze { $game } oba boty i tak grają na każdym miejscu każdego rozdania
cli-same-round-twice = --commitment podaje tę samą rundę dwa razy
cli-wrong-position = pozycja jest błędna: { $why }
cli-wrong-record = { $file }: wiersz { $line }: { $why }
cli-wrong-settings = { $file } zawiera błędne ustawienia: { $why }
cli-no-output = nie ma standardowego wyjścia, na które można pisać
cli-no-input = nie ma standardowego wejścia, z którego można czytać
cli-output-not-written = nie można zapisać wyniku: { $why }
cli-missing-extra = brakuje pakietów: { $packages }. Zainstaluj je poleceniem: { $command }
cli-not-cluster = { $text } nie jest adresem klastra, takim jak ray://head.example:10001
cli-no-cluster = nie można użyć klastra { $address }: { $why }
cli-cluster-differs = węzeł klastra { $address } ma inne zasady lub boty: zainstaluj na wszystkich tę samą wersję Pyrite
cli-version-engine = silnik: { $build ->
        [compiled] skompilowany
       *[interpreted] interpretowany
    }
cli-version-extras = dodatki: { $names }
cli-version-no-extras = dodatki: brak
cli-crashed = błąd w Pyrite przerwał to polecenie. Aby go zgłosić, załóż zgłoszenie z powyższymi wierszami i wynikiem { $command }. Najpierw usuń hasła, sekrety, adresy stołów i imiona graczy.
cli-not-read = nie można odczytać { $file }: { $why }
cli-not-written = nie można zapisać { $file }: { $why }
cli-not-used = nie można użyć { $file }: { $why }
cli-no-text = { $file } to nie tekst
cli-too-long = { $file }: plik dłuższy niż jakikolwiek zapis gry lub pudełko, ponad { $bytes } B
cli-file-gone = brakuje pliku { $file }; jeśli strona właśnie się buduje, spróbuj ponownie
cli-not-listening = nie można nasłuchiwać na { $host }: { $why }
cli-there-already = { $file } już istnieje
cli-no-database = nie ma bazy danych { $file }
cli-no-database-address = --database to ani plik, ani adres bazy danych
cli-not-sqlite = { $file } to nie SQLite: użyj narzędzia tej bazy, na przykład pg_dump
cli-admin-secret = sekret strony administratora jest za krótki: potrzeba co najmniej { $count } znaków
cli-not-a-bus = { $text } nie jest adresem serwera NATS, takim jak nats://localhost:4222
cli-bus-needs-postgresql = --bus jest dla wielu procesów na jednej bazie, a musi to być PostgreSQL: --database postgresql://…
cli-database-in-use = tej bazy używa inny serwer; podaj temu osobną przez --database
cli-database-newer = baza danych pochodzi z nowszej wersji pyrite
cli-database-unusable = nie można użyć bazy danych { $file }: { $why }
cli-copy-damaged = kopia jest uszkodzona, a może i baza danych
cli-stop-first = { $file } jest w użyciu: zatrzymaj serwer przed usuwaniem niezakończonych gier
cli-say-yes = bez odpowiedzi nic się nie usuwa: dodaj --yes tam, gdzie nie ma kogo zapytać
cli-trouble-EACCES = Brak dostępu
cli-trouble-EISDIR = To jest katalog
cli-trouble-ENAMETOOLONG = Za długa nazwa pliku
cli-trouble-ENOENT = Nie ma takiego pliku ani katalogu
cli-trouble-ENOSPC = Brak miejsca na urządzeniu
cli-trouble-ENOTDIR = To nie jest katalog

## serve

cli-port-taken = port { $port } jest zajęty; używam { $number }
cli-where-here = na tym komputerze
cli-where-network = w tej samej sieci
cli-stop-with = Ctrl-C zatrzymuje serwer

## admin

cli-at-revision = { $file }: wersja { $revision }
cli-backed-up = { $file }: { $bytes ->
        [one] 1 bajt
        [few] { $bytes } bajty
       *[many] { $bytes } bajtów
    }, sprawdzone
cli-tables = { $count ->
        [one] 1 stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }
cli-records = { $count ->
        [one] 1 zapis gry
        [few] { $count } zapisy gier
       *[many] { $count } zapisów gier
    }
cli-removed = usunięto: { $what }
cli-check-tables = { $file }: { $count ->
        [one] odczytano 1 stół
        [few] odczytano { $count } stoły
       *[many] odczytano { $count } stołów
    }
cli-check-problem = baza danych jest uszkodzona: { $why }
cli-check-damaged = przy stole { $code } nie można grać dalej: { $why }
cli-check-sound = nie znaleziono uszkodzeń
cli-copy-in-use = jednej z tych baz używa serwer; najpierw go zatrzymaj
cli-copy-not-empty = { $file } nie jest pusta: coś jest w { $name }
cli-copy-differs = kopia różni się od oryginału w { $name }; nie używaj jej
cli-copied = { $file }: { $count ->
        [one] skopiowano i porównano { $count } wiersz
        [few] skopiowano i porównano { $count } wiersze
       *[many] skopiowano i porównano { $count } wierszy
    }
cli-check-salvaged = { $file }: { $count ->
        [one] skopiowano 1 wiersz
        [few] skopiowano { $count } wiersze
       *[many] skopiowano { $count } wierszy
    }
cli-check-lost = { $name }: { $count ->
        [one] nie udało się odczytać 1 wiersza
        [few] nie udało się odczytać { $count } wierszy
       *[many] nie udało się odczytać { $count } wierszy
    }
cli-check-unread = { $name }: może brakować wierszy, bo nie dało się odczytać wszystkich kluczy
cli-entries-until = { $count ->
        [one] 1 wpis
        [few] { $count } wpisy
       *[many] { $count } wpisów
    }, ostatni { $day }
cli-and-more = i jeszcze { $count }
cli-nothing-old = nic nie jest tak stare
cli-ask-remove = usunąć to wszystko na zawsze? [t/N]
# Słowo „tak”; wystarczy pierwsza litera.
cli-answer-yes = tak
cli-status-gathering = zbierają się
cli-status-playing = w grze
cli-status-paused = wstrzymane
cli-status-finished = zakończone
cli-status-frozen = zamrożone
cli-stats-tables = stoły
cli-stats-entries = wpisy
cli-stats-commands = polecenia
cli-stats-records = zapisy gier
cli-stats-links = linki
cli-stats-bytes = bajty
cli-stats-last = ostatnio używane
cli-stats-none = brak
cli-stats-count = { $count }
cli-stats-of-status = { $status }: { $count }

## verify

cli-fair = wszystkie losowania z { $rounds ->
        [one] 1 rundy
        [few] { $rounds } rund
       *[many] { $rounds } rund
    } (łącznie { $draws }) wynikają z sekretów w zapisie, a te zgadzają się ze skrótami w zapisie
cli-fair-bound = skróty są związane ze stołem { $table }, z tymi opcjami i z każdą rundą
cli-fair-unbound = to starszy zapis: jego skróty nie są związane ze stołem ani z opcjami
cli-fair-added = gracze dodali własną losowość z miejsc: { $seats }
cli-fair-missing = gracz obiecał losowość i jej nie ujawnił: miejsce { $seats }
cli-fair-noted = skróty są takie, jak zanotowano
cli-fair-not-noted = NIE sprawdzono, czy te skróty pokazano przy rozdaniu ({ $rounds }); podaj przez --commitment, co wtedy zanotowano
cli-unfinished = gry nie dograno do końca (--unfinished na to pozwala)
cli-nothing-drawn = niczego nie losowano

## Liczby

cli-column-figure = wielkość
cli-column-games = gry
cli-column-rounds = rundy
cli-column-deals = rozdania
cli-column-seats = miejsca
cli-column-players = gracze
cli-column-raiders = napastnicy
cli-column-role = rola
cli-column-who = kto
cli-column-ended-by = jak się kończyły
cli-column-how-often = jak często, 95%
cli-column-defenders-win = wygrane obrońców, 95%
cli-column-points = punkty na rundę, 95%
cli-players = { $count ->
        [one] 1 gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
cli-took = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $build ->
        [compiled] silnik skompilowany
       *[interpreted] silnik interpretowany
    }
cli-simulate-title = { $game }, { $players ->
        [one] 1 gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }, { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    }, boty { $bots }, ziarno { $seed }
cli-how-often = { $count }: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (od { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-points-a-round = { $role }: { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } pkt na rundę
cli-group-all = wszyscy
cli-match-title = { $game }, A { $a }, B { $b }, { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }, ziarno { $seed }
cli-stopped-after = zatrzymano po { $done } z { $deals } rozdań
cli-goes-on = to samo polecenie z --save { $file } ruszy dalej
cli-could-go-on = z --save PLIK można by ruszyć dalej
cli-pace = { $letter } { $name }: { $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }, mediana { $median } ms, 99% do { $most } ms
cli-column-batches = porcje
cli-column-steps = kroki
cli-column-bot = bot
cli-share = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-stopped-after-batches = przerwano, rozegrane porcje: { $done } z { $batches }
cli-stopped-after-steps = przerwano, kroki: { $done } z { $steps }; to samo polecenie rusza dalej
cli-trained = { $file }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }; krzywa jest w { $plot }
cli-league-title = { $name ->
        [quick] Krótka liga
       *[full] Pełna liga
    }, ziarno { $seed }
cli-league-as-defender = jako obrońca, 95%
cli-league-as-raider = jako napastnik, 95%
cli-league-defenders-win = wygrywają obrońcy
cli-league-against-raiders = przeciw jego napastnikom
cli-league-pace = { $game }, { $bot }: mediana { $median } ms, 99% do { $most } ms
cli-league-points = { $game }: { $a } przeciw { $b }, punkty: { $points }
cli-seated-defenders-ab = A broni, B atakuje
cli-seated-defenders-ba = B broni, A atakuje
cli-seated-aa = A przeciwko A
cli-seated-bb = B przeciwko B
cli-seated-overall = A lepszy o
cli-seated-defending = A broni lepiej o
cli-seated-raiding = A atakuje lepiej o
cli-seated-a = A
cli-seated-b = B
cli-seated-more = A ma więcej o
cli-interval = { $value } (od { $low } do { $high })
cli-interval-percent = { $value }% (od { $low } do { $high })
cli-measuring = pomiar: { $game }, { $players ->
        [one] 1 gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }, { $figure }
cli-measuring-import = pomiar importu
cli-figure-playout-steps-per-s = kroki skompilowane na s
cli-figure-two-threads-ratio = dwa wątki : jeden
cli-figure-api-steps-per-s = kroki Pythona na s
cli-figure-samples-per-s = próbki na s
cli-figure-views-per-s = widoki na s
cli-figure-copies-per-s = kopie na s
cli-bench-place = { $build ->
        [compiled] silnik skompilowany
       *[interpreted] silnik interpretowany
    }, { $cores ->
        [one] 1 rdzeń
        [few] { $cores } rdzenie
       *[many] { $cores } rdzeni
    }, obciążenie { NUMBER($load, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-bench-title = { $game }, { $place }: mediana (od najmniejszej do największej)
cli-bench-import = import pyrite: { $median } ms (od { $low } do { $high })

## Gra na ekranie

# W zdaniach stoi za słowem „gracza”: „gracza nr 2”.
cli-seat = nr { $seat }
cli-suspicion = { $who }: { $level ->
        [sure] prawie na pewno { $role }
        [likely] prawdopodobnie { $role }
        [even] trudno powiedzieć
       *[open] być może { $role }
    } ({ $percent }%)
cli-suspicion-why = { $said }. Powód: { $why }
cli-hand-of = ręka gracza nr { $seat }
cli-hand-empty = pusta
cli-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
cli-place = runda { $round } z { $rounds }, stos { $pile }
cli-board-title = { $game }, runda { $round } z { $rounds }, { $players ->
        [one] 1 gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }

## Co się stało, tam gdzie strona mówi „Ty” albo opowiada kilka rzeczy naraz

cli-tell-your-card = { $who } dostaje kartę { $card }: { $cardname }

## Widok słowami

cli-describe-game = { $game }, graczy: { $players }.
cli-describe-you = Jesteś graczem nr { $seat }.
cli-describe-spectator = Oglądasz grę.
cli-describe-events = Co się wydarzyło na Twoich oczach:
cli-describe-talk = Co powiedziano:
cli-describe-seats = Gracze (> jest na ruchu):
cli-describe-put-away = Twoje karty odrzucone zakryte: { $cards }
cli-describe-shown = Karty odrzucone odkryte: { $cards }

## O co pytany jest model językowy

cli-model-rules = Grasz w grę planszową z ukrytymi rolami. Graj, żeby wygrać, i nie zdradzaj swoich sekretów.
cli-model-choose = Co możesz teraz zrobić:
cli-model-answer = Odpowiedz numerem jednej z możliwości i niczym więcej.
cli-model-say = Co możesz powiedzieć przed ruchem:
cli-model-say-answer = Odpowiedz numerem jednej z nich albo 0, żeby nic nie mówić.
cli-model-usage = { $letter } pyta model językowy: pytania { $questions }, zastąpione odpowiedzi { $replaced } (spóźnione { $late }, nieudane { $failed }), tokeny { $tokens }, dolary { $dollars }

## Gry jako dane

cli-metavar-folder = KATALOG
cli-data-help = zapisuje gry jako dane, po wierszu na decyzję
cli-data-what = Zapisuje decyzje w plikach Parquet, które czytają pandas, Polars i datasets: gry botów, zapisy albo gry z serwera. To samo polecenie ruszy dalej po przerwaniu.
cli-data-out = folder, do którego zapisać
cli-data-records = zapisy, które zapisać zamiast grania
cli-data-database = baza danych serwera, której zakończone gry zapisać zamiast grania
cli-data-one-source = podaj --records albo --database, nie oba
cli-data-written = { $folder }: zapisane gry { $games }, decyzje { $decisions }, sekundy { $seconds }

## Jak bardzo można wykorzystać słabości bota

cli-probe-help = poszukaj gracza, który pokona bota
cli-probe-what = Sieć uczy się pokonywać bota, który się nie zmienia, w każdej roli: najpierw naśladuje bota, potem gra przeciw niemu. Sieć gra na wszystkich miejscach jednej drużyny, bot na pozostałych. Wynik jest dolnym ograniczeniem: dłuższe szukanie może znaleźć więcej.
cli-probe-bot = bot, na przykład { $names }
cli-probe-players = liczba graczy przy stole (domyślnie 3)
cli-probe-minutes = jak długo się uczyć (domyślnie 10)
cli-probe-deals = liczba rozdań do porównania (domyślnie 300)
cli-probe-plot = narysuj krzywą w tym pliku
cli-probe-title = { $game }, przeciw { $bot }: odsetek wygranych rund, rozdań { $deals }, ziarno { $seed }
cli-probe-itself = sam { $bot }
cli-probe-untrained = bez nauki
cli-probe-imitating = po naśladowaniu
cli-probe-trained = po nauce
cli-probe-gain = więcej niż { $bot }, 95%
cli-probe-curve = minuty: { $minutes }, decyzje przeciw { $bot }: { $decisions }; { $first } i { $second }

## Raporty

cli-report-title = { $a } przeciw { $b }, { $game }
cli-report-who = A to { $a }, B to { $b }.
cli-report-explained-teams = Każde rozdanie, jedna runda, jest grane w każdym ustawieniu z tymi samymi kartami. Przedziały ufności 95%: Wilsona dla częstości, parowany bootstrap po rozdaniach dla różnic, które podano w punktach procentowych.
cli-report-explained-points = Każde rozdanie, jedna runda, jest grane dwa razy z tymi samymi kartami: A po jednej stronie i B po drugiej, potem odwrotnie, tak że każdy bot ma każde miejsce raz. Przedziały ufności 95%, z parowanego bootstrapu po rozdaniach.
cli-report-better = O ile lepszy jest A
cli-report-better-text = Jak zmienia się częstość, gdy A i B zamienią się drużynami. Na prawo od 0 lepszy jest A.
cli-report-more = O ile więcej punktów zdobywa A
cli-report-all-figures = Wszystkie liczby
cli-report-thinking = Jak długo myślą
cli-report-thinking-text = Czas jednego rdzenia na ruch, w którym jest wybór, na maszynie, która grała.
cli-report-moves = ruchy
cli-report-median = mediana
cli-report-within = 99% w ciągu
cli-report-made = Jak powstał ten raport
cli-report-written = pyrite { $version }, { $build ->
        [compiled] silnik skompilowany
       *[interpreted] silnik interpretowany
    }, ziarno { $seed }, zapisano { $date }.
cli-report-heights = Wysokości są osobne dla każdego bota.
cli-milliseconds = { $time } ms
cli-percent = { $value }%
cli-range = od { $low } do { $high }
cli-league-report-everyone = Każdy bot gra przeciw każdemu.
cli-league-report-teams = { $game }: jeden bot gra całą drużyną, drugi całą drużyną przeciwną, każda para na tych samych rozdaniach; potem wszystkie boty grają wymieszane przy jednym stole.
cli-league-report-points = { $game }: każdy z dwóch botów gra po każdej stronie każdego rozdania.
cli-league-report-intervals = Przedziały ufności 95%: Wilsona dla częstości, parowany bootstrap po rozdaniach dla różnic i punktów.
cli-league-report-ratings = { $game }: ranking ze stołów mieszanych
cli-league-report-ratings-text = Jak silny jest bot w każdej z drużyn, oceniany osobno: 400 punktów to szanse dziesięć do jednego dla jego drużyny. Punktem odniesienia jest { $bot }, z wynikiem 0.
cli-league-report-won = { $game }: { $won }, { $players }
cli-league-report-all-players = wszystkie liczby graczy
cli-league-report-by-deal = według rozdanych ról
cli-league-report-cell = A w wierszach, B w kolumnach. Rozdania w każdej komórce: { $deals }
cli-league-report-better = { $game }: kto jest lepszy na tych samych rozdaniach
cli-league-report-better-text = W punktach procentowych wygranych rund, kolejno przeciw każdemu botowi ligi.
cli-league-report-same-seats = { $game }: punkty na rundę na tych samych miejscach
cli-league-report-suspicion = Podejrzenia na końcu rundy
cli-league-report-suspicion-text = AUC: jak często gracz z daną rolą dostaje wyższą szansę niż gracz bez niej. Strata logarytmiczna: ile szanse pozostawiają niewiadomego; mniej znaczy lepiej. Błąd kalibracji: jak daleko są szanse od tego, jak często się sprawdzają.
cli-league-report-about = o kim
cli-league-report-chances = podane szanse
cli-league-report-auc = AUC
cli-league-report-log-loss = strata logarytmiczna
cli-league-report-calibration = błąd kalibracji
