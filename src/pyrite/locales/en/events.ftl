### What happened, one sentence each. $who did it ("You" if it was the reader), $target is whom it concerns.
### $me, $tome: "yes" when who or target is the reader; $self: "yes" when both are the same.

event-round-began = Round { $round }
event-begins = { $who } { $me ->
        [yes] begin
       *[no] begins
    }
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
event-game-ended = The game is over

## At the table

happened-stood = { $who } left; a bot plays on
happened-renamed = { $name } is the new name in that seat
happened-host-is = { $me ->
        [yes] You are the host now
       *[no] { $who } is the host now
    }
happened-started = The game began
happened-muted = { $muted ->
        [true] { $me ->
            [yes] You were muted by the host
           *[no] { $who } was muted by the host
        }
       *[false] { $who } may speak again
    }
happened-chat-closed = { $closed ->
        [true] The host closed the chat
       *[false] The chat is open again
    }
happened-paused = The game is paused
happened-resumed = The game goes on
happened-bot-took-over = { $why ->
        [clock] { $me ->
            [yes] Your time is up: a bot plays for you
           *[no] { $who } ran out of time: a bot plays on
        }
       *[away] { $me ->
            [yes] You were away: a bot plays for you
           *[no] { $who } is away: a bot plays on
        }
    }
happened-returned = { $me ->
        [yes] You are back
       *[no] { $who } is back
    }
happened-taken-over = { $name } took over a bot’s seat
happened-moved = { $me ->
        [yes] Your seat moved to another device
       *[no] { $who } moved to another device
    }
happened-removed = { $me ->
        [yes] You were removed; a bot plays on
       *[no] { $who } was removed; a bot plays on
    }
happened-removal-voted = { $remove ->
        [true] { $who } wants to remove { $target }
       *[false] { $who } no longer wants to remove { $target }
    }
happened-seat-offered = { $offered ->
        [true] The host offers the seat of { $who } to a latecomer
       *[false] The seat of { $who } is no longer offered
    }
happened-link-given = { $host ->
        [true] The host made a link to the seat of { $who }, who is away
       *[false] A link was made that moves the seat of { $who } to another device
    }
happened-opened = The secrets of the deal are open
happened-rematched = The same people play again at table { $code }
