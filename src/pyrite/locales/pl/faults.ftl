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
fault-record-draw-form = { $text } powinno być dobraniem, np. +NES
fault-record-seat-form = { $text } powinno być miejscem, a po nim akcją
fault-record-deal-form = { $text } powinno wyglądać tak: role=NAME,NAME
fault-record-no-draw = { $text }: tu nic się nie dobiera
fault-record-no-deal = { $kind }:{ $text }: tu nic się nie rozdaje
fault-record-digits = { $name } ma 64 cyfry od 0 do 9 i od a do f
fault-record-before-round = wiersz '{ $word }' stoi przed pierwszą rundą
fault-record-three-words = wiersz '{ $word }' ma po sobie trzy słowa
fault-record-fair-place = wiersz 'fair' stoi tuż za swoim wierszem 'round'
fault-record-round-first = najpierw jest wiersz 'round { $round }'
fault-record-seal-first = najpierw jest wiersz 'seal'
fault-record-table-code = kod stołu ma od 1 do 16 liter
fault-record-draw-first = najpierw losuje się: { $kind }
fault-record-other-turn = ruch ma miejsce { $seat }, a nie { $other }
fault-record-entropy-order = wiersze 'entropy' podają miejsca od najniższego
fault-record-round-goes-on = runda { $round } trwa dalej
fault-record-fair-twice = runda { $round } ma już wiersz 'fair'
fault-record-seal-twice = gra ma już wiersz 'seal'
fault-record-over = gra jest skończona
fault-record-closing = ruchy prowadzą do { $found }, a nie do { $said }
fault-record-this-round = to jest runda { $round }
fault-record-other-version = to jest { $found }, a odczytać można tylko { $known }
fault-record-begins = zapis zaczyna się od { $header }
fault-record-after-end = po wierszu końcowym nic nie ma
fault-record-cut-off = zapis jest urwany: kończy się wierszem 'scores', 'turn' lub 'deals'
fault-record-long-line = wiersz ma najwyżej tyle znaków: { $most }
fault-record-not-a-draw = { $text } to nie dobranie; przykłady: { $examples }
