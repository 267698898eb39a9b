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
deal-hashes = Yes: the shuffle was fixed before the cards were dealt, and nobody has changed it since.
deal-hashes-wrong = No: the shuffle is not the one that was fixed before the cards were dealt!
deal-remembered = Your browser made a note of it then, and it still matches.
deal-remembered-wrong = Your browser noted something different then!
deal-own = Your device helped to shuffle.
deal-own-wrong = Your device should have helped to shuffle, but was left out.
deal-unknown = Your browser was not here before the deal, so it has no note of its own to compare.
deal-old = This game was dealt by an older version, so this page cannot check it.
deal-experts = For experts
deal-rest = To check every card too, run “pyrite verify” on the game record.
