### The table of The Lost Mines while it is played. $who is a player's name.

## The board

forest-label = The forest
forest-place = column { $column }, row { $row }
forest-joint = { $side ->
        [E] right of { $place }
       *[S] below { $place }
    }
forest-start = { $clan ->
        [blue] Start of the blue clan
       *[yellow] Start of the yellow clan
    }
forest-mine-hidden = Mine { $number }, face down
forest-mine-help = Silver, gold, gems or the dragon. The first dwarf to walk in reveals it.
forest-mine-known = Mine { $number }, face down. { $mine ->
        [no] It holds
       *[yes] You saw
    } { $holds ->
        [silver] silver
        [gold] gold
        [gems] gems
       *[dragon] the dragon
    }
forest-mine-open = { $holds ->
        [silver] Silver mine
        [gold] Gold mine
        [gems] Gem mine
       *[dragon] The dragon’s mine
    }, { $place }
forest-mine-turned = { $holds ->
        [silver] Silver mine
        [gold] Gold mine
        [gems] Gem mine
       *[dragon] The dragon’s mine
    }, open { $sides }
forest-dwarf = { $clan ->
        [blue] Blue dwarf
       *[yellow] Yellow dwarf
    } number { $number }: { $who }
forest-trap = Trap, { $place }
forest-troll = Troll ({ $who }), { $place }

## Cards

forest-shape = { $shape ->
        [crossing] Crossing
        [junction] Junction
        [straight] Straight path
       *[bend] Bend
    }
forest-path = { $name }, open { $sides }
forest-path-with = { $path }, { $feature ->
        [rocks] with rocks
        [camp] with a campfire
        [tree] with a fallen tree
        [lake] with a lake
        [pit] with a pit
        [tree-axe] with a fallen tree and an axe
        [lake-boat] with a lake and a boat
       *[pit-rope] with a pit and a rope
    }
forest-card-axe = Axe
forest-card-boat = Boat
forest-card-rope = Rope
forest-card-trap = Trap
forest-card-troll = Troll
forest-card-storm = Storm
forest-card-infoMT = Look at a mine or a treasure
forest-card-infoMD = Look at a mine or a dwarf
forest-card-infoTD = Look at a treasure or a dwarf
forest-card-help = { $what ->
        [path] Dwarfs walk on it. It must continue another path.
        [rocks] Only one dwarf at a time can be here, and nobody gets past.
        [camp] A dwarf who starts walking here may go up to five cards.
        [tree] Nobody gets past the fallen tree until an axe is played on it.
        [lake] Nobody gets across the lake until a boat is played on it.
        [pit] Nobody gets across the pit until a rope is played on it.
        [axe] Clears a fallen tree, so that dwarfs get past.
        [boat] Crosses a lake, so that dwarfs get past.
        [rope] Crosses a pit, so that dwarfs get past.
        [trap] Goes between two cards. A player who crosses it loses a card.
        [troll] Goes between two cards. Nobody gets past it until your next turn.
        [storm] Removes a path card with no dwarf on it.
       *[info] You see one of the two things, and may not tell anyone what you saw.
    }
forest-drop = Drop here to discard

## Treasures

forest-treasures = Treasures laid out
forest-treasure = { $kind ->
        [silver] Silver
        [gold] Gold
       *[gems] Gems
    }
forest-treasure-worth = { $kind ->
        [silver] Silver worth { $value }
        [gold] Gold worth { $value }
       *[gems] Gems worth { $value }
    }
forest-treasure-taken = { $treasure }, taken by { $who }
forest-treasure-seen = { $treasure }, looked at by { $who }
forest-treasures-left = { $count ->
        [0] No treasure left
        [one] 1 treasure left
       *[other] { $count } treasures left
    }

## Steps of a turn

forest-steps = Steps of a turn
forest-step-card = Card
forest-step-walk = Walk
forest-step-treasure = Treasure
forest-step-end = End
forest-step-now = now: { $step }
forest-step-done = done: { $step }

## What to do

forest-your-turn = { $cards ->
        [1] Play your card, or discard it
       *[other] Play a card, or discard 1 or 2
    }
forest-other-turn = { $who } is thinking…
forest-other-walk = { $who } is walking…
forest-other-turn-mine = { $who } is revealing the mine…
forest-other-take = { $who } is taking a treasure…
forest-other-vote = { $who } is asked: should the round end?
forest-you-are-out = You have no cards left: you sit out the rest of this round

forest-lay-where = { $feature ->
        [rocks] Where do you want the rocks? Only one dwarf fits there.
        [camp] Where do you want to place the campfire?
        [tree] Where should the fallen tree block the way?
        [lake] Where should the lake block the way?
        [pit] Where should the pit block the way?
       *[plain] Where do you want to place the path?
    }
forest-lay = Place it here?
forest-lay-turn = Place it here, or rotate it?
forest-tool-where = { $tool ->
        [axe] Which fallen tree do you want to clear?
        [boat] Which lake do you want to cross?
       *[rope] Which pit do you want to cross?
    }
forest-tool = { $tool ->
        [axe] Clear the way with the axe?
        [boat] Leave the boat here?
       *[rope] Stretch the rope here?
    }
forest-trap-where = Where do you want the trap? Crossing it costs a card.
forest-trap-set = Set the trap here?
forest-troll-where = Where do you want the troll? Nobody gets past it.
forest-troll-set = Put the troll here until your next turn?
forest-storm-where = Which path card should the storm remove?
forest-storm = Let the storm remove this path?
forest-look-where = { $card ->
        [infoMT] Which mine or treasure do you want to see?
        [infoMD] Which mine or whose dwarf do you want to see?
       *[infoTD] Which treasure or whose dwarf do you want to see?
    }
