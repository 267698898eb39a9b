### Lessons: a game learned by trying, a step at a time. A step has a title, what to do, a hint, what is said when it is
### done, and what is said when something else was done that the rules allow.

lesson-step = Step { $step } of { $steps }
lesson-hint = Show me a hint
lesson-next = Next
lesson-back = Back
lesson-start-over = Start over
lesson-right = Well done!
lesson-illegal = The rules do not allow that.
lesson-done-title = You know how to play
lesson-done-text = The rest is learned at the table. Your first game is against novices, who make mistakes too.
lesson-first-game = Play my first game
lesson-all-rules = All the rules
lesson-you = You
lesson-player-1 = Ola
lesson-player-2 = Petr

## Saboteur

lesson-saboteur-lay = Dig towards the gold
lesson-saboteur-lay-text = The ladder on the left is where all tunnels begin. Three cards lie far to the right; one of them is the gold. You are a miner: pick the crossing in your hand and lay it right of the start.
lesson-saboteur-lay-hint = A new tunnel lies beside a card that lies face up. The free places light up when you pick a card.
lesson-saboteur-lay-done = The way is open in all directions now. After a turn you draw a new card.
lesson-saboteur-lay-other = That is allowed, but the gold lies on the right.

lesson-saboteur-fit = Sides have to agree
lesson-saboteur-fit-text = Where two cards touch, an opening must meet an opening, and rock must meet rock. Go on towards the gold with the card that fits.
lesson-saboteur-fit-hint = The crossing is open to the right. Which of your cards has an opening on its left side?
lesson-saboteur-fit-done = An opening meets an opening: that is all there is to it.
lesson-saboteur-fit-other = It fits there, but it does not bring anybody nearer to the gold.

lesson-saboteur-turn = Turn a card around
lesson-saboteur-turn-text = A card may lie upside down, never sideways. The bend in your hand fits the end of the tunnel if it is turned.
lesson-saboteur-turn-hint = Pick the bend and the place at the end of the tunnel. It turns itself the way that fits.
lesson-saboteur-turn-done = Turned half around, the way leads on downwards.
lesson-saboteur-turn-other = That fits, but the tunnel to the gold goes on elsewhere.

lesson-saboteur-map = Look at a goal
lesson-saboteur-map-text = Two of the three goals are worthless stone. Play the map on one of them: you alone see what it is. You may tell the others, and nobody can check whether it is true.
lesson-saboteur-map-hint = Pick the map, then one of the three cards on the right.
lesson-saboteur-map-done = What you have seen stays marked on your own board, and on nobody else’s.
lesson-saboteur-map-other = Keep that for later: first find out where the gold is.

lesson-saboteur-mend = A broken tool
lesson-saboteur-mend-text = Somebody has broken your pickaxe. While a broken tool lies in front of you, you cannot lay tunnels. Mend it.
lesson-saboteur-mend-hint = A pickaxe is mended by a card that shows a pickaxe.
lesson-saboteur-mend-done = Now you can dig again. You can mend other players’ tools just the same.
lesson-saboteur-mend-other = You may pass and discard a card, but then your pickaxe stays broken.

lesson-saboteur-break = Stop a saboteur
lesson-saboteur-break-text = Petr has just laid a dead end where the way led on: its openings are not joined in the middle. No miner would do that. Break his lantern.
lesson-saboteur-break-hint = Pick the broken lantern, then Petr.
lesson-saboteur-break-done = Until it is mended, Petr cannot lay tunnels. Was he really a saboteur? You learn that when the round is over.
lesson-saboteur-break-other = It is Petr who blocked the way.

lesson-saboteur-rockfall = Clear the way
lesson-saboteur-rockfall-text = A rockfall takes one tunnel card off the table. Take away the dead end.
lesson-saboteur-rockfall-hint = The dead end is the last card of the tunnel; rubble lies where its openings should meet.
lesson-saboteur-rockfall-done = The way can go on. A saboteur would have used the rockfall against you.
lesson-saboteur-rockfall-other = That was part of the way! Take the dead end.

lesson-saboteur-gold = Reach the gold
lesson-saboteur-gold-text = You have looked at the middle goal: it is the gold. One card is missing.
lesson-saboteur-gold-hint = The last place is right before the goal. The way has to lead into it.
lesson-saboteur-gold-done = The goal turns over, the round ends, all roles are shown, and the miners share the gold.
lesson-saboteur-gold-other = Nearly: the way has to lead from the tunnel into the goal.

lesson-saboteur-saboteur = The other side
lesson-saboteur-saboteur-text = This time you are a saboteur. You win if the cards run out before anybody reaches the gold. The miners are one card away: do something about it.
lesson-saboteur-saboteur-hint = A dead end right before the goal closes the way; so does a broken tool in front of the player who would lay the last card.
lesson-saboteur-saboteur-done = They know who you are now. The longer you hide, the better; but here it was time.
lesson-saboteur-saboteur-other = The miners thank you. You are a saboteur: keep them from the gold.

## The Lost Mines

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
