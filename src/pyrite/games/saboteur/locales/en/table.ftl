### The table of Saboteur while it is played.

## The board

board-label = The tunnels
place = { $side ->
        [none] { $dir ->
            [up] { $rows } above the start
           *[down] { $rows } below the start
        }
        [left] { $dir ->
            [none] { $columns } left of the start
            [up] { $rows } above, { $columns } left of the start
           *[down] { $rows } below, { $columns } left of the start
        }
       *[right] { $dir ->
            [none] { $columns } right of the start
            [up] { $rows } above, { $columns } right of the start
           *[down] { $rows } below, { $columns } right of the start
        }
    }

## Cards

a-shape = { $shape ->
        [crossing] a crossing
        [junction] a junction
        [straight] a straight tunnel
        [bend] a bend
       *[dead-end] a dead end
    }
card-shape = { $shape ->
        [crossing] Crossing
        [junction] Junction
        [straight] Straight tunnel
        [bend] Bend
       *[dead-end] Dead end
    }
card-tunnel = { $name }, open { $sides }
card-break = { $tool ->
        [pickaxe] Broken pickaxe
        [lantern] Broken lantern
       *[cart] Broken cart
    }
card-mend = { $tool ->
        [pickaxe] Repair: pickaxe
        [lantern] Repair: lantern
        [cart] Repair: cart
        [pickaxe-lantern] Repair: pickaxe or lantern
        [pickaxe-cart] Repair: pickaxe or cart
       *[lantern-cart] Repair: lantern or cart
    }
card-rockfall = Rockfall
card-map = Map
card-bonus = { $value ->
        [one] Extra card with 1 nugget
       *[other] Extra card with { $value } nuggets
    }
card-nugget = { $value ->
        [one] 1 nugget
       *[other] { $value } nuggets
    }
card-start = Start
card-gold = The gold
card-stone = Stone
goal-hidden = Goal { $number }, face down
goal-hidden-gold = Goal { $number }, face down. { $mine ->
        [no] It is the gold
       *[yes] You saw gold
    }
goal-hidden-stone = Goal { $number }, face down. { $mine ->
        [no] It is a stone
       *[yes] You saw stone
    }
goal-help = One of the goals is the gold, the others are stones. A tunnel from the start reveals it.
claim-gold = { $me ->
        [yes] You say
       *[no] { $who } says
    }: goal { $number } is gold
claim-stone = { $me ->
        [yes] You say
       *[no] { $who } says
    }: goal { $number } is stone
nugget-cards = { $count ->
        [0] no nugget cards
        [one] 1 nugget card
       *[other] { $count } nugget cards
    }
card-help = { $what ->
        [tunnel] Continues the tunnel. All sides must match the cards next to it.
        [dead-end] Fits like a tunnel but leads nowhere: it blocks the way.
        [break] A player with a broken { tool-name } can’t place tunnels.
        [mend] Repairs a broken { tool-name }, yours or another player’s.
        [mend-either] Repairs one of these two tools, yours or another player’s.
        [rockfall] Removes one tunnel card from the board, even a dead end.
        [map] Look at one of the goals. Only you see what it is.
       *[bonus] Goes between the start and the goals. The first player to reach it gets its nuggets.
    }

tool-name = { $tool ->
        [pickaxe] pickaxe
        [lantern] lantern
       *[cart] cart
    }
tool-title = { $tool ->
        [pickaxe] Pickaxe
        [lantern] Lantern
       *[cart] Cart
    }
tool-broken = Broken { tool-name }

## Whose turn, and what to do

prompt-your-turn = Your turn: pick a card
prompt-your-turn-broken = { $tool ->
        [pickaxe] Broken pickaxe: play an action, or discard
        [lantern] Broken lantern: play an action, or discard
        [cart] Broken cart: play an action, or discard
       *[several] Broken tools: play an action, or discard
    }
prompt-other-turn = { $who } is thinking…
prompt-bonus-yours = Place an extra nugget card
prompt-bonus-other = { $who } places an extra nugget card
prompt-stop-yours = You reached the extra nuggets. Stop and keep them, or keep playing?
prompt-stop-other = { $who } reached the extra nuggets: stop, or keep playing?
prompt-pick-yours = Take one of the nugget cards
prompt-pick-other = { $who } takes a nugget card
prompt-lay-where = Where do you want to place it?
prompt-dead-end-where = Where should it block the way?
prompt-lay = Place it here?
prompt-lay-turn = Place it here, or rotate it?
prompt-rockfall-where = Which tunnel should collapse?
prompt-rockfall = Collapse this tunnel?
prompt-map-where = Which goal do you want to see?
prompt-map = Look at goal { $number }?
prompt-map-again = You have already seen goal { $number }. Look again?
prompt-break-who = Break whose { tool-name }? They can’t place tunnels then.
prompt-break = { $me ->
        [yes] Break your own { tool-name }?
       *[no] Break { $who }’s { tool-name }?
    }
