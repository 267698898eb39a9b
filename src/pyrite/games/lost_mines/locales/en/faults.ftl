### What is wrong with options, bots, boxes and positions. The English pattern is the message of the error, letter by
### letter (see pyrite.faults).

fault-box-toml = the box is not TOML: { $why }
fault-box-missing-part = [{ $part }] is missing
fault-box-missing-key = { $name }.{ $key } is missing
fault-box-too-long = the box is too long; it has at most { $most } characters
fault-box-dots = the box has too many dots
fault-box-brackets = the box has too many brackets
fault-box-values = the box has too many values
fault-box-escapes = the box has too many escapes
fault-box-text = box={ $box } is not a box of a record; the text of a file is for box.read(text)
fault-box-of-record = box={ $width }x{ $height };...: { $why }
fault-box-type = box should be a Box: pyrite.games.lost_mines.rules.box.read(text) makes one of a file's text
fault-box-table = { $name } should be a table
fault-box-key = { $name } has no { $key }; it has { $keys }
fault-box-list = { $name } should be a list
fault-box-number = { $name } should be a whole number from 0 to 99
fault-box-cell = { $name } should be a cell, such as [1, 2]
fault-box-deck = the deck should have a count for every kind of card
fault-box-paths = there are { $all } path cards (L1.4), but the box has { $count }
fault-box-actions = there are { $all } action cards (L1.5), but the box has { $count }
fault-box-tokens = there are { $all } tokens, one for each tool, trap and troll card (L1.5), but the box has { $count }
fault-box-treasures = there are { $all } treasures (L1.6), but the box has { $count }
fault-box-value = treasures.{ $kind }: values are from 1 to { $most }
fault-box-mine-kinds = there are { $all } kinds of mines (L1.7)
fault-box-shape = mines.{ $kind }: { $shape } is not a shape; shapes are { $shapes }
fault-box-closed = mines.{ $kind }: { $shape } cannot be entered from every side
fault-box-board = the board is { $width } by { $height }; it has 3 to { $most } columns and rows
fault-box-starts = there are 2 start cards
fault-box-mines = there are 4 mine cards (L1.7), but the board has { $count } cells for them
fault-box-off-board = the cell { $x },{ $y } is not on the board
fault-box-same-cell = two of the starts and mines lie on the same cell
