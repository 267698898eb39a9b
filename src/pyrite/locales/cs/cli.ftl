### Co říká příkazový řádek. Názvy příkazů, voleb, souborů a botů jsou v každém jazyce stejné.
### $who, $target jsou místa podle čísel; $file je soubor nebo databáze; $why říká, co s ním bylo špatně.

cli-what = { $games }: od stolu po laboratoř.
cli-example = příklad: { $command }
cli-see-help = viz { $command }
cli-options-of = volby hry { $game }
cli-one-of = na výběr: { $names }

## Co znamená to, co se má doplnit

cli-metavar-command = PŘÍKAZ
cli-metavar-what = CO
cli-metavar-file = SOUBOR
cli-metavar-address = ADRESA
cli-metavar-age = STÁŘÍ
cli-metavar-code = KÓD
cli-metavar-commitment = KOLO:OTISK
cli-metavar-game = HRA
cli-metavar-name = NÁZEV
cli-metavar-names = NÁZVY
cli-metavar-seat = MÍSTO
cli-metavar-seconds = SEKUNDY
cli-metavar-source = SOUBOR|POZICE

## Jak se vysvětlují a odmítají argumenty

cli-argparse-usage = použití:
cli-argparse-positionals = poziční argumenty
cli-argparse-options = volby
cli-argparse-help = ukáže tuto nápovědu a skončí
cli-argparse-version = ukáže verzi programu a skončí
cli-argparse-argument = argument { $argument_name }: { $message }
cli-argparse-required = chybí povinné argumenty: { $what }
cli-argparse-unrecognized = neznámé argumenty: { $what }
cli-argparse-one-required = je potřeba jeden z argumentů: { $what }
cli-argparse-one-argument = je potřeba jeden argument
cli-argparse-at-most-one = je potřeba nejvýš jeden argument
cli-argparse-at-least-one = je potřeba aspoň jeden argument
cli-argparse-not-with = nejde spolu s argumentem { $what }
cli-argparse-ignored = přebytečný argument { $what }
cli-argparse-ambiguous = nejednoznačná volba: { $option } může znamenat { $matches }
cli-argparse-invalid-value = neplatné číslo: { $value }
cli-argparse-invalid-choice = neplatná volba: { $value } (na výběr: { $choices })
cli-argparse-unknown-parser = neznámý příkaz { $parser_name } (na výběr: { $choices })

## Volby společné několika příkazům

cli-option-language = jazyk výpisů: { $codes } (jinak jazyk terminálu)
cli-option-json = vypíše čísla jako JSON
cli-option-pace = jak dlouho čekat po každém tahu
cli-option-database = soubor SQLite nebo adresa jako postgresql://user@host/name (jinak databáze ve složce s daty)
cli-option-rounds = počet kol ve hře (výchozí: jak říkají pravidla)
cli-option-first = místo, které začíná (jinak losem)
cli-record-file = záznam hry; - je standardní vstup

## Příkazy

