### The steps of the lesson. A step has a title, what to do, a hint, what is said when it is done, and what is said
### when something else was done that the rules allow.

lesson-lost-mines-lay = A path through the forest
lesson-lost-mines-lay-text = Your clan is blue; the blue house is your start. Treasures from the mines bring your side points: after two rounds, the player with the most wins. A turn begins with a card: place a path to the right of your start.
lesson-lost-mines-lay-hint = Where two cards touch, a path must meet a path. The one that leads to the right fits next to your start.
lesson-lost-mines-lay-done = First a card, then a walk, then you draw: that is a turn.
lesson-lost-mines-lay-other = That is allowed, but the mines are on the right.
lesson-lost-mines-lay-yellow = That path begins at the yellow house, and yours is the blue one.

lesson-lost-mines-walk = Walk
lesson-lost-mines-walk-text = After the card, your dwarf may walk up to three cards along the paths. Go as far as you can.
lesson-lost-mines-walk-hint = The cards you can reach light up. Count three from your dwarf.
lesson-lost-mines-walk-done = Three cards: that is as far as a dwarf gets in one turn.
lesson-lost-mines-walk-other = You can go further.

lesson-lost-mines-bridge = An obstacle
lesson-lost-mines-bridge-text = A fallen tree blocks the way. An axe clears a fallen tree, a boat crosses a lake, a rope crosses a pit. Use an axe on the fallen tree to clear the way.
lesson-lost-mines-bridge-hint = Pick the axe, then the fallen tree.
lesson-lost-mines-bridge-done = The axe stays there. From now on, one dwarf at a time can be on this card.
lesson-lost-mines-bridge-other = Then the tree still blocks the way. Clear it first.

lesson-lost-mines-camp = The campfire
lesson-lost-mines-camp-text = A dwarf who starts walking at a campfire may go up to five cards. Try it: go as far as you can.
lesson-lost-mines-camp-hint = Five cards to the right, almost to the mine.
lesson-lost-mines-camp-done = Five cards! A good place to end a turn.
lesson-lost-mines-camp-other = From a campfire you can go further.

lesson-lost-mines-trap = A trap
lesson-lost-mines-trap-text = Ola’s yellow dwarf (2) is on its way. A trap goes between two cards; anyone who crosses it loses a card from their hand. Set it where Ola has to pass.
lesson-lost-mines-trap-hint = Right of Ola’s dwarf, where two paths meet.
lesson-lost-mines-trap-done = It stays there for everyone, including you and your friends.
lesson-lost-mines-trap-other = Ola’s dwarf (2) is heading right, so it won’t pass there.

lesson-lost-mines-troll = A troll
lesson-lost-mines-troll-text = Ola’s dwarf (2) can reach a mine on her next turn. A troll goes between two cards, just like a trap, but nobody gets past it until your next turn. Put it in front of Ola’s dwarf.
lesson-lost-mines-troll-hint = Between Ola’s dwarf and the mine.
lesson-lost-mines-troll-done = Nobody gets past it, not even you. At the start of your next turn, the troll goes away.
lesson-lost-mines-troll-other = It does not stop Ola there.

lesson-lost-mines-look = Look before you walk
lesson-lost-mines-look-text = One mine is the dragon’s: revealing it costs 2 points. With this card you look at a mine or a dwarf card. Look at mine 2. You may not tell anyone what you see.
lesson-lost-mines-look-hint = Pick the card with the mine and the dwarf, then mine 2.
lesson-lost-mines-look-done = What you have seen stays marked on your own board.
lesson-lost-mines-look-other = Good to know, too. But now look at mine 2.
lesson-lost-mines-look-mine = You may look at any mine, but now look at mine 2, where your path leads.
lesson-lost-mines-look-path = The path can wait. First look at mine 2.

lesson-lost-mines-mine = Into the mine
lesson-lost-mines-mine-text = You have looked: this mine holds gems. Walk in. A dwarf who ends a walk in a revealed mine takes a treasure of its kind.
lesson-lost-mines-mine-hint = The mine is two cards away.
lesson-lost-mines-mine-done = The treasure is yours. Who gets its points depends on the secret roles.
lesson-lost-mines-mine-other = The mine is within reach: walk in.

lesson-lost-mines-role = Who can you trust?
lesson-lost-mines-role-text = When the round ends, loyal dwarfs share with their clan, saboteurs with the other one, selfish dwarfs with nobody. Petr’s dwarf (3) is blue like yours: look at his card.
lesson-lost-mines-role-hint = Pick the card with the mine and the dwarf, then Petr.
lesson-lost-mines-role-done = A saboteur: what he finds goes to the yellow clan. If you are one, or selfish, hide it: anyone who notices will stop you with traps and trolls.
lesson-lost-mines-role-other = Good to know, too. But now look at Petr’s dwarf card.
lesson-lost-mines-role-path = The path can wait: it would help Petr as well. First look at his card.

lesson-lost-mines-storm = Storm
lesson-lost-mines-storm-text = Ola (2) is nearly there. A storm removes a path card with no dwarf on it. Remove a card in front of her dwarf.
lesson-lost-mines-storm-hint = The cards right of Ola’s dwarf.
lesson-lost-mines-storm-done = That costs Ola a turn or two. Anyone who sees it may wonder which clan you really play for.
lesson-lost-mines-storm-other = Ola has passed there already.

lesson-lost-mines-last = The last cards
lesson-lost-mines-last-text = The pile is empty, and only you have cards left. The player who plays or discards the very last card ends the round immediately and does not walk. You have two: place the one that opens the way to the mine.
lesson-lost-mines-last-hint = The path that leads to the right closes the gap before the mine.
lesson-lost-mines-last-done = One card is left, so you may walk into the mine now. Playing that last card will end the round immediately.
lesson-lost-mines-last-other = Then the way stays closed. Place the path to the mine while you have a card to spare.
lesson-lost-mines-last-ends = Those were the very last cards: the round would end before you could walk. Place the path to the mine.

lesson-lost-mines-vote = Ask to end the round
lesson-lost-mines-vote-text = The pile is empty, everyone has one card left, and nobody can reach a mine anymore. On your turn, before you play a card, you may ask to end the round. Do that.
lesson-lost-mines-vote-hint = Press “Ask to end the round” below the board.
lesson-lost-mines-vote-done = The others are asked one after another. If everyone agrees, the round ends and points are counted. After the first “no” you play on.
lesson-lost-mines-vote-other = That is allowed, but there is nothing left to win. Ask to end the round.
lesson-lost-mines-instead-vote = That asks everyone to end the round. The last step is about it; now do what is asked above.
lesson-lost-mines-instead-discard = You may discard cards instead of playing one, but that is not what this step is about.

lesson-lost-mines-learned = You laid paths through the forest, cleared an obstacle, set a trap and took a treasure from a mine. And you know when a round ends.
