### Odehrané hry: krok za krokem, čímakoli očima, a zpětně.

replay-title = Přehrávání
replay-past-title = Dosavadní hra
replay-missing-title = Taková hra tu není
replay-back-to-table = Zpět ke stolu
replay-eyes = Číma očima
replay-eyes-none = diváka
replay-eyes-all = všech: karty odkryté
replay-tabs = Co je vidět vedle plánu
replay-share = Sdílet
replay-share-title = Odkaz na tuto chvíli
replay-download = Uložit hru do souboru
replay-open = Otevřít hru ze souboru
replay-hands = Všechny role a karty v ruce
replay-role = { $role ->
    [miner] Zlatokop
    [saboteur] Sabotér
    [loyal] Věrný
    [selfish] Sobecký
   *[other] { $role }
}
replay-play = Přehrát
replay-stop = Zastavit
replay-step-on = O krok dál
replay-step-back = O krok zpět
replay-round-on = Na další kolo
replay-round-back = Na začátek kola
replay-scrub = Místo ve hře
replay-step = Krok { $step } z { $steps }
replay-speed = Rychlost
replay-times = { NUMBER($speed) }×
replay-watch = Přehrát záznam
replay-look-back = Ohlédnout se

hindsight-title = Kdo koho napálil
hindsight-about = Co si bystrý divák mohl o každém myslet, krok za krokem, podle toho, co viděli všichni.
hindsight-waiting = Hra se znovu prochází…
hindsight-nothing = V této hře se nedohrálo žádné kolo.
hindsight-round = { $round }. kolo
hindsight-chart = Jak rostlo a klesalo podezření v { $round }. kole. Tabulka níže říká, jak to dopadlo.
hindsight-player = Hráč
hindsight-role = Role
hindsight-seen = Odhalení
hindsight-read = Odhad ostatních
hindsight-moves = Tahy, které změnily mínění
hindsight-swing = { $role ->
    [miner] { $who } – zlatokop: { $before } % → { $after } %
    [saboteur] { $who } – sabotér: { $before } % → { $after } %
    [loyal] { $who } – věrný: { $before } % → { $after } %
    [selfish] { $who } – sobecký: { $before } % → { $after } %
   *[other] { $who }: { $before } % → { $after } %
}
hindsight-turning = Zlom
percent = { NUMBER($value) } %