cli-serve-help = otevře stoly ke hře v prohlížeči
cli-serve-what = Nabízí stoly tomuto počítači a jeho síti. Přátelé otevřou jednu z vypsaných adres.
cli-serve-host = kde naslouchat (výchozí: všude; 127.0.0.1: jen na tomto počítači)
cli-serve-port = první port, který se zkusí (výchozí 8420; 0: kterýkoli)
cli-serve-thinkers = počet procesů pro boty (výchozí 1)
cli-serve-settings = soubor TOML s limity a dalším nastavením (docs/hosting.md)
cli-serve-name = odpovídá jen na toto jméno hostitele; dá se opakovat
cli-serve-bus = adresa NATS, nats://…, pro více procesů nad jednou databází PostgreSQL; bez ní běží server sám
cli-serve-proxy = adresa proxy před serverem, jejíž hlavičce X-Forwarded-For se věří; dá se opakovat
cli-serve-public = nastavení pro server na otevřeném internetu; s nebezpečným nastavením se nespustí
cli-serve-no-browser = neotevírat tu stránku
cli-serve-log = kolik se zapisuje do protokolu (výchozí warning)
cli-simulate-help = zahraje mnoho her mezi boty
cli-simulate-what = Hraje hry mezi boty a počítá, jak končila kola, podle skutečných rolí.
cli-simulate-players = kolik hráčů (výchozí 5)
cli-simulate-games = kolik her (výchozí 100)
cli-simulate-bots = boti na místa popořadě: A nebo A,B,C
cli-simulate-seed = tytéž hry znovu (jinak nové semínko, které se vypíše)
cli-simulate-watch = místo čísel ukáže první hru tah po tahu
cli-simulate-record = zapíše záznam první hry; - je standardní výstup
cli-match-help = zjistí, který ze dvou botů je lepší
cli-match-what = Dva boti hrají stejná rozdání, vždy jedno kolo. A hraje za první tým nebo stranu a B za druhou, potom naopak.
cli-match-a = bot: { $names }, llm:MODEL, nebo vlastní jako module:Class
cli-match-b = druhý bot, nebo tentýž
cli-match-players = 5 (výchozí), nebo 3,5,8, nebo 3-10
cli-match-deals = počet rozdání pro každý počet hráčů (výchozí 1000)
cli-match-seed = tatáž rozdání znovu (jinak nové semínko, které se vypíše)
cli-match-grid = také A proti A a B proti B; pro hry, které vyhrávají týmy
cli-match-talk = ať spolu boti mluví a slyší se
cli-match-cores = kolik procesů najednou (výchozí: podle počtu jader)
cli-match-on = místo toho použít cluster Ray na této adrese (vyžaduje doplněk ray)
cli-match-save = sem ukládat výsledky; stejný příkaz od nich pokračuje
cli-match-report = zapíše stránku HTML s grafy
cli-league-help = nechá všechny boty hrát mezi sebou a ohodnotí je
cli-league-what = Každý bot proti každému v každé hře, při každém počtu hráčů i promíchaně u jednoho stolu: jak často vyhrávají, zač stojí každý v obou týmech, jak dobře podezírá a jak dlouho přemýšlí.
cli-league-quick = málo rozdání: první pohled za pár minut
cli-league-full = mnoho rozdání: deset minut na dvou jádrech, zato spolehlivá čísla
cli-league-bots = jen tito, třeba scout,digger,detective:sly
cli-train-help = naučí bota hru znovu
cli-train-what = Počítá, co hráči dělají, a pak učící se bot krok za krokem hraje sám se sebou i s jinými. O výsledku rozhoduje semínko a počet kroků, ne počet procesů. Po přerušení stejný příkaz pokračuje od SOUBOR.partial; křivka se kreslí do SOUBOR.svg.
cli-train-out = kam zapsat výsledek učení
cli-train-seed = rozhoduje o každém kole (výchozí 1)
cli-train-steps = kolik kroků (výchozí { $steps })
cli-train-rounds = kolik kol v kroku (výchozí { $rounds })
cli-replay-help = ukáže zaznamenanou hru tah po tahu
cli-replay-what = Ukáže zaznamenanou hru tah po tahu, očima jednoho místa nebo diváka.
cli-replay-as = co vidělo toto místo (jinak divák)
cli-replay-suspicion = řekne, kdo začíná být podezřelý a proč
cli-show-help = ukáže pozici nebo konec záznamu
cli-show-what = Ukáže pozici nebo konec záznamu jako plán v terminálu nebo jako SVG.
cli-show-source = záznam nebo pozice; - je standardní vstup
cli-show-svg = nakreslí plán jako SVG
cli-show-as = co vidí toto místo (jinak divák)
cli-bench-help = změří herní engine
cli-bench-what = Změří herní engine: kroky, vzorky a pohledy za sekundu a čas importu.
cli-verify-help = ověří, že losování v dohrané hře bylo poctivé
cli-verify-what = Ověří, že každé losování v dohrané hře vyplývá z tajemství v záznamu a ta odpovídají otiskům v záznamu i těm opsaným. Jak to funguje, říká docs/fairness.md.
cli-verify-commitment = otisk opsaný při rozdání kola (nebo jako game: před prvním rozdáním), aspoň prvních 8 znaků; dá se zadat pro každé kolo
cli-verify-unfinished = přijme záznam hry, která se nedohrála
cli-verify-json = vypíše kola jako JSON
cli-admin-help = stará se o databázi serveru
cli-admin-what = Stará se o databázi serveru: migrace, zálohy, staré stoly, čísla.
cli-admin-migrate-help = aktualizuje databázi; `pyrite serve` to dělá také
cli-admin-migrate-what = Aktualizuje databázi; `pyrite serve` to dělá také.
cli-admin-backup-help = zkopíruje databázi SQLite za provozu
cli-admin-backup-what = Zkopíruje databázi SQLite za provozu.
cli-admin-remove-help = odstraní staré stoly
cli-admin-remove-what = Odstraní staré stoly.
cli-admin-check-help = zkontroluj databázi a zachraň, co se dá
cli-admin-check-what = Zkontroluje, zda je databáze v pořádku a zda se každý stůl v ní dá přečíst a přehrát; nic nemění. S --salvage zkopíruje do nové databáze vše, co se dá přečíst.
cli-check-salvage = zkopíruj do této nové databáze, co se dá přečíst
cli-admin-copy-help = zkopírovat databázi do jiné, z SQLite do PostgreSQL nebo zpět
cli-admin-copy-what = Zkopíruje každý řádek databáze do prázdné a obě porovná řádek po řádku. Nejdřív zastav jejich servery.
cli-copy-source = databáze ke čtení: soubor nebo adresa
cli-copy-target = prázdná databáze k zápisu: soubor nebo adresa
cli-admin-stats-help = spočítá, co v databázi je
cli-admin-stats-what = Spočítá, co v databázi je.
cli-backup-file = kam přijde kopie; nic se nepřepisuje
cli-remove-older = nepoužité déle než 12h, 30d nebo 8w
cli-remove-unfinished = i nedohrané hry; nejdřív zastav server
cli-remove-records = i záznamy tohoto stáří
cli-remove-yes = neptat se

