### Co jest nie tak z opcjami, botami, pudełkami i pozycjami.

fault-option-range = { $name }: { $value }; dozwolona jest liczba całkowita od { $least } do { $most } ({ $rule })
fault-option-switch = { $name }: { $value }; dozwolone jest True albo False
fault-option-unknown = { $game } nie ma opcji { $name }; opcje to { $names }
fault-players-missing = brakuje players: ile osób gra?
fault-revision = revision się nie wybiera: nowa gra ma najnowsze zasady
fault-no-file-option = opcji { $name } gry { $game } nie wczytuje się z pliku
fault-no-bot = nie ma bota { $bot }; są { $names } albo własny jako module:Class
fault-no-bot-because = nie ma bota { $bot }: { $why }
fault-not-a-bot = { $bot } to nie bot: nie ma act(view, budget)
fault-bot-elsewhere = bot { $bot } nie gra w { $game }; grają { $names }
fault-no-personality = nie ma osobowości { $name }; są { $names }
fault-position-word = pozycja tej gry zaczyna się od słowa { $game }
fault-position-twice = { $name } jest podane dwa razy
fault-position-field = { $word } to nie pole pozycji; pola to { $names }
fault-position-players = brakuje players=...
fault-position-number = { $name }={ $value } musi być liczbą
fault-position-one-of = { $name }={ $value } musi być jednym z: { $names }
fault-position-seat = { $name }={ $value }: miejsca są od 0 do { $last }
fault-position-seats = { $name } wymienia miejsc: { $count }, a graczy jest { $players }
fault-position-letters = { $name }: { $value } musi składać się z liter { $letters }, w tej kolejności
fault-position-card = { $name }: { $word } to nie karta; karty to { $names }
fault-not-trained = żadnego bota gry { $game } się nie trenuje
fault-no-game = nie ma gry { $name }; są { $names }
fault-only-revision = revision: { $value }; te zasady mają tylko wersję { $only }
fault-position-hands-turn = hands: ruch ma miejsce { $seat }, które nie ma kart
fault-position-hands-none = hands: w tej fazie nikt nie ma jeszcze kart
fault-position-hands-order = hands: karty rozdaje się po kolei od miejsca 0
fault-position-looked-none = looked: w tej fazie nikt jeszcze niczego nie podejrzał
fault-position-pile-empty = pile: nie ma karty do dobrania
fault-position-table-fresh = table: w tej fazie nic jeszcze nie zagrano
fault-position-round-range = round={ $value } to nie żadna z rund { $rounds }
fault-not-an-action = { $text } to nie akcja; przykłady: { $examples }
fault-not-an-action-number = { $number } nie jest numerem akcji
