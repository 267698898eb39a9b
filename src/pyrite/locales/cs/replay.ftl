### Odehrané hry: krok za krokem, čímakoli očima, a zpětně.

replay-title = Přehrávání
replay-past-title = Dosavadní hra
replay-missing-title = Taková hra tu není
replay-back-to-table = Zpět ke stolu
replay-loading = Načítám přehrávání…
replay-player = Hráč { $number }
replay-people = Hráči: vyber, číma očima se dívat
replay-controls = Ovládání přehrávání
replay-space = Mezerník
replay-eyes = Kdo se dívá
replay-eyes-none = divák
replay-eyes-all = všichni: karty odkryté
replay-tabs = Co je vidět vedle plánu
replay-share = Sdílet
replay-share-title = Odkaz na tuto chvíli
replay-share-text = Kdo ho otevře, uvidí stejný plán stejnýma očima.
replay-file = Jako soubor
replay-download = Uložit hru do souboru
replay-opening = Otevírá se…
replay-open-text = Tady si můžeš prohlédnout hru uloženou v souboru: krok za krokem, čímakoli očima a s tím, kdo koho napálil.
replay-bad-file = „{ $name }“ není záznam hry, nebo je v něm něco proti pravidlům.
replay-hands = Role a karty v ruce
replay-no-cards = bez karet
replay-discarded = Odhozené karty: { $count }
replay-play = Přehrát
replay-stop = Zastavit
replay-step-on = O krok dál
replay-step-back = O krok zpět
replay-round-on = Na další kolo
replay-round-back = Na začátek kola
replay-scrub = Místo ve hře
replay-step = Krok { $step }/{ $steps }
replay-speed = Rychlost
replay-times = { NUMBER($speed) }×

hindsight-about = Co si bystrý divák mohl o každém myslet, krok za krokem, podle toho, co viděli všichni.
hindsight-lines = Čím výš čára je, tím méně hráč vypadal jako: { $role }. Silné čáry: kdo měl opravdu jinou roli.
hindsight-press = Stiskni graf nebo tah a přejdeš tam.
hindsight-alone = Ukázat jen tuto čáru
hindsight-what = Co ta čísla znamenají
hindsight-what-text = Prozrazení role: s jakou jistotou mohl divák na konci poznat skutečnou roli hráče. Odhad rolí ostatních: s jakou jistotou mohl hráč na konci poznat skutečné role ostatních; pomáhají mu vlastní karty.
hindsight-waiting = Hra se analyzuje…
hindsight-nothing = V této hře se nedohrálo žádné kolo.
hindsight-round = { $round }. kolo
hindsight-fate = { $fate ->
        [early] Brzy bez masky: { $who }.
        [late] Pozdě bez masky: { $who }.
        [doubted] Do konce nejistá role: { $who }.
       *[fooled] Do konce bez většího podezření: { $who }.
    }
hindsight-chart = Jak v { $round }. kole rostlo a klesalo podezření. Tabulka níže říká, jak to dopadlo.
hindsight-player = Hráč
hindsight-role = Role
hindsight-seen = Prozrazení role
hindsight-read = Odhad rolí ostatních
hindsight-why = Proč si to divák mohl myslet
hindsight-thought = { $looked }: { $percent } %
hindsight-moves = Tahy, které změnily mínění
hindsight-looked = { $who } · možná role { $role }
hindsight-swing = Podezření na hráče { $who } { $change ->
        [up] vzrostlo
       *[down] kleslo
    } na { $after } % (předtím { $before } %)
hindsight-turning = Zlom
percent = { NUMBER($value) } %
