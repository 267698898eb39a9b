### What is wrong with options, bots, boxes and positions. The English pattern is the message of the error, letter by
### letter (see pyrite.faults).

fault-option-range = { $name } is { $value }; it is a whole number from { $least } to { $most } ({ $rule })
fault-option-switch = { $name } is { $value }; it is True or False
fault-option-unknown = { $game } has no option { $name }; its options are { $names }
fault-players-missing = players is missing: how many play?
fault-revision = revision is not chosen: a new game is played by the newest rules
fault-no-file-option = the option { $name } of { $game } does not come from a file
fault-no-bot = there is no bot { $bot }; there is { $names }, or your own as module:Class
fault-no-bot-because = there is no bot { $bot }: { $why }
fault-not-a-bot = { $bot } is not a bot: it cannot act(view, budget)
fault-bot-elsewhere = the bot { $bot } does not play { $game }; { $names } do
fault-no-personality = there is no personality { $name }; there is { $names }
fault-position-word = a position of this game begins with the word { $game }
fault-position-twice = { $name } is said twice
fault-position-field = { $word } is not a field of a position; fields are { $names }
fault-position-players = players=... is missing
fault-position-number = { $name }={ $value } should be a number
fault-position-one-of = { $name }={ $value } should be one of { $names }
fault-position-seat = { $name }={ $value }: seats are 0 to { $last }
fault-position-seats = { $name } names { $count } seats, but { $players } play
fault-position-letters = { $name }: { $value } should be some of { $letters }, in that order
fault-position-card = { $name }: { $word } is not a card; cards are { $names }
fault-not-trained = no bot of { $game } is trained
fault-no-game = there is no game { $name }; there is { $names }
fault-only-revision = revision is { $value }; of these rules there is only { $only }
fault-position-hands-turn = hands: it is the turn of seat { $seat }, which has no cards
fault-position-hands-none = hands: none is dealt in this phase
fault-position-hands-order = hands: they are dealt one after the other from seat 0
fault-position-looked-none = looked: nobody has looked at anything in this phase
fault-position-pile-empty = pile: there is no card to draw
fault-position-table-fresh = table: nothing has been played in this phase
fault-position-round-range = round={ $value } is not one of { $rounds }
fault-not-an-action = { $text } is not an action; examples: { $examples }
fault-not-an-action-number = { $number } is not the number of an action
fault-record-draw-form = { $text } should be a draw, such as +NES
fault-record-seat-form = { $text } should be a seat, followed by its action
fault-record-deal-form = { $text } should be such as role=NAME,NAME
fault-record-no-draw = { $text }: nothing is drawn here
fault-record-no-deal = { $kind }:{ $text }: nothing is dealt here
fault-record-digits = a { $name } has 64 digits of 0 to 9 and a to f
fault-record-before-round = a line '{ $word }' comes before the first round
fault-record-three-words = a line '{ $word }' has three words behind it
fault-record-fair-place = a line 'fair' comes right after its line 'round'
fault-record-round-first = a line 'round { $round }' comes first
fault-record-seal-first = a line 'seal' comes first
fault-record-table-code = a table has a code of 1 to 16 letters
fault-record-draw-first = chance is to draw a { $kind } first
fault-record-other-turn = it is the turn of seat { $seat }, not { $other }
fault-record-entropy-order = lines 'entropy' name seats, the lowest first
fault-record-round-goes-on = round { $round } goes on
fault-record-fair-twice = round { $round } has its line 'fair' already
fault-record-seal-twice = the game has its line 'seal' already
fault-record-over = the game is over
fault-record-closing = the moves lead to { $found }, not to { $said }
fault-record-this-round = this is round { $round }
fault-record-other-version = this is { $found }, and only { $known } can be read
fault-record-begins = a record begins with { $header }
fault-record-after-end = nothing comes after the closing line
fault-record-cut-off = the record is cut off: it ends with a line 'scores', 'turn' or 'deals'
fault-record-long-line = a line has at most { $most } characters
fault-record-not-a-draw = { $text } is not a draw; examples: { $examples }
fault-results-other-file = { $file } is not a results file of pyrite { $what }
fault-results-other-plan = { $file } holds results of another pyrite { $what }: its { $name } is { $theirs }, not { $ours }
fault-results-other-sources = { $file } was started with other bots or rules: their sources have changed since
fault-results-damaged = { $file } is damaged: line { $line } is not a result
fault-results-other-deals = { $file } is damaged: line { $line } is not a result of this pyrite { $what }
fault-data-other-plan = { $folder } holds other data: its { $file } says which
fault-league-two-bots = a league of { $game } needs two bots or more
fault-model-address = a language model needs PYRITE_LLM_URL, such as { $example }
fault-model-language = PYRITE_LLM_LANGUAGE is { $value }; it is one of { $names }
fault-model-numbers = PYRITE_LLM_SECONDS is a number, and PYRITE_LLM_PRICES two, such as { $example }
fault-model-name = name the model, such as { $example }
fault-fair-game = table, options, promises and secret of the game do not match its commitment
fault-fair-seat = seat { $seat } did not reveal what it had promised
fault-fair-no-secret = round { $round } does not say its secret
fault-fair-round-secret = the secret of round { $round } does not follow from that of the game
fault-fair-commitment = the secret of round { $round } is not the one that { $commitment } was shown for
fault-fair-draw = draw { $draw } of round { $round } is { $found } in the record, but its secret gives { $wanted }
fault-fair-no-round = the record has no round { $round }, but a commitment was noted for it
fault-fair-other-round = round { $round } says { $commitment }, but { $noted } was noted at its deal
fault-fair-no-game = the record has no commitment to the whole game, but one was noted
fault-fair-other-game = the game says { $commitment }, but { $noted } was noted before the deal
fault-store-late = the database did not answer in time
fault-store-missing-entry = it is missing, and the last one is { $last }
fault-store-empty-log = its log is empty
fault-store-unreadable-entry = entry { $number } cannot be read from the database: { $why }
fault-store-wrong-entry = entry { $number } cannot be replayed: { $why }
fault-no-module = No module named { $name }
fault-no-attribute = module { $module } has no attribute { $name }
