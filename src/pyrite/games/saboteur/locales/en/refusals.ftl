### Why not: the rules of the game by number.

illegal-S1-1 = There is no player in that seat.
illegal-S3-1 = Place a tunnel, play an action card or discard a card from your own hand.
illegal-S3-2 = A card is being drawn right now.
illegal-S4-1 = Place a tunnel on an empty space next to a face-up card.
illegal-S4-2 = All sides must match: opening to opening, rock to rock.
illegal-S4-3 = Cards go upright or upside down, never sideways.
illegal-S4-4 = The tunnel must connect to the start without a gap.
illegal-S4-6 = With a broken tool in front of you, you can’t place tunnels. It has to be repaired first.
illegal-S5-1 = That player’s tool of this kind is already broken.
illegal-S5-2 = That player has no broken tool of this kind.
illegal-S5-4 = A rockfall removes a tunnel, not the start, a goal or an empty space.
illegal-S5-5 = That goal is already face up.
illegal-S7-2 = Take one of the nugget cards that are left.
illegal-S8-3 = The game is over.
illegal-S9-1 = The extra nuggets go between the start and the goals, not next to them. No tunnel can continue from them until they are connected to the start.
illegal-S9-3 = That player has stopped for this round, or has to say first whether to stop.
illegal-S9-5 = A rockfall can’t remove the extra nuggets.
