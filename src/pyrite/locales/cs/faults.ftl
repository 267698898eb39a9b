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
