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
