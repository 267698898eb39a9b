### What happened, one sentence each. $who did it ("You" if it was the reader), $target is whom it concerns.
### $me, $tome: "yes" when who or target is the reader; $self: "yes" when both are the same.

event-your-role = { $me ->
        [yes] You are
       *[no] { $who } is
    } { $role ->
        [miner] a miner
       *[saboteur] a saboteur
    }
event-bonus-laid = { $who } placed the extra card with { $value ->
        [one] 1 nugget
       *[other] { $value } nuggets
    }
event-laid = { $who } placed { a-shape }
event-broke = { $self ->
        [yes] { $me ->
            [yes] You broke your own { tool-name }
           *[no] { $who } broke their own { tool-name }
        }
       *[no] { $tome ->
            [yes] { $who } broke your { tool-name }
           *[no] { $who } broke { $target }’s { tool-name }
        }
    }
event-mended = { $self ->
        [yes] { $me ->
            [yes] You repaired your { tool-name }
           *[no] { $who } repaired their { tool-name }
        }
       *[no] { $tome ->
            [yes] { $who } repaired your { tool-name }
           *[no] { $who } repaired { $target }’s { tool-name }
        }
    }
event-rockfall = { $who } collapsed { a-shape }
event-looked = { $who } looked at goal { $number }
event-your-look = { $who } looked at goal { $number }: { $treasure ->
        [gold] the gold!
       *[stone] stone
    }
event-passed = { $who } discarded a card
event-your-pass = { $who } discarded: { $cardname }
event-claimed = { $who } reached the extra nuggets
event-found = { $who } found { $value ->
        [one] 1 nugget
       *[other] { $value } nuggets
    }
event-stopped = { $who } stopped with the nuggets
event-stayed = { $me ->
        [yes] You keep playing
       *[no] { $who } keeps playing
    }
event-revealed = { $treasure ->
        [gold] Goal { $number } is revealed: the gold!
       *[stone] Goal { $number } is revealed: stone
    }
event-round-ended = { $ending ->
        [miners] The miners found the gold
        [saboteurs] The saboteurs win the round
       *[nobody] Nobody wins the round
    }
event-role-shown = { $role ->
        [miner] { $me ->
            [yes] You were a miner
           *[no] { $who } was a miner
        }
       *[saboteur] { $me ->
            [yes] You were a saboteur
           *[no] { $who } was a saboteur
        }
    }
event-leftover-shown = { $role ->
        [miner] The leftover card was a miner
       *[saboteur] The leftover card was a saboteur
    }
event-kept = { $me ->
        [yes] You keep
       *[no] { $who } keeps
    } { $value ->
        [one] 1 extra nugget
       *[other] { $value } extra nuggets
    }
event-returned = { $me ->
        [yes] You give
       *[no] { $who } gives
    } the extra nuggets back
event-pool-drawn = { $count ->
        [one] 1 nugget card to share
       *[other] { $count } nugget cards to share
    }
event-picked = { $who } took a nugget card
event-your-pick = { $who } took { $value ->
        [one] 1 nugget
       *[other] { $value } nuggets
    }
event-paid = { $me ->
        [yes] You get
       *[no] { $who } gets
    } { $value ->
        [one] 1 nugget
       *[other] { $value } nuggets
    }
event-counted = { $me ->
        [yes] You have
       *[no] { $who } has
    } { $count ->
        [0] no nuggets
        [one] 1 nugget
       *[other] { $count } nuggets
    }
