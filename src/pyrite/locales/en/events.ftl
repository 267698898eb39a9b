### What happened, one sentence each. $who did it ("You" if it was the reader), $target is whom it concerns.
### $me, $tome: "yes" when who or target is the reader; $self: "yes" when both are the same.

event-round-began = Round { $round }
event-begins = { $who } { $me ->
        [yes] start
       *[no] starts
    }
event-game-ended = The game is over

## At the table

happened-stood = { $who } left; a bot takes over
happened-renamed = A player is now called { $name }
happened-host-is = { $me ->
        [yes] You are the host now
       *[no] { $who } is the host now
    }
happened-started = The game has started
happened-muted = { $muted ->
        [true] { $me ->
            [yes] You were muted by the host
           *[no] { $who } was muted by the host
        }
       *[false] { $who } can talk again
    }
happened-chat-closed = { $closed ->
        [true] The host closed the chat
       *[false] The chat is open again
    }
happened-paused = The game is paused
happened-resumed = The game resumes
happened-bot-took-over = { $why ->
        [clock] { $me ->
            [yes] You ran out of time: a bot is playing for you
           *[no] { $who } ran out of time: a bot takes over
        }
       *[away] { $me ->
            [yes] You were away: a bot is playing for you
           *[no] { $who } is away: a bot takes over
        }
    }
happened-returned = { $me ->
        [yes] You are back
       *[no] { $who } is back
    }
happened-taken-over = { $me ->
        [yes] You took over { $was }’s seat
       *[no] { $who } took over { $was }’s seat
    }
happened-moved = { $me ->
        [yes] Your seat moved to this device
       *[no] { $who } moved to another device
    }
happened-removed = { $me ->
        [yes] You were removed; a bot takes over
       *[no] { $who } was removed; a bot takes over
    }
happened-removal-voted = { $remove ->
        [true] { $who } wants to remove { $target }
       *[false] { $who } no longer wants to remove { $target }
    }
happened-seat-offered = { $offered ->
        [true] The host offers a bot’s seat to a late joiner
       *[false] The host no longer offers a bot’s seat
    }
happened-link-given = { $host ->
        [true] The host made a link to the seat of { $who }, who is away
       *[false] { $me ->
            [yes] You made a link that moves your seat to another device
           *[no] A link was made that moves the seat of { $who } to another device
        }
    }
happened-opened = The secrets of the deal are revealed
happened-closed = The host ended the game
happened-rematched = The same players play again at table { $code }