## Co nejde

cli-not-an-age = { $text } není stáří jako 12h, 30d nebo 8w
cli-not-a-commitment = { $text } není kolo a jeho otisk, například 1:66687aadf862bd77
cli-not-a-port = { $text } není port od 0 do 65535
cli-not-a-proxy = { $text } není adresa ani síť, například 127.0.0.1 nebo 10.0.0.0/8
cli-public-unsafe = --public se nespustí: { $why }
cli-public-name = zadej přes --name jméno, pod kterým lidé server najdou, například --name play.example.org
cli-public-proxy = postav před server proxy s https a zadej její adresu přes --proxy, například --proxy 127.0.0.1
cli-public-any-proxy = --proxy { $proxy } by věřilo každému návštěvníkovi; zadej adresu samotné proxy
cli-public-host = kdokoli by se mohl připojit mimo proxy; naslouchej jen na tomto počítači: --host 127.0.0.1
cli-public-metrics = kdokoli by mohl číst /metrics; nastav metrics na "local" nebo "nobody" a metrics_networks jen na vlastní sítě
cli-public-limits = tyto limity jsou širší než u běžného serveru: { $names }
cli-not-up-to-64 = { $text } není číslo od 1 do 64
cli-not-at-least-one = { $text } není celé číslo od 1 výš
cli-not-numbers = { $text } není počet hráčů: zadej 5, 3,5,8 nebo 3-10
cli-not-seconds = { $text } není počet sekund od 0 do 60
cli-backwards = { $text } jde pozpátku
cli-nobody-there = --as { $seat }: nikdo tam nesedí, místa jsou 0 až { $last }
cli-grid-for-teams = --grid je pro hry na týmy ({ $games }): ve hře { $game } hrají oba boti stejně na každém místě každého rozdání
cli-same-round-twice = --commitment uvádí totéž kolo dvakrát
cli-wrong-position = pozice je chybná: { $why }
cli-wrong-record = { $file }: řádek { $line }: { $why }
cli-wrong-settings = { $file } obsahuje chybné nastavení: { $why }
cli-no-output = není standardní výstup, na který by se dalo psát
cli-no-input = není standardní vstup, ze kterého by se dalo číst
cli-output-not-written = výstup se nedá zapsat: { $why }
cli-missing-extra = chybí balíčky: { $packages }. Nainstalujte je příkazem: { $command }
cli-not-cluster = { $text } není adresa clusteru, jako ray://head.example:10001
cli-no-cluster = cluster { $address } nelze použít: { $why }
cli-cluster-differs = uzel clusteru { $address } má jiná pravidla nebo boty: nainstalujte na všechny stejnou verzi Pyrite
cli-version-engine = engine: { $build ->
        [compiled] kompilovaný
       *[interpreted] interpretovaný
    }