prompt-mend-who = Whose tool do you want to repair?
prompt-mend-what = { $me ->
        [yes] Which of your tools do you want to repair?
       *[no] Which of { $who }’s tools do you want to repair?
    }
prompt-mend = { $me ->
        [yes] Repair your own { tool-name }?
       *[no] Repair { $who }’s { tool-name }?
    }
move-map = Look at goal { $number }
move-break = { $me ->
        [yes] Break your own { tool-name }
       *[no] Break { $who }’s { tool-name }
    }
move-mend = { $me ->
        [yes] Repair your own { tool-name }
       *[no] Repair { $who }’s { tool-name }
    }
prompt-pass = Discard this card face down?
prompt-pass-which = Which card do you want to discard?
prompt-only-pass = { $what ->
        [tunnel] It fits nowhere now.
        [rockfall] No tunnel to collapse.
        [break] No { tool-name } left to break.
        [mend] No { tool-name } to repair.
        [mend-either] Neither tool is broken.
       *[other] You can’t play it now.
    } Discard it or pick another.
prompt-tunnel-broken = You have a broken tool. Repair it, or discard this card.
prompt-bonus-where = Where do you want to place the nuggets?
prompt-bonus = Place the nuggets here?
prompt-stopped = You stopped with your nuggets. The others keep playing
do-lay = Place
do-rockfall = Collapse it
do-map = Look
do-break = Break it
do-mend = Repair it
do-pass = Discard it
do-pass-card = Discard
do-bonus = Place
do-stop = Stop and keep them
do-stay = Keep playing

## Role

role-you-are-miner = You are a miner
role-you-are-saboteur = You are a saboteur
role-miner-text = Help dig a tunnel to the gold.
role-saboteur-text = Make sure nobody reaches the gold. And don’t get caught.
role-count = { $count ->
        [0] There are no saboteurs among you.
        [one] There is exactly one saboteur among you.
       *[other] There are exactly { $count } saboteurs among you.
    }
role-only = You are the only saboteur.
role-upto = { $count ->
        [one] At most one of { $players } is a saboteur.
       *[other] { $least } or { $count } of { $players } are saboteurs.
    }
role-title = { $role ->
        [miner] Miner
       *[saboteur] Saboteur
    }

## Players

player-stopped = has stopped

## The middle of the table

pile-drop = Drop here to discard

## End of a round, end of the game

reveal-title-miners = The miners found the gold!
reveal-title-saboteurs = The saboteurs win!
reveal-title-nobody = Nobody wins
reveal-text-miners = { $who } placed the last tunnel.
reveal-text-saboteurs = No cards are left, and nobody reached the gold.
reveal-text-nobody = No cards are left, nobody reached the gold, and there was no saboteur at all.
reveal-text-gold = The gold was goal { $number }.
reveal-paid = + { $value ->
        [one] 1 nugget
       *[other] { $value } nuggets
    }
reveal-kept = keeps { $value ->
        [one] 1 extra nugget
       *[other] { $value } extra nuggets
    }
reveal-returned = gives the extra nuggets back
reveal-picked = took a nugget card
reveal-pool = { $count ->
        [one] 1 nugget card left to share
       *[other] { $count } nugget cards left to share
    }
nuggets-title = Take one nugget card
nuggets-text = You keep it; the rest go to the next miner.
nuggets-wait = { $who } takes a nugget card…
nuggets-won = This round: { $won ->
        [0] nothing
        [one] 1 nugget
       *[other] { $won } nuggets
    }. In all: { $value }.
nuggets-yours = You have so far: { $value ->
        [0] no nuggets
        [one] 1 nugget
       *[other] { $value } nuggets
    }

standings-nuggets = Nuggets

## Looking back

hindsight-lines-saboteur = The higher a line, the more its player looked like a saboteur. Thick lines: players who really were.
hindsight-looked-saboteur = { $who } looked like { $role ->
        [miner] a miner
       *[saboteur] a saboteur
    }
hindsight-turning-saboteur = { $change ->
        [down] The miners’ chance to win rose most here
       *[up] The saboteurs’ chance to win rose most here
    }. Cards missing on the way to the gold: { $before ->
        [12] too many
       *[other] { $before }
    } before, { $after ->
        [12] too many
       *[other] { $after }
    } after.
