### The Lost Mines: what happened, and how a round is scored.
### $who did it ("You" if it was the reader), $target is whom it concerns; $me, $tome: "yes" when that is the reader.
### $at is a place on the board.

## Things

a-way = { $shape ->
        [crossing] a crossing
        [junction] a junction
        [straight] a straight path
       *[bend] a bend
    }
a-path = { $feature ->
        [any] a path
        [rocks] { a-way } with rocks
        [camp] { a-way } with a campfire
        [tree] { a-way } with a fallen tree
        [lake] { a-way } with a lake
        [pit] { a-way } with a pit
        [tree-axe] { a-way } with a cleared tree
        [lake-boat] { a-way } with a boat on its lake
        [pit-rope] { a-way } with a rope across its pit
       *[plain] { a-way }
    }

clan-name = { $clan ->
        [blue] Blue clan
       *[yellow] Yellow clan
    }
character-title = { $character ->
        [loyal] Loyal
        [selfish] Selfish
       *[saboteur] Saboteur
    }
treasure-worth = { $treasure ->
        [silver] silver worth { $value }
        [gold] gold worth { $value }
        [gems] gems worth { $value }
       *[any] a treasure worth { $value }
    }
mine-holds = { $holds ->
        [silver] silver
        [gold] gold
        [gems] gems
       *[dragon] the dragon
    }

## What happened

mines-clan-nobody = nobody
mines-event-clan-dealt = Blue clan: { $blue }. Yellow clan: { $yellow }
mines-event-your-character = { $me ->
        [yes] { $character ->
            [loyal] You are loyal to your clan
            [selfish] You are selfish: you keep what you find
           *[saboteur] You are a saboteur: you play for the other clan
        }
       *[no] { $who } is { $character ->
            [loyal] loyal to the clan
            [selfish] selfish and keeps what is found
           *[saboteur] a saboteur and plays for the other clan
        }
    }
mines-event-treasures-laid = Treasures this round: { $treasures }
mines-treasure-count = { $treasure ->
        [silver] { $count } × silver
        [gold] { $count } × gold
       *[gems] { $count } × gems
    }
mines-event-your-card = { $who } drew: { $cards }
mines-event-laid = { $who } placed { a-path }
mines-event-bridged = { $tool ->
        [axe] { $who } cut through the fallen tree
        [boat] { $who } left a boat on the lake
       *[rope] { $who } stretched a rope across the pit
    }
mines-event-trap-set = { $who } set a trap{ $at ->
        [none] { "" }
       *[other] : { $at }
    }
mines-event-troll-set = { $who } let a troll loose{ $at ->
        [none] { "" }
       *[other] : { $at }
    }
mines-event-troll-gone = { $me ->
        [yes] Your troll leaves
       *[no] { $who }’s troll leaves
    }
mines-event-token-gone = The storm removed a token
mines-event-storm = { $me ->
        [yes] Your storm removed
       *[no] { $who }’s storm removed
    } { a-path }
mines-event-looked-mine = { $who } looked into mine { $number }
mines-event-looked-treasure = { $who } looked at { $treasure ->
        [silver] a silver treasure
        [gold] a gold treasure
        [gems] a gem treasure
       *[any] a treasure
    }
mines-event-looked-dwarf = { $tome ->
        [yes] { $who } looked at your dwarf card
       *[no] { $who } looked at { $target }’s dwarf card
    }
mines-event-your-look-mine = { $who } looked into mine { $number }: { mine-holds }
mines-event-your-look-treasure = { $who } looked at a treasure: { treasure-worth }
mines-event-your-look-dwarf = { $who } looked at { $target }’s dwarf card: { $character ->
        [loyal] loyal
        [selfish] selfish
       *[saboteur] a saboteur
    }
mines-event-discarded = { $who } discarded { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
mines-event-your-discard = { $who } discarded: { $cards }
mines-event-vote-called = { $me ->
        [yes] You ask to end the round
       *[no] { $who } asks to end the round
    }
mines-event-voted = { $agrees ->
        [yes] { $me ->
            [yes] You agree
           *[no] { $who } agrees
        }
       *[no] { $me ->
            [yes] You say no: the round continues
           *[no] { $who } says no: the round continues
        }
    }
mines-event-stayed = { $who } stayed
mines-event-walked = { $who } walked to { $at }
mines-event-walked-to = { $number ->
        [0] { $who } walked along the path
       *[other] { $who } walked to mine { $number }
    }
mines-event-lost = { $who } stepped into a trap and lost a card
mines-event-your-loss = A trap! { $who } lost: { $cards }
mines-event-revealed = Mine { $number } is revealed: { mine-holds }
mines-event-turned = { $who } chose which way mine { $number } faces
mines-event-dragon = { $me ->
        [yes] The dragon follows you: 2 points less at the end of the round
       *[no] The dragon follows { $who }: 2 points less at the end of the round
    }
mines-event-took = { $who } took { $treasure ->
        [silver] a silver treasure
        [gold] a gold treasure
        [gems] a gem treasure
       *[any] a treasure
    }
mines-event-your-treasure = { $who } took { treasure-worth }
mines-event-out = { $me ->
        [yes] You have no cards left: you sit out the rest of this round
       *[no] { $who } has no cards left and sits out the rest of this round
    }
mines-event-round-ended = { $ending ->
        [treasures] The last treasure is taken: the round is over
        [vote] Everyone agreed: the round is over
       *[cards] No cards are left: the round is over
    }
mines-event-character-shown = { $character ->
        [loyal] { $me ->
            [yes] You were loyal ({ forest-clan })
           *[no] { $who } was loyal ({ forest-clan })
        }
        [selfish] { $me ->
            [yes] You were selfish ({ forest-clan })
           *[no] { $who } was selfish ({ forest-clan })
        }
       *[saboteur] { $me ->
            [yes] You were a saboteur ({ forest-clan })
           *[no] { $who } was a saboteur ({ forest-clan })
        }
    }
mines-event-treasure-shown = { $who } brought { $treasures }
mines-event-scored = { $me ->
        [yes] You score
       *[no] { $who } scores
    } { $count ->
        [one] 1 point
       *[other] { $count } points
    } ({ $points } in total)

## The end of a turn, in one sentence with its card: "Bob placed a path and stayed"

mines-event-stayed-then = and stayed
mines-event-walked-to-then = { $number ->
        [0] and walked
       *[other] and walked to mine { $number }
    }
mines-event-lost-then = and lost a card in a trap
mines-event-took-then = { $treasure ->
        [silver] and took silver
        [gold] and took gold
        [gems] and took gems
       *[any] and took a treasure
    }
