### Why not: the rules of the game by number.

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
