### Co je špatně s volbami, boty, krabicemi a pozicemi.

fault-box-toml = krabice není ve formátu TOML: { $why }
fault-box-missing-part = chybí [{ $part }]
fault-box-missing-key = chybí { $name }.{ $key }
fault-box-too-long = krabice je příliš dlouhá; smí mít nejvýše { $most } znaků
fault-box-dots = v krabici je příliš mnoho teček
fault-box-brackets = v krabici je příliš mnoho závorek
fault-box-values = v krabici je příliš mnoho hodnot
fault-box-escapes = v krabici je příliš mnoho únikových znaků
fault-box-text = box={ $box } není krabice ze záznamu; text souboru čte box.read(text)
fault-box-of-record = box={ $width }x{ $height };...: { $why }
fault-box-type = box musí být typu Box: pyrite.games.lost_mines.rules.box.read(text) ho udělá z textu souboru
fault-box-table = { $name } musí být tabulka
fault-box-key = { $name } nemá { $key }; má { $keys }
fault-box-list = { $name } musí být seznam
fault-box-number = { $name } musí být celé číslo od 0 do 99
fault-box-cell = { $name } musí být pole, například [1, 2]
fault-box-deck = balíček musí mít počet pro každý druh karet
fault-box-paths = karet cest je { $all } (L1.4), ale v krabici je { $count }
fault-box-actions = akčních karet je { $all } (L1.5), ale v krabici je { $count }
fault-box-tokens = žetonů je { $all }, jeden na každou kartu vybavení, pasti a trolla (L1.5), ale v krabici je { $count }
fault-box-treasures = pokladů je { $all } (L1.6), ale v krabici je { $count }
fault-box-value = treasures.{ $kind }: hodnoty jsou od 1 do { $most }
fault-box-mine-kinds = druhů dolů je { $all } (L1.7)
fault-box-shape = mines.{ $kind }: { $shape } není tvar; tvary jsou { $shapes }
fault-box-closed = mines.{ $kind }: do { $shape } nejde vstoupit ze všech stran
fault-box-board = plán má { $width } krát { $height }; smí mít 3 až { $most } sloupců a řad
fault-box-starts = startovní karty jsou 2
fault-box-mines = karty dolů jsou 4 (L1.7), ale plán pro ně má { $count } polí
fault-box-off-board = pole { $x },{ $y } není na plánu
fault-box-same-cell = dva starty nebo doly leží na stejném poli
fault-position-cell = { $name }: { $value } má být políčko plánu, např. 3,1
fault-position-dwarfs-form = dwarfs: každý je - nebo b či y s jedním z písmen L, O (sám za sebe) a S, např. bL,yS,bO
fault-position-dwarfs-many = dwarfs: příliš mnoho { $dwarf } (L1.2)
fault-position-looked-form = looked: { $value } má vypadat např. takto: m0m3t2d4, tedy doly, poklady, trpaslíci
fault-position-mines-form = mines: { $value } má být jedno z { $kinds } nebo odkryté, např. GOLD:NES
fault-position-mines-turned = mines: tento důl leží jako { $one } nebo { $other }, ne jako { $value }
fault-position-mines-four = mines={ $value } má uvádět čtyři doly
fault-position-mines-each = mines={ $value }: každý je jen jeden (L1.7)
fault-position-table-face = table: { $value } není cesta; příklady: NSW-tree@3,4 a EW-lake+boat@4,2
fault-position-table-twice = table: na { $cell } leží dvě karty
fault-position-cards-many = příliš mnoho karet { $card } (L1.4, L1.5)
fault-position-tokens-between = tokens: { $value } neleží mezi dvěma vlastními políčky (L5.3, L5.5)
fault-position-tokens-form = tokens: { $value } má vypadat např. takto: trap@4,2E nebo troll3@4,2S
fault-position-tokens-troll = tokens: místo { $seat } má najednou jednoho trolla (L5.4)
fault-position-treasures-count = treasures: vyložených pokladů je { $count } (L2.2)
fault-position-treasures-form = treasures: { $value } má uvádět druh a hodnotu, např. gold3, nebo vzatý gold3>2
fault-position-treasures-box = treasures={ $value }: takové poklady v krabici nejsou (L1.6)
fault-position-voted-due = voted je 0 nebo 1, due je 0, 1 nebo 2
fault-position-walk-form = walk={ $value } má uvádět kam, např. 9,2<W!1
fault-position-at-open = at: na { $x },{ $y } neleží odkrytá karta
fault-position-at-obstacle = at: na překážce { $x },{ $y } nemůže stát trpaslík (L4.4)
fault-position-at-one = at: na { $x },{ $y } může stát najednou jeden trpaslík (L4.5)
fault-position-caller-nobody = caller: nikdo nemohl vyvolat hlasování
fault-position-caller-other = caller: hlasování vyvolal někdo jiný, kdo má karty
fault-position-due-before = due: před touto fází byla karta zahrána nebo odhozena
fault-position-due-out = due: zahrané a odhozené karty už v ruce nejsou
fault-position-dwarfs-dealt = dwarfs: v této fázi je rozdaných trpaslíků { $count }
fault-position-ending-phase = ending: nehodí se k phase={ $phase }
fault-position-hands-most = hands: při { $players } hráčích nikdo nemá víc karet než { $most } (L2.4)
fault-position-mines-all = mines: v této fázi jsou rozloženy všechny doly
fault-position-mines-none = mines: v této fázi není rozložen žádný důl
fault-position-mines-one = mines: důl se odkrývá jen v phase=turn_mine
fault-position-mines-order = mines: doly se rozkládají postupně
fault-position-phase-last = phase: po poslední kartě už nikdo nejde (L7.1)
fault-position-pile-aside = pile: deset karet se odkládá stranou (L2.4)
fault-position-played-none = played: v této fázi ještě nebylo nic zahráno
fault-position-points-most = points: nikdo nemůže mít víc než { $most }, když je odehraných kol { $rounds } (L7.3)
fault-position-starter-phase = starter: nehodí se k phase={ $phase }
fault-position-treasures-out = treasures: vyložených pokladů je { $count }
fault-position-treasures-none = treasures: v této fázi není vyložen žádný poklad
fault-position-treasures-choice = treasures: není z čeho vybírat
fault-position-treasures-phase = treasures: nehodí se k této fázi
fault-position-treasures-last = treasures: když je vzat poslední poklad, kolo končí (L7.1)
fault-position-turn-phase = turn: nehodí se k phase={ $phase }
fault-position-walk-side = walk: do zakrytého dolu se vstupuje z některé strany
fault-position-walk-mine = walk: vede na důl
fault-position-walk-losses = walk: uvádí, kolik karet se ztrácí, a ty v ruce jsou
fault-position-walk-card = walk: tam neleží žádná karta
fault-position-looked-none-such = looked: { $what } neexistuje
