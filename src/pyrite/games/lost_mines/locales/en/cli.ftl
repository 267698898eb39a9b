### What the command line says about this game. $who, $target are seats by their numbers.

## Options that several commands have

cli-option-box = a file like box.toml, if you own the game
cli-option-until-alone = play on until one player leads; after round 99 ties share the win

## Figures

cli-column-character = role
cli-ending-treasures = treasures
cli-ending-cards = cards
cli-ending-vote = vote
cli-group-loyal = loyal
cli-group-selfish = selfish
cli-group-saboteur = saboteur

## A game on the screen

cli-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
cli-clan-blue = blue
cli-clan-yellow = yellow
cli-treasure-silver = silver
cli-treasure-gold = gold
cli-treasure-gems = gems
cli-took-treasures = took { $names }
cli-has-dragon = the dragon
cli-legend-forest = ▲ rocks  * campfire  ¥ fallen tree  ~ lake  o pit  # cleared or bridged  x trap  T troll  B, Y: start of the blue, of the yellow clan
cli-legend-mines = ? mine face down  c silver  $ gold  ◇ gems  D dragon; numbers are dwarfs, by seat

## What happened, where the page says "You" or puts several events into one line

cli-joint = { $side ->
        [E] right of { $at }
       *[S] below { $at }
    }
cli-tell-clan-dealt = { $clan ->
        [blue] { $who } is of the blue clan
       *[yellow] { $who } is of the yellow clan
    }
cli-tell-your-character = { $character ->
        [loyal] { $who } is loyal
        [selfish] { $who } is selfish
       *[saboteur] { $who } is a saboteur
    }
cli-tell-treasure-laid = { $treasure ->
        [silver] Treasure { $number } is silver
        [gold] Treasure { $number } is gold
       *[gems] Treasure { $number } is gems
    }
cli-tell-your-look-mine = { $holds ->
        [silver] { $who } sees silver in mine { $number }
        [gold] { $who } sees gold in mine { $number }
        [gems] { $who } sees gems in mine { $number }
       *[dragon] { $who } sees the dragon in mine { $number }
    }
cli-tell-your-look-treasure = { $who } sees that treasure { $number } is worth { $value }
cli-tell-your-look-dwarf = { $character ->
        [loyal] { $who } sees that { $target } is loyal
        [selfish] { $who } sees that { $target } is selfish
       *[saboteur] { $who } sees that { $target } is a saboteur
    }
cli-tell-your-discard = { $who } has discarded the card { $card }: { $cardname }
cli-tell-your-loss = { $who } has lost the card { $card }: { $cardname }
cli-tell-your-treasure = { $who } has found a value of { $value }

## A view in words

cli-describe-treasure = Treasure { $number }: { $value }

## Why a player is suspected or trusted

cli-reason-card = { $card ->
        [lay] a path
        [bridge] a tool
        [trap] a trap
        [troll] a troll
       *[storm] a storm
    } { $whom ->
        [for-own] for their own dwarf
        [for-clan] for their clan
        [for-other] for the other clan
        [against-own] against themselves
        [against-clan] against their clan
        [against-other] against the other clan
       *[nobody] that changes nothing
    }
cli-reason-walk = { $way ->
        [mine] a walk to the treasure
        [hidden] a walk into an unknown mine
        [leaves] leaving a mine with treasure
        [away] a walk away from the treasure
        [nearer] a walk towards the treasure
       *[nowhere] a pointless walk
    }
cli-reason-stay = { $mine ->
        [yes] staying at the treasure
       *[no] staying behind
    }
cli-reason-other = { $seen ->
        [look-mine] a look into a mine
        [look-treasure] a look at a treasure
        [look-own-clan] a look at a dwarf of their clan
        [look-other-clan] a look at a dwarf of the other clan
        [vote] a vote to end the round
        [yes] a vote to end the round
        [no] a vote to continue
       *[discard] discarded cards
    }
