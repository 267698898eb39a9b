### Rozegrane gry: krok po kroku, czyimikolwiek oczami, i po fakcie.

replay-title = Powtórka
replay-past-title = Dotychczasowa gra
replay-missing-title = Nie ma takiej gry
replay-back-to-table = Wróć do stołu
replay-loading = Wczytuję powtórkę…
replay-player = Gracz { $number }
replay-people = Gracze: wybierz, czyimi oczami patrzeć
replay-controls = Sterowanie odtwarzaniem
replay-space = Spacja
replay-eyes = Kto patrzy
replay-eyes-none = widz
replay-eyes-all = wszyscy: karty odkryte
replay-tabs = Co widać obok planszy
replay-share = Udostępnij
replay-share-title = Link do tej chwili
replay-share-text = Kto go otworzy, zobaczy tę samą planszę tymi samymi oczami.
replay-file = Jako plik
replay-download = Zapisz grę do pliku
replay-opening = Otwieranie…
replay-open-text = Tutaj obejrzysz grę zapisaną w pliku: krok po kroku, czyimikolwiek oczami, razem z tym, kto kogo zwiódł.
replay-bad-file = „{ $name }” nie jest zapisem gry albo coś w nim jest wbrew zasadom.
replay-hands = Role i karty na ręce
replay-no-cards = bez kart
replay-discarded = Karty odrzucone: { $count }
replay-play = Odtwórz
replay-stop = Zatrzymaj
replay-step-on = Krok do przodu
replay-step-back = Krok do tyłu
replay-round-on = Do następnej rundy
replay-round-back = Na początek rundy
replay-scrub = Miejsce w grze
replay-step = Krok { $step } z { $steps }
replay-speed = Szybkość
replay-times = { NUMBER($speed) }×

hindsight-about = Co bystry widz mógł myśleć o każdym, krok po kroku, na podstawie tego, co widzieli wszyscy.
hindsight-lines = Im wyżej linia, tym mniej gracz wyglądał na rolę „{ $role }”. Grube linie: kto naprawdę miał inną.
hindsight-press = Naciśnij wykres lub ruch, żeby się tam przenieść.
hindsight-alone = Pokaż tylko tę linię
hindsight-what = Co znaczą te liczby
hindsight-what-text = Zdradzenie roli: z jaką pewnością widz mógł na końcu odgadnąć prawdziwą rolę gracza. Odgadnięcie ról innych: z jaką pewnością gracz mógł na końcu odgadnąć prawdziwe role innych; pomagają w tym własne karty.
hindsight-waiting = Trwa analiza gry…
hindsight-nothing = W tej grze nie skończono żadnej rundy.
hindsight-round = Runda { $round }
hindsight-fate = { $fate ->
        [early] Szybko bez maski: { $who }.
        [late] Późno bez maski: { $who }.
        [doubted] Do końca niepewna rola: { $who }.
       *[fooled] Do końca bez większych podejrzeń: { $who }.
    }
hindsight-chart = Jak rosły i malały podejrzenia w rundzie { $round }. Tabela poniżej mówi, jak się skończyło.
hindsight-player = Gracz
hindsight-role = Rola
hindsight-seen = Zdradzenie roli
hindsight-read = Odgadnięcie ról innych
hindsight-why = Dlaczego widz mógł tak myśleć
hindsight-thought = { $looked }: { $percent }%
hindsight-moves = Przełomowe ruchy
hindsight-looked = { $who } · możliwa rola { $role }
hindsight-swing = Podejrzenie wobec gracza { $who } { $change ->
        [up] wzrosło
       *[down] spadło
    } { $before ->
        [100] ze
       *[other] z
    } { $before }% do { $after }%
hindsight-turning = Punkt zwrotny
percent = { NUMBER($value) }%
