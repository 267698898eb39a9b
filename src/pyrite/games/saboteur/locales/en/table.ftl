### The table of Saboteur while it is played.

## The board

board-label = The tunnels
place = { $y ->
        [0] column { $x }, level with the start
       *[other] column { $x }, { $dir ->
            [up] { $rows } up
           *[down] { $rows } down
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
card-tunnel = { $shape ->
        [crossing] Crossing
        [junction] Junction
        [straight] Straight tunnel
        [bend] Bend
       *[dead-end] Dead end
    }, open { $sides }
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
goal-hidden-gold = Goal { $number }, face down. You saw gold
goal-hidden-stone = Goal { $number }, face down. You saw stone
nugget-cards = { $count ->
        [0] no nugget cards
        [one] 1 nugget card
       *[other] { $count } nugget cards
    }
only-pass = It can only be discarded now.

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
prompt-your-turn-broken = Your tools are broken: pick an action card, or pass
prompt-other-turn = { $who } is thinking…
prompt-bonus-yours = Lay one of the extra cards with nuggets
prompt-bonus-other = { $who } lays an extra card with nuggets
prompt-stop-yours = You reached the extra nuggets. Stop here and keep them, or play on?
prompt-stop-other = { $who } reached the extra nuggets: stop, or play on?
prompt-pick-yours = Take one of the nugget cards
prompt-pick-other = { $who } takes a nugget card
prompt-lay-where = Where should it lie?
prompt-lay = Lay it here?
prompt-lay-turn = Lay it here, or turn it?
prompt-rockfall-where = Which tunnel should cave in?
prompt-rockfall = Let this tunnel cave in?
prompt-map-where = Which goal do you want to see?
prompt-map = Look at goal { $number }?
prompt-break-who = Whose { tool-name } breaks?
prompt-break = { $me ->
        [yes] Break your own { tool-name }?
       *[no] Break { $who }’s { tool-name }?
    }
prompt-mend-who = Whose tool is mended?
prompt-mend-what = { $me ->
        [yes] Which of your tools is mended?
       *[no] Which of { $who }’s tools is mended?
    }
prompt-mend = { $me ->
        [yes] Mend your own { tool-name }?
       *[no] Mend { $who }’s { tool-name }?
    }
move-map = Look at goal { $number }
move-break = { $me ->
        [yes] Break your own { tool-name }
       *[no] Break { $who }’s { tool-name }
    }
move-mend = { $me ->
        [yes] Mend your own { tool-name }
       *[no] Mend { $who }’s { tool-name }
    }
prompt-pass = Pass, and discard this card face down?
prompt-pass-which = Which card do you discard?
prompt-only-pass = This card can do nothing now. Discard it, or pick another.
prompt-tunnel-broken = You have a broken tool, so you can’t place tunnels. Repair it, discard this card or pick another.
prompt-bonus-where = Where should the nuggets lie?
prompt-bonus = Lay the nuggets here?
prompt-stopped = You stopped with your nuggets. The others play on
do-lay = Lay it
do-rockfall = Cave it in
do-map = Look
do-break = Break it
do-mend = Mend it
do-pass = Discard it
do-pass-card = Pass
do-bonus = Lay it
do-stop = Stop, keep them
do-stay = Play on

## Role

role-you-are-miner = You are a miner
role-you-are-saboteur = You are a saboteur
role-miner-text = Dig through to the gold with the others.
role-saboteur-text = Make sure that nobody reaches the gold. And do not get caught.
role-count = { $count ->
        [0] No saboteur was dealt.
        [one] Exactly one saboteur is among you.
       *[other] Exactly { $count } saboteurs are among you.
    }
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
reveal-title-saboteurs = The saboteurs win
reveal-title-nobody = Nobody wins
reveal-text-miners = { $who } dug the last tunnel.
reveal-text-saboteurs = No cards are left, and the gold is still in the dark.
reveal-text-nobody = No cards are left, the gold is still in the dark, and there was no saboteur at all.
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
nuggets-text = You keep it; the rest goes to the next miner.
nuggets-wait = { $who } takes a nugget card…
nuggets-yours = Yours so far: { $value ->
        [0] nothing
        [one] 1 nugget
       *[other] { $value } nuggets
    }

standings-nuggets = Nuggets

## Looking back

hindsight-lines-saboteur = The higher a line, the more its player looked like a saboteur. Thick lines: who really was one.
