### The steps of the lesson. A step has a title, what to do, a hint, what is said when it is done, and what is said
### when something else was done that the rules allow.

lesson-lost-mines-lay = A path through the forest
lesson-lost-mines-lay-text = You are a dwarf of the blue clan, and your house is the blue one. Four mines lie on the far side of the forest. Every turn begins with a card: lay a path from your house to the right.
lesson-lost-mines-lay-hint = Where two cards touch, a path must meet a path. The one that leads to the right fits beside your house.
lesson-lost-mines-lay-done = A card first, then a walk, then you draw: that is a turn.
lesson-lost-mines-lay-other = That is allowed, but the mines lie on the right.

lesson-lost-mines-walk = Walk
lesson-lost-mines-walk-text = After the card your dwarf may walk: up to three cards along the paths. Go as far as you can.
lesson-lost-mines-walk-hint = The cards you can reach light up. Count three from where your dwarf stands.
lesson-lost-mines-walk-done = Three cards: as far as a dwarf gets in one turn.
lesson-lost-mines-walk-other = You can go further.

lesson-lost-mines-bridge = Something lies in the way
lesson-lost-mines-bridge-text = A fallen tree: nobody gets past it. An axe opens a fallen tree, a boat a lake, a rope a pit. Open the way.
lesson-lost-mines-bridge-hint = For a tree you need the axe.
lesson-lost-mines-bridge-done = The axe stays there. From now on one dwarf at a time can stand on this card.
lesson-lost-mines-bridge-other = Then the tree stays where it is. Open the way first.

lesson-lost-mines-camp = The campfire
lesson-lost-mines-camp-text = Whoever begins a walk at a campfire may go up to five cards. Use it: go as far as you can.
lesson-lost-mines-camp-hint = Five cards to the right, almost to the mine.
lesson-lost-mines-camp-done = Five cards! A good place to end a turn.
lesson-lost-mines-camp-other = From a campfire you can go further.

lesson-lost-mines-trap = A trap
lesson-lost-mines-trap-text = Ola’s yellow dwarf is on its way. A trap lies between two cards; whoever crosses it loses a card from the hand. Set it where Ola has to pass.
lesson-lost-mines-trap-hint = Right of Ola’s dwarf, where two paths meet.
lesson-lost-mines-trap-done = It stays there for everybody, for you and your friends too.
lesson-lost-mines-trap-other = Ola does not come by there.

lesson-lost-mines-look = Look before you walk
lesson-lost-mines-look-text = One of the mines is the dragon’s. With this card you look at a mine, or at somebody’s dwarf card. Look at a mine. What you see is your secret: it may not be told.
lesson-lost-mines-look-hint = Pick the card with the mine and the dwarf, then one of the four mines.
lesson-lost-mines-look-done = What you have seen stays marked on your own board.
lesson-lost-mines-look-other = Good to know, too. But look at a mine now.

lesson-lost-mines-mine = Into the mine
lesson-lost-mines-mine-text = You have looked: this mine holds gems. Walk in. Whoever ends a walk in an open mine takes a treasure of its kind.
lesson-lost-mines-mine-hint = The mine is two cards away.
lesson-lost-mines-mine-done = The treasure is yours. When the round ends, a loyal dwarf shares with the clan, a selfish one keeps it, and a saboteur shares with the other clan.
lesson-lost-mines-mine-other = The mine is within reach: walk in.

lesson-lost-mines-storm = Storm
lesson-lost-mines-storm-text = Ola is nearly there. A storm takes a path card away, unless a dwarf stands on it. Take away a card in front of her dwarf.
lesson-lost-mines-storm-hint = The cards right of Ola’s dwarf.
lesson-lost-mines-storm-done = That costs Ola a turn or two. Whoever sees that may wonder which clan you are really for.
lesson-lost-mines-storm-other = Ola has passed there already.

lesson-lost-mines-last = The last cards
lesson-lost-mines-last-text = The pile is empty, and nobody but you has cards. Whoever plays or discards the very last card ends the round at once and does not walk any more. You have two: lay the one that opens the way to the mine.
lesson-lost-mines-last-hint = The path that leads to the right closes the gap before the mine.
lesson-lost-mines-last-done = One card is left, so you may walk into the mine now. With that last card the round will end at once.
lesson-lost-mines-last-other = Then the way stays closed. Lay the path to the mine while you have a card to spare.
