### Co je špatně s volbami, boty, krabicemi a pozicemi.

fault-option-range = { $name }: { $value }; smí to být celé číslo od { $least } do { $most } ({ $rule })
fault-option-switch = { $name }: { $value }; smí to být True nebo False
fault-option-unknown = { $game } nemá volbu { $name }; volby jsou { $names }
fault-players-missing = chybí players: kolik hráčů hraje?
fault-revision = revision se nevolí: nová hra má nejnovější pravidla
fault-no-file-option = volba { $name } hry { $game } se nečte ze souboru
fault-no-bot = bot { $bot } neexistuje; jsou { $names } nebo vlastní jako module:Class
fault-no-bot-because = bot { $bot } neexistuje: { $why }
fault-not-a-bot = { $bot } není bot: nemá act(view, budget)
fault-bot-elsewhere = bot { $bot } nehraje { $game }; hrají { $names }
fault-no-personality = povaha { $name } neexistuje; jsou { $names }
fault-position-word = pozice této hry začíná slovem { $game }
fault-position-twice = { $name } je uvedeno dvakrát
fault-position-field = { $word } není pole pozice; pole jsou { $names }
fault-position-players = chybí players=...
fault-position-number = { $name }={ $value } musí být číslo
fault-position-one-of = { $name }={ $value } musí být jedno z: { $names }
fault-position-seat = { $name }={ $value }: místa jsou 0 až { $last }
fault-position-seats = { $name } uvádí míst: { $count }, ale hráčů je { $players }
fault-position-letters = { $name }: { $value } musí být z písmen { $letters }, v tomto pořadí
fault-position-card = { $name }: { $word } není karta; karty jsou { $names }
fault-not-trained = žádný bot hry { $game } se netrénuje
fault-no-game = hra { $name } neexistuje; jsou { $names }
fault-only-revision = revision: { $value }; tato pravidla mají jen verzi { $only }
fault-position-hands-turn = hands: na tahu je místo { $seat }, které nemá karty
fault-position-hands-none = hands: v této fázi ještě nikdo nemá karty
fault-position-hands-order = hands: karty se rozdávají postupně od místa 0
fault-position-looked-none = looked: v této fázi se ještě nikdo na nic nepodíval
fault-position-pile-empty = pile: není karta k dobrání
fault-position-table-fresh = table: v této fázi ještě nebylo nic zahráno
fault-position-round-range = round={ $value } není žádné z kol { $rounds }
fault-not-an-action = { $text } není akce; příklady: { $examples }
fault-not-an-action-number = { $number } není číslo akce
fault-record-draw-form = { $text } má být dobrání, např. +NES
fault-record-seat-form = { $text } má být místo a za ním jeho akce
fault-record-deal-form = { $text } má vypadat takto: role=NAME,NAME
fault-record-no-draw = { $text }: tady se nic netáhne
fault-record-no-deal = { $kind }:{ $text }: tady se nic nerozdává
fault-record-digits = { $name } má 64 číslic od 0 do 9 a od a do f
fault-record-before-round = řádek '{ $word }' patří před první kolo
fault-record-three-words = řádek '{ $word }' má za sebou tři slova
fault-record-fair-place = řádek 'fair' stojí hned za svým řádkem 'round'
fault-record-round-first = nejdřív je řádek 'round { $round }'
fault-record-seal-first = nejdřív je řádek 'seal'
fault-record-table-code = kód stolu má 1 až 16 písmen
fault-record-draw-first = nejdřív se losuje: { $kind }
fault-record-other-turn = na tahu je místo { $seat }, ne { $other }
fault-record-entropy-order = řádky 'entropy' uvádějí místa od nejnižšího
fault-record-round-goes-on = kolo { $round } pokračuje
fault-record-fair-twice = kolo { $round } už má řádek 'fair'
fault-record-seal-twice = hra už má řádek 'seal'
fault-record-over = hra už skončila
fault-record-closing = tahy vedou k { $found }, ne k { $said }
fault-record-this-round = toto je kolo { $round }
fault-record-other-version = toto je { $found }, ale přečíst lze jen { $known }
fault-record-begins = záznam začíná řádkem { $header }
fault-record-after-end = po závěrečném řádku už nic není
fault-record-cut-off = záznam je neúplný: končí řádkem 'scores', 'turn' nebo 'deals'
fault-record-long-line = řádek má nejvýše tolik znaků: { $most }
fault-record-not-a-draw = { $text } není dobrání; příklady: { $examples }