cli-version-extras = doplňky: { $names }
cli-version-no-extras = doplňky: žádné
cli-crashed = chyba v Pyrite ukončila tento příkaz. Chcete-li ji nahlásit, založte hlášení s řádky výše a s tím, co vypíše { $command }. Nejdřív odstraňte hesla, tajné údaje, adresy stolů a jména hráčů.
cli-not-read = { $file } se nedá přečíst: { $why }
cli-not-written = { $file } se nedá zapsat: { $why }
cli-not-used = { $file } se nedá použít: { $why }
cli-no-text = { $file } není text
cli-too-long = { $file }: soubor je delší než jakýkoli záznam nebo krabice, přes { $bytes } B
cli-file-gone = chybí soubor { $file }; jestli se právě sestavuje stránka, zkus to znovu
cli-not-listening = na { $host } se nedá naslouchat: { $why }
cli-there-already = { $file } už existuje
cli-no-database = databáze { $file } neexistuje
cli-no-database-address = --database není ani soubor, ani adresa databáze
cli-not-sqlite = { $file } není SQLite: použij nástroj té databáze, například pg_dump
cli-admin-secret = tajemství stránky správce je příliš krátké: potřebuje aspoň { $count } znaků
cli-not-a-bus = { $text } není adresa serveru NATS, například nats://localhost:4222
cli-bus-needs-postgresql = --bus je pro více procesů nad jednou databází a tou musí být PostgreSQL: --database postgresql://…
cli-database-in-use = tuto databázi používá jiný server; dej tomuto vlastní přes --database
cli-database-newer = databáze je z novější verze pyrite
cli-database-unusable = databáze { $file } se nedá použít: { $why }
cli-copy-damaged = kopie je poškozená a možná i databáze
cli-stop-first = { $file } se používá: než se odstraní nedohrané hry, zastav server
cli-say-yes = bez odpovědi se nic neodstraní: kde se není koho zeptat, přidej --yes
cli-trouble-EACCES = Přístup odepřen
cli-trouble-EISDIR = Je to adresář
cli-trouble-ENAMETOOLONG = Příliš dlouhý název souboru
cli-trouble-ENOENT = Soubor ani adresář neexistuje
cli-trouble-ENOSPC = Na zařízení není místo
cli-trouble-ENOTDIR = Není to adresář

## serve

cli-port-taken = port { $port } je obsazený; místo něj { $number }
cli-where-here = na tomto počítači
cli-where-network = ve stejné síti
cli-stop-with = zastaví se pomocí Ctrl-C

## admin

cli-at-revision = { $file }: verze { $revision }
cli-backed-up = { $file }: { $bytes ->
        [one] 1 bajt
        [few] { $bytes } bajty
       *[other] { $bytes } bajtů
    }, zkontrolováno
cli-tables = { $count ->
        [one] 1 stůl
        [few] { $count } stoly
       *[other] { $count } stolů
    }
cli-records = { $count ->
        [one] 1 záznam
        [few] { $count } záznamy
       *[other] { $count } záznamů
    }
cli-removed = odstraněno: { $what }
cli-check-tables = { $file }: { $count ->
        [one] přečten 1 stůl
        [few] přečteny { $count } stoly
       *[other] přečteno { $count } stolů
    }
cli-check-problem = databáze je poškozená: { $why }
cli-check-damaged = u stolu { $code } se nedá hrát dál: { $why }
cli-check-sound = nic poškozeného se nenašlo
cli-copy-in-use = jednu z těchto databází používá server; nejdřív ho zastav
cli-copy-not-empty = { $file } není prázdná: něco je v { $name }
cli-copy-differs = kopie se od originálu liší v { $name }; nepoužívej ji
cli-copied = { $file }: { $count ->
        [one] zkopírován a porovnán { $count } řádek
        [few] zkopírovány a porovnány { $count } řádky
       *[other] zkopírováno a porovnáno { $count } řádků
    }
cli-check-salvaged = { $file }: { $count ->
        [one] zkopírován 1 řádek
        [few] zkopírovány { $count } řádky
       *[other] zkopírováno { $count } řádků
    }
cli-check-lost = { $name }: { $count ->
        [one] 1 řádek se nepodařilo přečíst
        [few] { $count } řádky se nepodařilo přečíst
       *[other] { $count } řádků se nepodařilo přečíst
    }
cli-check-unread = { $name }: řádky mohou chybět, protože se nepodařilo přečíst všechny klíče
cli-entries-until = { $count ->
        [one] 1 položka
        [few] { $count } položky
       *[other] { $count } položek
    }, poslední { $day }
