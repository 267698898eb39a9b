### What is wrong with options, bots, boxes and positions. The English pattern is the message of the error, letter by
### letter (see pyrite.faults).

fault-edition = edition must be 'revised' or 'classic', not { $value }
fault-position-bonus-none = bonus: there is none on the table in this phase
fault-position-claim-stop = claim: no player can stop now
fault-position-claim-first = claim: a player must first decide whether to stop
fault-position-claim-draws = claim: in this phase, a player who has just joined the extra card must draw
fault-position-claimer-turn = claimer: it is the turn of seat { $seat }
fault-position-ending-phase = ending: not possible in this phase
fault-position-ending-miners = ending: only miners share
fault-position-goals-all = goals: all must be dealt in this phase
fault-position-goals-none = goals: there are none in this phase
fault-position-goals-order = goals: they must be dealt from top to bottom
fault-position-hands-laid = hands: seat { $seat } has just placed a tunnel and not drawn yet
fault-position-hands-full = hands: seat { $seat } must draw, but its hand is full
fault-position-ledger-none-left = ledger: no nugget card is left to draw for the extra card
fault-position-ledger-early = ledger: round { $round } has not ended, so nobody is paid for it yet (S7.4)
fault-position-ledger-saboteurs = ledger: round { $round } paid more than { $most } saboteurs (S1.2)
fault-position-ledger-nobody = ledger: round { $round } paid nobody, so it has no entries
fault-position-ledger-empty = ledger: there are too many empty payments
fault-position-ledger-extra = ledger: the extra cards do not have so many nuggets
fault-position-left-none = left: there is no extra card to place
fault-position-pile-few = pile: there are too few cards for all hands
fault-position-pool-single = pool: a single card leaves no choice
fault-position-pool-drawn = pool: all cards to share have been drawn
fault-position-pool-none = pool: nothing is shared in this phase
fault-position-roles-dealt = roles: { $count } must be dealt in this phase
fault-position-roles-nobody = roles: no player shares the gold
fault-position-starter-is = starter: in phase={ $phase } it must be { $seat }
fault-position-tunnel-last = tunnel: a seat must have placed the last one
fault-position-turn-is = turn: in phase={ $phase } it must be { $seat }
fault-position-turn-shares = turn: seat { $seat } does not share the gold
fault-position-needs-bonus = { $field } needs the option bonus_nuggets
fault-position-cell = { $name }: { $value } should be a cell such as 3,-1
fault-position-too-far = { $name }: no card can be at { $x },{ $y }: the deck is too small to reach it
fault-position-bonus-form = bonus={ $value } should look like 2@4,1 and not be among left={ $left }
fault-position-bonus-place = bonus={ $value }: it cannot be placed there (S9.1)
fault-position-claim-pair = claim and claimer must be given together, with a bonus on the table
fault-position-goals-form = goals: { $value } should be gold, ne, nw, or face up GOLD, NE, SW, NW, ES
fault-position-goals-three = goals={ $value } should name three goals, from top to bottom
fault-position-goals-kinds = goals={ $value }: there must be one gold, one stone NE and one stone NW (S1.3)
fault-position-hands-most = hands: with { $players } players nobody holds more than { $most } (S1.4)
fault-position-ledger-form = ledger: { $value } should be round, one of spbr, seat and value, such as 1s03
fault-position-ledger-one = ledger: { $value } should name one nugget card, such as 1s03
fault-position-ledger-paid = ledger: { $value }: no saboteur is paid like this (S7.4)
fault-position-ledger-most = ledger: there can be at most { $most } entries
fault-position-left-form = left={ $value } should be some of 123, in that order
fault-position-pool-form = pool={ $value } should be the values of nugget cards in order, such as 112
fault-position-roles-form = roles={ $value } should have one letter M, S or - for each of { $players } players
fault-position-roles-pool = roles={ $value }: the pool has { $saboteurs } saboteurs and { $miners } miners (S1.2)
fault-position-table-face = table: { $value } is not a tunnel: name open sides in the order NESW, dead ends in lowercase
fault-position-table-twice = table: there are two cards at { $x },{ $y }
fault-position-table-far = table: with so many tunnels still to place, no card can be that far out (S4.1)
fault-position-nuggets-many = there are too many nugget cards of value { $value } (S1.5)
fault-position-cards-many = there are too many of { $card } (S2)
fault-course-file = { $file } is not an interrupted course
fault-course-other = { $file } is from another course: remove it to start again
