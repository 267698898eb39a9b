### What is wrong with options, bots, boxes and positions. The English pattern is the message of the error, letter by
### letter (see pyrite.faults).

fault-option-range = { $name } must be a whole number from { $least } to { $most }, not { $value } ({ $rule })
fault-option-switch = { $name } must be True or False, not { $value }
fault-option-unknown = { $game } has no option { $name }; its options are { $names }
fault-players-missing = players is missing: give the number of players
fault-revision = revision can't be chosen: new games use the newest rules
fault-no-file-option = the option { $name } of { $game } can't be read from a file
fault-no-bot = unknown bot { $bot }: choose one of { $names }, or your own as module:Class
fault-no-bot-because = unknown bot { $bot }: { $why }
fault-not-a-bot = { $bot } is not a bot: it has no act(view, budget)
fault-bot-elsewhere = the bot { $bot } does not play { $game }: choose one of { $names }
fault-no-personality = unknown personality { $name }: choose one of { $names }
fault-position-word = a position of this game must start with the word { $game }
fault-position-twice = { $name } is given twice
fault-position-field = { $word } is not a field of a position: choose from { $names }
fault-position-players = players=... is missing
fault-position-number = { $name }={ $value } should be a number
fault-position-one-of = { $name }={ $value } should be one of { $names }
fault-position-seat = { $name }={ $value }: seats are 0 to { $last }
fault-position-seats = { $name } names { $count } seats, but there are { $players } players
fault-position-letters = { $name }: { $value } should be some of { $letters }, in that order
fault-position-card = { $name }: { $word } is not a card: choose from { $names }
fault-not-trained = { $game } has no bot to train
fault-no-game = unknown game { $name }: choose one of { $names }
fault-only-revision = unknown revision { $value }: these rules only have { $only }
fault-position-hands-turn = hands: it is the turn of seat { $seat }, which has no cards
fault-position-hands-none = hands: there are none in this phase
fault-position-hands-order = hands: they must be dealt one after the other from seat 0
fault-position-looked-none = looked: nobody can have looked at anything in this phase
fault-position-pile-empty = pile: there is no card to draw
fault-position-table-fresh = table: nothing can have been played in this phase
fault-position-round-range = round={ $value } is not one of { $rounds }
fault-not-an-action = { $text } is not an action; examples: { $examples }
fault-not-an-action-number = { $number } is not the number of an action
fault-record-draw-form = { $text } should be a draw, such as +NES
fault-record-seat-form = { $text } should be a seat, followed by its action
fault-record-deal-form = { $text } should look like role=NAME,NAME
fault-record-no-draw = { $text }: nothing is drawn here
fault-record-no-deal = { $kind }:{ $text }: nothing is dealt here
fault-record-digits = a { $name } has 64 digits of 0 to 9 and a to f
fault-record-before-round = a line '{ $word }' must come before the first round
fault-record-three-words = a line '{ $word }' needs three more words
fault-record-fair-place = a line 'fair' must come right after its line 'round'
fault-record-round-first = a line 'round { $round }' must come first
fault-record-seal-first = a line 'seal' must come first
fault-record-table-code = a table has a code of 1 to 16 letters
fault-record-draw-first = a { $kind } must be drawn first
fault-record-other-turn = it is the turn of seat { $seat }, not { $other }
fault-record-entropy-order = lines 'entropy' must name seats, the lowest first
fault-record-round-goes-on = round { $round } isn't over yet
fault-record-fair-twice = round { $round } already has a line 'fair'
fault-record-seal-twice = the game already has a line 'seal'
fault-record-over = the game is over
fault-record-closing = the moves lead to { $found }, not to { $said }
fault-record-this-round = this is round { $round }
fault-record-other-version = this is { $found }, but only { $known } can be read
fault-record-begins = a record must start with { $header }
fault-record-after-end = there must be nothing after the closing line
fault-record-cut-off = the record is cut off: it must end with a line 'scores', 'turn' or 'deals'
fault-record-long-line = a line may have at most { $most } characters
fault-record-not-a-draw = { $text } is not a draw; examples: { $examples }
fault-results-other-file = { $file } is not a results file of pyrite { $what }
fault-results-other-plan = { $file } has results of another pyrite { $what }: its { $name } is { $theirs }, not { $ours }
fault-results-other-sources = { $file } was started with other bots or rules: their sources have changed since
fault-results-damaged = { $file } is damaged: line { $line } is not a result
fault-results-other-deals = { $file } is damaged: line { $line } is not a result of this pyrite { $what }
fault-data-other-plan = { $folder } contains other data: see its { $file }
fault-league-two-bots = a league of { $game } needs at least two bots
fault-model-address = a language model needs PYRITE_LLM_URL, such as { $example }
fault-model-language = PYRITE_LLM_LANGUAGE must be one of { $names }, not { $value }
fault-model-numbers = PYRITE_LLM_SECONDS must be a number and PYRITE_LLM_PRICES two numbers, such as { $example }
fault-model-name = name the model, such as { $example }
fault-fair-game = table, options, promises and secret of the game do not match its commitment
fault-fair-seat = seat { $seat } did not reveal what it promised
fault-fair-no-secret = round { $round } has no secret
fault-fair-round-secret = the secret of round { $round } does not follow from that of the game
fault-fair-commitment = the secret of round { $round } does not match the commitment { $commitment } shown at its deal
fault-fair-draw = draw { $draw } of round { $round } is { $found } in the record, but its secret gives { $wanted }
fault-fair-no-round = the record has no round { $round }, but a commitment was noted for it
fault-fair-other-round = round { $round } has the commitment { $commitment }, but { $noted } was noted at its deal
fault-fair-no-game = the record has no commitment to the whole game, but one was noted
fault-fair-other-game = the game has the commitment { $commitment }, but { $noted } was noted before the deal
fault-store-late = the database did not answer in time
fault-store-missing-entry = it is missing, and the last one is { $last }
fault-store-empty-log = its log is empty
fault-store-unreadable-entry = entry { $number } cannot be read from the database: { $why }
fault-store-wrong-entry = entry { $number } cannot be replayed: { $why }
fault-no-module = No module named { $name }
fault-no-attribute = module { $module } has no attribute { $name }
