### The steps of the lesson. A step has a title, what to do, a hint, what is said when it is done, and what is said
### when something else was done that the rules allow.

lesson-saboteur-lay = Dig towards the gold
lesson-saboteur-lay-text = The ladder on the left is the start card: all tunnels begin there. Of the three goal cards on the right, one is the gold. You are a miner: pick the crossing in your hand and place it to the right of the start.
lesson-saboteur-lay-hint = A new tunnel goes next to a face-up card. The free spaces light up when you pick a card.
lesson-saboteur-lay-done = Now the way is open in all directions. After each turn you draw a new card.
lesson-saboteur-lay-other = That is allowed, but the gold is on the right.

lesson-saboteur-fit = Sides have to match
lesson-saboteur-fit-text = Where two cards touch, an opening must meet an opening, and rock must meet rock. Continue towards the gold with the card that fits.
lesson-saboteur-fit-hint = The crossing is open to the right. Which of your cards has an opening on its left side?
lesson-saboteur-fit-done = Opening to opening, rock to rock: that’s all.
lesson-saboteur-fit-other = It fits there, but it brings nobody closer to the gold.

lesson-saboteur-turn = Upside down
lesson-saboteur-turn-text = A card may be placed upside down, never sideways. The bend in your hand fits the end of the tunnel that way. The card turns itself when only one way fits.
lesson-saboteur-turn-hint = Pick the bend and the space at the end of the tunnel.
lesson-saboteur-turn-done = Upside down, the bend leads on downwards.
lesson-saboteur-turn-other = That fits, but the end of the tunnel is further to the right.

lesson-saboteur-map = Look at a goal
lesson-saboteur-map-text = Two of the three goals are worthless stone. Play the map on the middle one: only you see what it is. You can tell the others, but nobody can check whether you are telling the truth.
lesson-saboteur-map-hint = Pick the map, then the middle one of the three cards on the right.
lesson-saboteur-map-done = What you have seen stays marked on your own board, and only there.
lesson-saboteur-map-other = That card is a dead end: it leads nowhere. Play the map.
lesson-saboteur-map-goal = You may look at any goal, but this time choose the middle one.

lesson-saboteur-mend = A broken tool
lesson-saboteur-mend-text = Someone has broken your pickaxe. With a broken tool in front of you, you can’t place tunnels. Repair it.
lesson-saboteur-mend-hint = To repair a pickaxe, play a card that shows a pickaxe.
lesson-saboteur-mend-done = Now you can dig again. You can repair other players’ tools in the same way.
lesson-saboteur-mend-other = You may discard a card, but then your pickaxe stays broken.

lesson-saboteur-break = Stop a saboteur
lesson-saboteur-break-text = Petr has just placed a dead end where the tunnel led on: its openings don’t connect in the middle. No miner would do that. Break his lantern.
lesson-saboteur-break-hint = Pick the broken lantern, then Petr.
lesson-saboteur-break-done = Until it is repaired, Petr can’t place tunnels. Was he really a saboteur? You find out when the round is over.
lesson-saboteur-break-other = It is Petr who blocked the way.
lesson-saboteur-break-own = That is your own lantern! Break Petr’s.
lesson-saboteur-break-path = One more dead end does not help the miners. Break Petr’s lantern.

lesson-saboteur-rockfall = Clear the way
lesson-saboteur-rockfall-text = A rockfall removes one tunnel card. Remove the dead end.
lesson-saboteur-rockfall-hint = The dead end is the last card of the tunnel; it shows rubble where its openings should meet.
lesson-saboteur-rockfall-done = The tunnel can continue. A saboteur would have used the rockfall against you.
lesson-saboteur-rockfall-other = That card is part of the tunnel! Remove the dead end.
lesson-saboteur-rockfall-path = That leads away from the gold. Use the rockfall on the dead end.

lesson-saboteur-gold = Reach the gold
lesson-saboteur-gold-text = You have looked at the middle goal: it is the gold. One card is missing.
lesson-saboteur-gold-hint = The last space is right in front of the goal. The tunnel has to lead into it.
lesson-saboteur-gold-done = The goal is revealed, the round ends, all roles are shown, and the miners share the gold.
lesson-saboteur-gold-other = That does not reach the gold: the tunnel has to lead into the middle goal.
lesson-saboteur-gold-turn = The bend turns off just before the gold. Place the card that leads straight on.

lesson-saboteur-saboteur = The other side
lesson-saboteur-saboteur-text = This time you are a saboteur. You win if the cards run out before anyone reaches the gold. The miners are one card away: do something about it.
lesson-saboteur-saboteur-hint = A dead end right in front of the goal blocks the way; so does breaking a tool of the player who would place the last card.
lesson-saboteur-saboteur-done = Now they know who you are. Usually you hide as long as you can, but here it was time to act.
lesson-saboteur-saboteur-other = Now the miners have the gold! You are a saboteur: keep them from it.
lesson-saboteur-saboteur-own = That is your own cart! Break the cart of Ola, who plays next.
lesson-saboteur-saboteur-petr = That stops Petr, but Ola plays before him and can place the last card.
lesson-saboteur-saboteur-open = The miners can still place the last card. Block the way, or break Ola’s cart.
lesson-saboteur-instead-pass = You may discard a card instead of playing one, but there is something better to do here.

lesson-saboteur-learned = You dug to the gold, repaired tools and broke them, looked at a goal and cleared the way. And you know how it feels to be the saboteur.