cli-and-more = a ještě { $count }
cli-nothing-old = nic není tak staré
cli-ask-remove = odstranit to všechno navždy? [a/N]
# Slovo „ano“; stačí první písmeno.
cli-answer-yes = ano
cli-status-gathering = schází se
cli-status-playing = hraje se
cli-status-paused = pozastaveno
cli-status-finished = dohráno
cli-status-frozen = zmrazeno
cli-stats-tables = stoly
cli-stats-entries = položky
cli-stats-commands = příkazy
cli-stats-records = záznamy
cli-stats-links = odkazy
cli-stats-bytes = bajty
cli-stats-last = naposledy použito
cli-stats-none = nic
cli-stats-count = { $count }
cli-stats-of-status = { $status }: { $count }

## verify

cli-fair = všechna losování { $rounds ->
        [one] z 1 kola
        [few] ze { $rounds } kol
       *[other] z { $rounds } kol
    } (celkem { $draws }) vyplývají z tajemství v záznamu a ta souhlasí s otisky v záznamu
cli-fair-bound = otisky jsou svázané se stolem { $table }, s těmito volbami a s každým kolem
cli-fair-unbound = toto je starší záznam: jeho otisky nejsou svázané se stolem ani s volbami
cli-fair-added = hráči přidali vlastní náhodu z míst: { $seats }
cli-fair-missing = hráč slíbil náhodu a neodhalil ji: místo { $seats }
cli-fair-noted = otisky souhlasí s opsanými
cli-fair-not-noted = NEověřeno, zda se tyto otisky ukázaly při rozdání ({ $rounds }); zadej v --commitment, co máš opsáno
cli-unfinished = hra se nedohrála (--unfinished to přijme)
cli-nothing-drawn = nic se nelosovalo

## Čísla

cli-column-figure = údaj
cli-column-games = hry
cli-column-rounds = kola
cli-column-deals = rozdání
cli-column-seats = místa
cli-column-players = hráči
cli-column-raiders = útočníci
cli-column-role = role
cli-column-who = kdo
cli-column-ended-by = čím skončila
cli-column-how-often = jak často, 95 %
cli-column-defenders-win = výhry obránců, 95 %
cli-column-points = body za kolo, 95 %
cli-players = { $count ->
        [one] 1 hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
cli-took = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $build ->
        [compiled] kompilovaný engine
       *[interpreted] interpretovaný engine
    }
