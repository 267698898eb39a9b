### The end of a game: standings, whether it was fun, and the proof of the deal.

standings-title = The game is over
standings-won-you = You win!
standings-won = { $who } wins!
standings-shared = { $who } share the win!
standings-place = Place
standings-player = Player
standings-round = Round { $round }
standings-rematch = Rematch with everyone
standings-rematch-alone = Rematch
screen-mute = Mute
screen-again = Another game? Tap “{ $button }” on your phone.
standings-rematch-wait = Waiting for the new table…
standings-record = Game record
standings-home = Home
standings-points = Points

## Whether it was fun

feedback-title = After the game
feedback-fun = Was it fun?
feedback-yes = Yes
feedback-no = Not really
feedback-fooled = Who fooled you?
feedback-thanks = Thank you! Only the host can read this.
feedback-liked = { $count } of { $all } had fun.
feedback-was-fooled = { $who } was fooled by { $liar }.

## The deal checked

deal-check = Was the deal fair?
deal-hashes = The revealed secrets match everything that was shown before the deals.
deal-hashes-wrong = The revealed secrets do not match what was shown before the deals!
deal-remembered = This browser remembers the same values.
deal-remembered-wrong = This browser remembers different values!
deal-own = Your device’s randomness is part of the deal.
deal-own-wrong = Your device’s randomness was left out of the deal.
deal-unknown = This browser does not remember what was shown before the deal.
deal-old = This game was dealt by an older version. Check its record with “pyrite verify”.
deal-rest = To check every card too, run “pyrite verify” on the game record.
