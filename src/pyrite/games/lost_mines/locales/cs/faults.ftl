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
