### What is wrong with options, bots, boxes and positions. The English pattern is the message of the error, letter by
### letter (see pyrite.faults).

fault-box-toml = the box is not TOML: { $why }
fault-box-missing-part = [{ $part }] is missing
fault-box-missing-key = { $name }.{ $key } is missing
fault-box-too-long = the box is too long: at most { $most } characters are allowed
fault-box-dots = the box has too many dots
fault-box-brackets = the box has too many brackets
fault-box-values = the box has too many values
fault-box-escapes = the box has too many escapes
fault-box-text = box={ $box } is not the box of a record: for the text of a file, use box.read(text)
fault-box-of-record = box={ $width }x{ $height };...: { $why }
fault-box-type = box must be a Box: create one with pyrite.games.lost_mines.rules.box.read(text)
fault-box-table = { $name } should be a table
fault-box-key = { $name } has no { $key }; it has { $keys }
fault-box-list = { $name } should be a list
fault-box-number = { $name } should be a whole number from 0 to 99
fault-box-cell = { $name } should be a cell, such as [1, 2]
fault-box-deck = the deck must have a count for every kind of card
fault-box-paths = there are { $all } path cards (L1.4), but the box has { $count }
fault-box-actions = there are { $all } action cards (L1.5), but the box has { $count }
fault-box-tokens = there are { $all } tokens, one for each tool, trap and troll card (L1.5), but the box has { $count }
fault-box-treasures = there are { $all } treasures (L1.6), but the box has { $count }
fault-box-value = treasures.{ $kind }: values must be from 1 to { $most }
fault-box-mine-kinds = there are { $all } kinds of mines (L1.7)
fault-box-shape = mines.{ $kind }: { $shape } is not a shape: choose from { $shapes }
fault-box-closed = mines.{ $kind }: { $shape } cannot be entered from every side
fault-box-board = the board is { $width } by { $height }, but must have 3 to { $most } columns and rows
fault-box-starts = there are 2 start cards
fault-box-mines = there are 4 mine cards (L1.7), but the board has { $count } cells for them
fault-box-off-board = the cell { $x },{ $y } is not on the board
fault-box-same-cell = two of the starts and mines are on the same cell
fault-position-cell = { $name }: { $value } should be a cell of the board, such as 3,1
fault-position-dwarfs-form = dwarfs: each must be -, or b or y with one of L, O (on its own) and S, such as bL,yS,bO
fault-position-dwarfs-many = dwarfs: there are too many { $dwarf } (L1.2)
fault-position-looked-form = looked: { $value } should look like m0m3t2d4: mines, treasures, dwarfs
fault-position-mines-form = mines: { $value } should be one of { $kinds }, or open such as GOLD:NES
fault-position-mines-turned = mines: this mine can be turned to { $one } or { $other }, not to { $value }
fault-position-mines-four = mines={ $value } should name four mines
fault-position-mines-each = mines={ $value }: there must be one of each (L1.7)
fault-position-table-face = table: { $value } is not a path: use a form such as NSW-tree@3,4 or EW-lake+boat@4,2
fault-position-table-twice = table: there are two cards at { $cell }
fault-position-cards-many = there are too many of { $card } (L1.4, L1.5)
fault-position-tokens-between = tokens: { $value } is not between two cells, or another token is there (L5.3, L5.5)
fault-position-tokens-form = tokens: { $value } should look like trap@4,2E or troll3@4,2S
fault-position-tokens-troll = tokens: seat { $seat } can have only one troll at a time (L5.4)
fault-position-treasures-count = treasures: { $count } must be laid out (L2.2)
fault-position-treasures-form = treasures: { $value } should be kind and value, such as gold3, or taken gold3>2
fault-position-treasures-box = treasures={ $value }: these are not in the box (L1.6)
fault-position-voted-due = voted must be 0 or 1, and due 0, 1 or 2
fault-position-walk-form = walk={ $value } should name the target, such as 9,2<W!1
fault-position-at-open = at: there is no face-up card at { $x },{ $y }
fault-position-at-obstacle = at: no dwarf can be on the obstacle at { $x },{ $y } (L4.4)
fault-position-at-one = at: only one dwarf at a time can be at { $x },{ $y } (L4.5)
fault-position-caller-nobody = caller: no vote can have been called
fault-position-caller-other = caller: another player with cards must have called the vote
fault-position-due-before = due: a card must have been played or discarded before this phase
fault-position-due-out = due: played and discarded cards must have left the hand
fault-position-dwarfs-dealt = dwarfs: { $count } must be dealt in this phase
fault-position-ending-phase = ending: not possible with phase={ $phase }
fault-position-hands-most = hands: with { $players } players nobody holds more than { $most } (L2.4)
fault-position-mines-all = mines: all must be dealt in this phase
fault-position-mines-none = mines: there are none in this phase
fault-position-mines-one = mines: one can be turned only in phase=turn_mine
fault-position-mines-order = mines: they must be dealt one after the other
fault-position-phase-last = phase: there is no walk after the last card of all (L7.1)
fault-position-pile-aside = pile: ten cards must be put aside (L2.4)
fault-position-played-none = played: nothing can have been played in this phase
fault-position-points-most = points: nobody can have more than { $most } after { $rounds } rounds (L7.3)
fault-position-starter-phase = starter: not possible with phase={ $phase }
fault-position-treasures-out = treasures: { $count } must be laid out
fault-position-treasures-none = treasures: there are none in this phase
fault-position-treasures-choice = treasures: there is nothing to choose from
fault-position-treasures-phase = treasures: not possible in this phase
fault-position-treasures-last = treasures: when the last one is taken, the round is over (L7.1)
fault-position-turn-phase = turn: not possible with phase={ $phase }
fault-position-walk-side = walk: name the side by which the dwarf enters a face-down mine
fault-position-walk-mine = walk: it must lead onto the mine
fault-position-walk-losses = walk: it must say how many cards to lose, and the hand must have them
fault-position-walk-card = walk: there is no card there
fault-position-looked-none-such = looked: there is no { $what }
