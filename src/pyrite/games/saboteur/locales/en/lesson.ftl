### The steps of the lesson. A step has a title, what to do, a hint, what is said when it is done, and what is said
### when something else was done that the rules allow.

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
