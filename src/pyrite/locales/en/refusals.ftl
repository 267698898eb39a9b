### Why not: every code with which the server can refuse, then the rules of the games by number.

refusal-bad-message = The server did not understand that. Reload the page and try again.
refusal-too-large = That is too long.
refusal-too-fast = Not so fast, please. Try again in a moment.
refusal-too-many = The server is full right now. Try again later.
refusal-foreign-origin = This page may not talk to that server.
refusal-no-token = This browser has no seat here. Are cookies switched off?
refusal-no-such-table = There is no table with that code.
refusal-no-such-link = This link has been used already, or it is too old. Ask for a new one.
refusal-no-such-record = There is no such record.
refusal-no-such-page = There is nothing at that address.
refusal-no-spectators = This table has no room for spectators.
refusal-no-such-seat = There is no such seat.
refusal-not-your-seat = That seat is not yours.
refusal-which-seat = You hold several seats; choose one first.
refusal-seat-taken = Somebody else was quicker: that seat is taken.
refusal-already-seated = You have a seat already.
refusal-table-full = All seats are taken.
refusal-seats-empty = Some seats are still empty. Fill them with bots, or choose fewer seats.
refusal-not-a-bot = No bot sits there any more.
refusal-no-such-bot = There is no such bot.
refusal-not-host = Only the host can do that.
refusal-not-a-person = No person sits there.
refusal-has-begun = The game has begun already.
refusal-not-begun = The game has not begun yet.
refusal-is-paused = The game is paused.
refusal-not-paused = The game is not paused.
refusal-not-finished = The game is not over yet.
refusal-is-finished = The game is over.
refusal-is-frozen = This table is frozen.
refusal-stale = Something happened in the meantime. Look again, and choose once more.
refusal-not-your-turn = It is not your turn.
refusal-no-such-action = There is no such action.
refusal-illegal = The rules do not allow that.
refusal-bad-options = It cannot be played like that: { $text }.
refusal-bad-name = Please choose another name: 1 to 24 characters, and nobody else’s at this table.
refusal-bad-text = There is nothing in that line that could be shown, or it is too long.
refusal-bad-phrase = That phrase cannot be said here.
refusal-bad-record = This is no record of a game.
refusal-chat-closed = The host has closed the chat. Quick phrases still work.
refusal-you-are-muted = The host has muted you.
refusal-latecomers-not-wanted = This table takes no latecomers.
refusal-not-saved = The server could not save that. Nothing has changed; try again.
refusal-stopping = The server is restarting. Try again in a moment.
refusal-fault = Something is wrong with the server. It has been noted; try again.
refusal-unreachable = The server does not answer. Check your network and try again.

## Saboteur

illegal-S1-1 = Nobody sits there.
illegal-S3-1 = Lay a tunnel, play an action card or discard a card, from your own hand.
illegal-S3-2 = A card is just being drawn.
illegal-S4-1 = A tunnel lies on a free place beside a card that lies face up.
illegal-S4-2 = Every side must agree with its neighbour: opening to opening, rock to rock.
illegal-S4-3 = Cards lie upright or upside down, never sideways.
illegal-S4-4 = The tunnel must be joined to the start without a gap.
illegal-S4-6 = With a broken tool in front of you, you cannot lay tunnels. Have it mended first.
illegal-S5-1 = That player’s tool of this kind is broken already.
illegal-S5-2 = That player has no broken tool of this kind.
illegal-S5-4 = A rockfall takes a tunnel away, not the start, a goal or an empty place.
illegal-S5-5 = That goal lies face up already.
illegal-S7-2 = Take one of the nugget cards that are there.
illegal-S8-3 = The game is over.
illegal-S9-1 = The extra nuggets lie between start and goals, not beside them, and no tunnel goes on from them until they are joined to the start.
illegal-S9-3 = That player has stopped; say first whether you stop, if you are asked.
illegal-S9-5 = A rockfall cannot take the extra nuggets away.

## The Lost Mines

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
