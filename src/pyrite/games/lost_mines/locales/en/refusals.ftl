### Why not: the rules of the game by number.

illegal-L1-4 = Cards lie upright or upside down, never sideways.
illegal-L3-1 = A turn goes in this order: play a card or discard one or two from your hand, then walk with your dwarf or stay.
illegal-L3-2 = You discard one or two cards of your own hand, and only when it is your turn.
illegal-L4-1 = A path lies on a free place of the board, beside a card that lies face up, and every side must agree with its neighbour.
illegal-L4-2 = A path must continue another one: at least one opening meets an opening.
illegal-L5-1 = There is nothing to bridge: an axe is for a fallen tree, a boat for a lake, a rope for a pit.
illegal-L5-2 = That cannot be looked at: choose one of the two things on the card, a mine face down, a treasure nobody has taken, or another player’s dwarf.
illegal-L5-3 = A trap or a troll lies where two cards are open to each other, or on an open end that faces a free place or a face-down mine.
illegal-L5-5 = A token lies there already.
illegal-L5-6 = A storm blows away a path on which no dwarf stands; not a start, not a mine.
illegal-L6-1 = Your dwarf cannot get there: up to 3 cards along the paths, 5 from a campfire.
illegal-L6-3 = The mine must lie so that the way you came exists and as many sides as possible agree.
illegal-L6-4 = Take one of the treasures of this mine that are left.
illegal-L7-2 = One vote may be called in a turn, before a card is played; whoever is asked says yes or no.
illegal-L7-8 = The game is over.
