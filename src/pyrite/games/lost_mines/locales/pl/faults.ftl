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
fault-position-cell = { $name }: { $value } powinno być polem planszy, np. 3,1
fault-position-dwarfs-form = dwarfs: każdy to - albo b lub y z jedną z liter L, O (sam dla siebie) i S, np. bL,yS,bO
fault-position-dwarfs-many = dwarfs: za dużo { $dwarf } (L1.2)
fault-position-looked-form = looked: { $value } powinno wyglądać np. tak: m0m3t2d4, czyli kopalnie, skarby, krasnoludy
fault-position-mines-form = mines: { $value } powinno być jednym z { $kinds } albo odkryte, np. GOLD:NES
fault-position-mines-turned = mines: ta kopalnia leży jako { $one } albo { $other }, nie jako { $value }
fault-position-mines-four = mines={ $value } powinno podawać cztery kopalnie
fault-position-mines-each = mines={ $value }: każda jest jedna (L1.7)
fault-position-table-face = table: { $value } to nie ścieżka; przykłady: NSW-tree@3,4 i EW-lake+boat@4,2
fault-position-table-twice = table: na { $cell } leżą dwie karty
fault-position-cards-many = za dużo kart { $card } (L1.4, L1.5)
fault-position-tokens-between = tokens: { $value } nie leży między dwoma własnymi polami (L5.3, L5.5)
fault-position-tokens-form = tokens: { $value } powinno wyglądać np. tak: trap@4,2E albo troll3@4,2S
fault-position-tokens-troll = tokens: miejsce { $seat } ma naraz jednego trolla (L5.4)
fault-position-treasures-count = treasures: wyłożonych skarbów jest { $count } (L2.2)
fault-position-treasures-form = treasures: { $value } powinno podawać rodzaj i wartość, np. gold3, a zabrany gold3>2
fault-position-treasures-box = treasures={ $value }: takich skarbów nie ma w pudełku (L1.6)
fault-position-voted-due = voted to 0 lub 1, due to 0, 1 lub 2
fault-position-walk-form = walk={ $value } powinno podawać dokąd, np. 9,2<W!1
fault-position-at-open = at: na { $x },{ $y } nie leży odkryta karta
fault-position-at-obstacle = at: na przeszkodzie { $x },{ $y } nie może stać krasnolud (L4.4)
fault-position-at-one = at: na { $x },{ $y } może stać naraz jeden krasnolud (L4.5)
fault-position-caller-nobody = caller: nikt nie mógł zarządzić głosowania
fault-position-caller-other = caller: głosowanie zarządził ktoś inny, kto ma karty
fault-position-due-before = due: przed tą fazą zagrano lub odrzucono kartę
fault-position-due-out = due: zagranych i odrzuconych kart nie ma już na ręce
fault-position-dwarfs-dealt = dwarfs: w tej fazie rozdanych krasnoludów jest { $count }
fault-position-ending-phase = ending: nie pasuje do phase={ $phase }
fault-position-hands-most = hands: przy { $players } graczach nikt nie ma więcej kart niż { $most } (L2.4)
fault-position-mines-all = mines: w tej fazie wszystkie kopalnie są rozłożone
fault-position-mines-none = mines: w tej fazie żadna kopalnia nie jest rozłożona
fault-position-mines-one = mines: kopalnię odkrywa się tylko w phase=turn_mine
fault-position-mines-order = mines: kopalnie rozkłada się po kolei
fault-position-phase-last = phase: po ostatniej karcie nikt już nie idzie (L7.1)
fault-position-pile-aside = pile: odkłada się dziesięć kart (L2.4)
fault-position-played-none = played: w tej fazie nic jeszcze nie zagrano
fault-position-points-most = points: nikt nie może mieć więcej niż { $most }, gdy rozegranych rund jest { $rounds } (L7.3)
fault-position-starter-phase = starter: nie pasuje do phase={ $phase }
fault-position-treasures-out = treasures: wyłożonych skarbów jest { $count }
fault-position-treasures-none = treasures: w tej fazie żaden skarb nie jest wyłożony
fault-position-treasures-choice = treasures: nie ma z czego wybierać
fault-position-treasures-phase = treasures: nie pasują do tej fazy
fault-position-treasures-last = treasures: gdy zabrano ostatni skarb, runda się kończy (L7.1)
fault-position-turn-phase = turn: nie pasuje do phase={ $phase }
fault-position-walk-side = walk: do zakrytej kopalni wchodzi się z którejś strony
fault-position-walk-mine = walk: prowadzi na kopalnię
fault-position-walk-losses = walk: podaje, ile kart się traci, i te karty są na ręce
fault-position-walk-card = walk: tam nie leży żadna karta
fault-position-looked-none-such = looked: nie ma { $what }
