### Why not: the rules of the game by number.

illegal-L1-4 = Cards go upright or upside down, never sideways.
illegal-L3-1 = A turn goes in this order: play a card, or discard one or two from your hand; then walk with your dwarf or stay.
illegal-L3-2 = You discard one or two cards from your own hand, and only on your turn.
illegal-L4-1 = Place a path on an empty space of the board next to a face-up card, and all sides must match.
illegal-L4-2 = A path must continue another one: at least one opening must meet an opening.
illegal-L5-1 = There is nothing to clear or cross: an axe is for a fallen tree, a boat for a lake, a rope for a pit.
illegal-L5-2 = You can’t look at that: choose one of the two things on the card, a face-down mine, a treasure nobody has taken, or another player’s dwarf.
illegal-L5-3 = A trap or a troll goes where two open sides meet, or on an open side that faces an empty space or a face-down mine.
illegal-L5-5 = There is already a token.
illegal-L5-6 = A storm removes a path with no dwarf on it; not a start, not a mine.
illegal-L6-1 = Your dwarf can’t get there: up to 3 cards along the paths, 5 from a campfire.
illegal-L6-3 = The mine must connect to the path you came by and match as many sides as possible.
illegal-L6-4 = Take one of the treasures of this mine that are left.
illegal-L7-2 = You can ask to end the round once per turn, before you play a card; players who are asked answer yes or no.
illegal-L7-8 = The game is over.