cli-simulate-title = { $game }, { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, { $games ->
        [one] 1 hra
        [few] { $games } hry
       *[other] { $games } her
    }, boti { $bots }, semínko { $seed }
cli-how-often = { $count }: { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } až { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
cli-points-a-round = { $role }: { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } b. za kolo
cli-group-all = všichni
cli-match-title = { $game }, A { $a }, B { $b }, { $deals ->
        [one] 1 rozdání
        [few] { $deals } rozdání
       *[other] { $deals } rozdání
    }, semínko { $seed }
cli-stopped-after = zastaveno po { $done } z { $deals } rozdání
cli-goes-on = stejný příkaz s --save { $file } pokračuje
cli-could-go-on = s --save SOUBOR by se dalo pokračovat
cli-pace = { $letter } { $name }: { $moves ->
        [one] 1 tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }, medián { $median } ms, 99 % do { $most } ms
cli-column-batches = dávky
cli-column-steps = kroky
cli-column-bot = bot
cli-share = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-stopped-after-batches = přerušeno, odehrané dávky: { $done } z { $batches }
cli-stopped-after-steps = přerušeno, kroky: { $done } z { $steps }; stejný příkaz pokračuje
cli-trained = { $file }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[other] { $steps } kroků
    }; křivka je v { $plot }
cli-league-title = { $name ->
        [quick] Krátká liga
       *[full] Úplná liga
    }, semínko { $seed }
cli-league-as-defender = jako obránce, 95 %
cli-league-as-raider = jako útočník, 95 %
cli-league-defenders-win = vyhrají obránci
cli-league-against-raiders = proti jeho útočníkům
cli-league-pace = { $game }, { $bot }: medián { $median } ms, 99 % do { $most } ms
cli-league-points = { $game }: { $a } proti { $b }, body: { $points }
cli-seated-defenders-ab = A brání, B útočí
cli-seated-defenders-ba = B brání, A útočí
cli-seated-aa = A proti A
cli-seated-bb = B proti B
cli-seated-overall = A je lepší o
cli-seated-defending = A brání lépe o
cli-seated-raiding = A útočí lépe o
cli-seated-a = A
cli-seated-b = B
cli-seated-more = A má víc o
cli-interval = { $value } ({ $low } až { $high })
cli-interval-percent = { $value } % ({ $low } až { $high })
cli-measuring = měří se { $game }, { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, { $figure }
cli-measuring-import = měří se import
cli-figure-playout-steps-per-s = kompilované kroky za s
cli-figure-two-threads-ratio = dvě vlákna : jedno
cli-figure-api-steps-per-s = kroky v Pythonu za s
cli-figure-samples-per-s = vzorky za s
cli-figure-views-per-s = pohledy za s
cli-figure-copies-per-s = kopie za s
cli-bench-place = { $build ->
        [compiled] kompilovaný engine
       *[interpreted] interpretovaný engine
    }, { $cores ->
        [one] 1 jádro
        [few] { $cores } jádra
       *[other] { $cores } jader
    }, zátěž { NUMBER($load, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-bench-title = { $game }, { $place }: medián (nejnižší až nejvyšší)
cli-bench-import = import pyrite: { $median } ms ({ $low } až { $high })

## Hra na obrazovce

# Ve větách stojí za slovem „hráče“: „hráče č. 2“.
cli-seat = č. { $seat }
cli-suspicion = { $who }: { $level ->
        [sure] téměř jistě { $role }
        [likely] pravděpodobně { $role }
        [even] těžko říct
       *[open] možná { $role }
    } ({ $percent } %)
cli-suspicion-why = { $said }. Důvod: { $why }
cli-hand-of = ruka hráče č. { $seat }
cli-hand-empty = prázdná
cli-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
cli-place = kolo { $round }/{ $rounds }, balíček { $pile }
cli-board-title = { $game }, kolo { $round }/{ $rounds }, { $players ->
        [one] 1 hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }

## Co se stalo, tam, kde stránka říká „Ty“ nebo vypráví několik věcí najednou

cli-tell-your-card = { $who } dostává kartu { $card }: { $cardname }

## Pohled slovy

cli-describe-game = { $game }, hráčů: { $players }.
cli-describe-you = Jsi hráč č. { $seat }.
cli-describe-spectator = Sleduješ hru.
cli-describe-events = Co se odehrálo před tvýma očima:
cli-describe-talk = Co bylo řečeno:
cli-describe-seats = Hráči (> je na tahu):
cli-describe-put-away = Tvé karty odhozené lícem dolů: { $cards }
cli-describe-shown = Karty odhozené lícem nahoru: { $cards }

## Na co je dotázán jazykový model

cli-model-rules = Hraješ deskovou hru se skrytými rolemi. Hraj na výhru a neprozrazuj svá tajemství.
cli-model-choose = Co teď můžeš udělat:
cli-model-answer = Odpověz číslem jedné možnosti a ničím jiným.
cli-model-say = Co můžeš říct před tahem:
cli-model-say-answer = Odpověz číslem jedné z nich, nebo 0, pokud nechceš nic říct.
cli-model-usage = { $letter } se ptá jazykového modelu: otázky { $questions }, nahrazené odpovědi { $replaced } (pozdní { $late }, nezdařené { $failed }), tokeny { $tokens }, dolary { $dollars }

## Hry jako data

cli-metavar-folder = SLOŽKA
cli-data-help = zapíše hry jako data, řádek na každé rozhodnutí
cli-data-what = Zapíše rozhodnutí do souborů Parquet, které čtou pandas, Polars a datasets: hry botů, záznamy nebo hry ze serveru. Stejný příkaz po přerušení pokračuje.
cli-data-out = složka, kam zapisovat
cli-data-records = záznamy, které zapsat místo hraní
cli-data-database = databáze serveru, jehož dohrané hry zapsat místo hraní
cli-data-one-source = zadej --records nebo --database, ne obojí
cli-data-written = { $folder }: zapsané hry { $games }, rozhodnutí { $decisions }, sekundy { $seconds }

## Jak moc lze využít slabin bota

cli-probe-help = hledat hráče, který bota porazí
cli-probe-what = Síť se učí porážet bota, který se nemění, v každé roli: nejprve bota napodobuje, potom hraje proti němu. Síť hraje na všech místech jednoho týmu, bot na ostatních. Výsledek je dolní mez: delší hledání může najít víc.
cli-probe-bot = bot, například { $names }
cli-probe-players = počet hráčů u stolu (výchozí 3)
cli-probe-minutes = jak dlouho se učit (výchozí 10)
cli-probe-deals = počet rozdání k porovnání (výchozí 300)
cli-probe-plot = nakreslit křivku do tohoto souboru
cli-probe-title = { $game }, proti { $bot }: podíl vyhraných kol, rozdání { $deals }, semínko { $seed }
cli-probe-itself = { $bot } sám
cli-probe-untrained = bez učení
cli-probe-imitating = po napodobování
cli-probe-trained = po učení
cli-probe-gain = více než { $bot }, 95 %
cli-probe-curve = minuty: { $minutes }, rozhodnutí proti { $bot }: { $decisions }; { $first } a { $second }

## Zprávy

cli-report-title = { $a } proti { $b }, { $game }
cli-report-who = A je { $a }, B je { $b }.
cli-report-explained-teams = Každé rozdání, jedno kolo, se hraje v každém rozsazení se stejnými kartami. Intervaly spolehlivosti 95 %: Wilsonovy pro podíly, párový bootstrap přes rozdání pro rozdíly, které jsou v procentních bodech.
cli-report-explained-points = Každé rozdání, jedno kolo, se hraje dvakrát se stejnými kartami: A na jedné straně a B na druhé, pak naopak, takže každý bot má každé místo jednou. Intervaly spolehlivosti 95 %, z párového bootstrapu přes rozdání.
cli-report-better = O kolik je A lepší
cli-report-better-text = Jak se změní podíl, když si A a B vymění týmy. Vpravo od 0 je lepší A.
cli-report-more = O kolik bodů víc získá A
cli-report-all-figures = Všechna čísla
cli-report-thinking = Jak dlouho přemýšlejí
cli-report-thinking-text = Čas jednoho jádra na tah, ve kterém je na výběr, na stroji, který hrál.
cli-report-moves = tahy
cli-report-median = medián
cli-report-within = 99 % do
cli-report-made = Jak to vzniklo
cli-report-written = pyrite { $version }, { $build ->
        [compiled] kompilovaný engine
       *[interpreted] interpretovaný engine
    }, seed { $seed }, zapsáno { $date }.
cli-report-heights = Výšky má každý bot vlastní.
cli-milliseconds = { $time } ms
cli-percent = { $value } %
cli-range = { $low } až { $high }
cli-league-report-everyone = Každý bot hraje proti každému.
cli-league-report-teams = { $game }: jeden bot hraje za celý tým a druhý za celý druhý tým, každá dvojice na stejných rozdáních; pak hrají všichni boti promíchaně u jednoho stolu.
cli-league-report-points = { $game }: každý ze dvou botů hraje každé rozdání na obou stranách.
cli-league-report-intervals = Intervaly spolehlivosti 95 %: Wilsonovy pro podíly, párový bootstrap přes rozdání pro rozdíly a body.
cli-league-report-ratings = { $game }: hodnocení ze smíšených stolů
cli-league-report-ratings-text = Jak silný je bot v každém z týmů, hodnoceno zvlášť: 400 bodů znamená šance deset ku jedné pro jeho tým. Srovnává se s botem { $bot }, který má 0.
cli-league-report-won = { $game }: { $won }, { $players }
cli-league-report-all-players = všechny počty hráčů
cli-league-report-by-deal = podle rozdaných rolí
cli-league-report-cell = A v řádcích, B ve sloupcích. Rozdání v každé buňce: { $deals }
cli-league-report-better = { $game }: kdo je lepší na stejných rozdáních
cli-league-report-better-text = V procentních bodech vyhraných kol, postupně proti každému botu ligy.
cli-league-report-same-seats = { $game }: body za kolo na stejných místech
cli-league-report-suspicion = Podezření na konci kola
cli-league-report-suspicion-text = AUC: jak často dostane hráč s danou rolí vyšší šanci než hráč bez ní. Logaritmická ztráta: kolik šance nechávají neznámého; méně je lépe. Chyba kalibrace: jak daleko jsou šance od toho, jak často se potvrdí.
cli-league-report-about = o kom
cli-league-report-chances = udané šance
cli-league-report-auc = AUC
cli-league-report-log-loss = logaritmická ztráta
cli-league-report-calibration = chyba kalibrace
