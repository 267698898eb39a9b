### Co jest nie tak z opcjami, botami, pudełkami i pozycjami.

fault-box-toml = pudełko nie jest w formacie TOML: { $why }
fault-box-missing-part = brakuje [{ $part }]
fault-box-missing-key = brakuje { $name }.{ $key }
fault-box-too-long = pudełko jest za długie; może mieć najwyżej { $most } znaków
fault-box-dots = w pudełku jest za dużo kropek
fault-box-brackets = w pudełku jest za dużo nawiasów
fault-box-values = w pudełku jest za dużo wartości
fault-box-escapes = w pudełku jest za dużo znaków ucieczki
fault-box-text = box={ $box } to nie pudełko z zapisu; tekst pliku wczytuje box.read(text)
fault-box-of-record = box={ $width }x{ $height };...: { $why }
fault-box-type = box musi być typu Box: pyrite.games.lost_mines.rules.box.read(text) robi go z tekstu pliku
fault-box-table = { $name } musi być tabelą
fault-box-key = { $name } nie ma { $key }; ma { $keys }
fault-box-list = { $name } musi być listą
fault-box-number = { $name } musi być liczbą całkowitą od 0 do 99
fault-box-cell = { $name } musi być polem, na przykład [1, 2]
fault-box-deck = talia musi mieć liczbę dla każdego rodzaju kart
fault-box-paths = kart ścieżek jest { $all } (L1.4), a w pudełku jest { $count }
fault-box-actions = kart akcji jest { $all } (L1.5), a w pudełku jest { $count }
fault-box-tokens = znaczników jest { $all }, po jednym na kartę narzędzia, pułapki i trolla (L1.5), a w pudełku jest { $count }
fault-box-treasures = skarbów jest { $all } (L1.6), a w pudełku jest { $count }
fault-box-value = treasures.{ $kind }: wartości są od 1 do { $most }
fault-box-mine-kinds = rodzajów kopalni jest { $all } (L1.7)
fault-box-shape = mines.{ $kind }: { $shape } to nie kształt; kształty to { $shapes }
fault-box-closed = mines.{ $kind }: do { $shape } nie da się wejść z każdej strony
fault-box-board = plansza ma { $width } na { $height }; może mieć od 3 do { $most } kolumn i rzędów
fault-box-starts = karty startu są 2
fault-box-mines = karty kopalni są 4 (L1.7), a plansza ma dla nich { $count } pól
fault-box-off-board = pola { $x },{ $y } nie ma na planszy
fault-box-same-cell = dwa starty lub kopalnie leżą na tym samym polu
