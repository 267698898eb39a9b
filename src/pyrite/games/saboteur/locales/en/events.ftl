### What happened, one sentence each. $who did it ("You" if it was the reader), $target is whom it concerns.
### $me, $tome: "yes" when who or target is the reader; $self: "yes" when both are the same.

event-your-role = { $role ->
        [miner] You are a miner
       *[saboteur] You are a saboteur
    }
event-bonus-laid = { $who } laid the extra card with { $value ->
        [one] 1 nugget
       *[other] { $value } nuggets
    }
event-laid = { $who } laid { a-shape }
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
            [yes] You mended your { tool-name }
           *[no] { $who } mended their { tool-name }
        }
       *[no] { $tome ->
            [yes] { $who } mended your { tool-name }
           *[no] { $who } mended { $target }’s { tool-name }
        }
    }
event-rockfall = { $who } let { a-shape } cave in
event-looked = { $who } looked at goal { $number }
event-your-look = { $treasure ->
        [gold] You looked at goal { $number }: the gold!
       *[stone] You looked at goal { $number }: stone
    }
event-passed = { $who } passed
event-your-pass = You passed: { $cardname }
event-claimed = { $who } reached the extra nuggets
event-found = { $who } found { $value ->
        [one] 1 nugget
       *[other] { $value } nuggets
    }
event-stopped = { $who } stopped with the nuggets
event-stayed = { $me ->
        [yes] You play on
       *[no] { $who } plays on
    }
event-revealed = { $treasure ->
        [gold] Goal { $number } is turned up: the gold!
       *[stone] Goal { $number } is turned up: stone
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
        [miner] The card left over was a miner
       *[saboteur] The card left over was a saboteur
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
event-your-pick = You took { $value ->
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