forest-look-mine = Look at mine { $number }?
forest-look-treasure = Look at this treasure: { $treasure }?
forest-look-dwarf = Look at { $who }’s dwarf?
forest-discard = Discard this card? Pick another to discard two.
forest-discard-two = Discard both cards?
forest-discard-one = Discard this card?
forest-discard-which = Which card do you want to discard?
forest-only-discard-now = { $card ->
        [path] It fits nowhere now.
        [axe] No fallen tree to clear.
        [boat] No lake to cross.
        [rope] No pit to cross.
        [trap] No place for it now.
        [troll] No place for it now.
        [storm] No path to remove.
       *[other] You can’t play it now.
    } Discard it or pick another.
forest-vote-call = Ask everyone to end the round? It ends only if all agree.
forest-vote-yours = { $who } asks: end the round now? One “no” and it goes on.
forest-walk-yours = Where do you want to walk?
forest-walk-none = Nowhere to walk. Stay where you are.
forest-walk = Walk here?
forest-walk-lose = { $count ->
        [one] Walk here and lose 1 card to a trap?
       *[other] Walk here and lose { $count } cards to traps?
    }
forest-walk-which = There are several ways here. Which one?
forest-turn-yours = You revealed the mine. Which way should it face?
forest-turn = Place the mine like this?
forest-take-yours = Take one of the treasures
forest-take = Take this one?

forest-do-lay = Place
forest-do-tool = { $tool ->
        [axe] Clear it
        [boat] Leave it
       *[rope] Stretch it
    }
forest-do-trap = Set it
forest-do-troll = Put it there
forest-do-storm = Remove it
forest-do-look = Look
forest-do-discard = Discard it
forest-do-discard-only = Discard just this one
forest-do-discard-two = Discard both
forest-do-discard-card = Discard
forest-do-vote = Ask them
forest-do-vote-short = Ask to end the round
forest-do-yes = Yes, end it
forest-do-no = No, keep playing
forest-do-walk = Walk
forest-do-stay = Stay
forest-do-turn = Like this
forest-do-take = Take it

forest-way = { $side ->
        [N] from above
        [E] from the right
        [S] from below
        [W] from the left
       *[none] walk
    }
forest-way-lose = { $way }: { $losses ->
        [0] this costs nothing
        [one] this costs 1 card
       *[other] this costs { $losses } cards
    }
forest-price = { $losses ->
        [0] free
        [one] costs 1 card
       *[other] costs { $losses } cards
    }

## The list of moves

forest-move-walk = Walk to { $place }
forest-move-stay = Stay
forest-move-turn = Place the mine, open { $mine }
forest-move-take = Take { $treasure }
forest-move-vote = Ask to end the round
forest-move-yes = Yes, end the round
forest-move-no = No, keep playing
forest-move-discard = Discard: { $cards }
forest-move-look-mine = Look at mine { $number }
forest-move-look-treasure = Look at treasure { $number }: { $treasure }
forest-move-look-dwarf = Look at { $who }’s dwarf

## Role

forest-role-title = { $character ->
        [loyal] { $clan ->
            [blue] You are a loyal blue dwarf
           *[yellow] You are a loyal yellow dwarf
        }
        [selfish] { $clan ->
            [blue] You are the selfish blue dwarf
           *[yellow] You are the selfish yellow dwarf
        }
       *[saboteur] { $clan ->
            [blue] You are the blue clan’s saboteur
           *[yellow] You are the yellow clan’s saboteur
        }
    }
forest-role-short = { $character ->
        [loyal] Loyal
        [selfish] Selfish
       *[saboteur] Saboteur
    }
forest-role-text = { $character ->
        [loyal] { $clan ->
            [blue] You share points with the blue clan.
           *[yellow] You share points with the yellow clan.
        }
        [selfish] You score alone: you keep what you find.
       *[saboteur] { $clan ->
            [blue] You wear blue but share points with the yellow clan.
           *[yellow] You wear yellow but share points with the blue clan.
        }
    }
forest-role-aim = Points come from treasures: end a walk in a mine to take one.
forest-role-among = { $loyal ->
        [one] Each clan’s deck: 1 loyal, 1 selfish, 1 saboteur.
       *[other] Each clan’s deck: { $loyal } loyal, 1 selfish, 1 saboteur.
    }

## Players

forest-clan = { $clan ->
        [blue] blue clan
       *[yellow] yellow clan
    }
forest-number = dwarf number { $number }
forest-taken = { $kind ->
        [silver] Silver taken: { $count }
        [gold] Gold taken: { $count }
       *[gems] Gems taken: { $count }
    }
forest-has-dragon = has the dragon
forest-is-out = no cards left: out for the rest of the round
forest-is-out-short = out
forest-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
forest-has-troll = has a troll on the board
forest-you-saw = you saw: { $character ->
        [loyal] loyal
        [selfish] selfish
       *[saboteur] saboteur
    }
forest-looked-by = { $who } looked at their card
forest-asks = asked to end the round

box-token = Token: { $name }

## Looking back

hindsight-lines-lost-mines = The higher a line, the less loyal its player looked. Thick lines: players who really were not loyal.
hindsight-looked-lost-mines = { $who } looked { $role ->
        [loyal] loyal
        [selfish] selfish
       *[saboteur] like a saboteur
    }
hindsight-turning-lost-mines = The most valuable treasure of the round: { $after ->
        [one] 1 point
       *[other] { $after } points
    }
