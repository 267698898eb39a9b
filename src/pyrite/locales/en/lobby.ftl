### The table before the game begins.

lobby-title = Table { $code }
lobby-invite = Invite your friends
lobby-invite-text = They open the link, scan the code, or type the letters on the home page.
lobby-code = Code
lobby-link = Link
lobby-qr = QR code of the link to this table
lobby-only-here = This link works only on this computer; other devices cannot reach the server.
lobby-seats = Seats
lobby-taken = { $taken } of { $seats } taken
lobby-free = Free seat
lobby-you = you
lobby-host = Host
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-away = Not connected
lobby-i-am-ready = I’m ready
lobby-not-yet = Not yet
lobby-sit = Sit down
lobby-sit-title = Take a seat
lobby-sit-text = Pick a name and you are in.
lobby-full = All seats are taken. You can watch, or wait until one is free.
lobby-watching = You are watching.
lobby-watchers =
    { $count ->
        [0] No spectators
        [one] 1 spectator
       *[other] { $count } spectators
    }
lobby-add-bot = Bot
lobby-add-bot-to = Seat a bot here: { $level }
lobby-level-of = Level of { $name }
lobby-remove = Remove { $name }
lobby-make-host = Make { $name } the host
lobby-stand = Leave seat
lobby-rename = Change your name or portrait
your-portrait = Your portrait
portrait-number = Portrait { $number }
lobby-settings = Game and options
lobby-change = Change
lobby-change-title = Change the table
lobby-start = Start the game
lobby-start-fill =
    { $count ->
        [one] Start; a bot fills the empty seat
       *[other] Start; bots fill { $count } empty seats
    }
lobby-starting = Dealing…
lobby-waiting-host = { $name } will start the game when everyone is here.
lobby-waiting-absent-host = The host will start the game when everyone is here.
lobby-waiting-ready =
    { $count ->
        [one] One person is not ready yet.
       *[other] { $count } people are not ready yet.
    }
lobby-move = Move my seat to another device
lobby-move-text = Open this link on the other device within an hour. It works once. Do not share it: anyone who opens it gets your seat.
lobby-move-qr = QR code of the link that moves your seat
lobby-chat = Chat
lobby-chat-empty = Nobody has said anything yet.
lobby-chat-closed = The host has closed the chat.
lobby-say = Say something
lobby-send = Send
lobby-spectator = spectator
lobby-door-title = This table is private
lobby-door-text = Only its players can see it.
lobby-late-title = The game is under way
lobby-late-text = A bot is playing in a seat you can have: take it over with everything it knows.
lobby-late-seat = Take seat { $seat }

setting-summary-open = Open
setting-summary-private = Private
setting-summary-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
setting-summary-no-spectators = No spectators

## Who may be here, and fair deals

menu-latecomers-in = Let late joiners take bots’ seats
menu-latecomers-out = Accept no more late joiners
menu-hints-on = Allow hints
menu-hints-off = No more hints
player-same-device = Plays from the same device as { $names }
seat-same-device = several seats on one device
player-votes = { $count ->
        [one] 1 player wants to remove this player
       *[other] { $count } players want to remove this player
    }
player-offer = Offer this seat to a late joiner
player-offer-no-more = Stop offering this seat
player-vote = Vote to remove { $who }
player-vote-no-more = Withdraw your vote to remove { $who }
player-remove = Remove { $who }
player-ban = Ban { $who } from this table
player-report = Report to the operator
player-report-reason = What happened?
player-report-send = Send the report
password = Password
password-needed = This table has a password
password-enter = Enter
password-set = Set a password
password-is-set = This table has a password
password-drop = Remove the password
password-hint = Only people who know it can join. Leave it empty for a table without a password.
open-tables-password = password
lobby-close-sure = Close and delete this table for everyone?
deal-check = Check the deal
deal-hashes = The revealed secrets match everything that was shown before the deals.
deal-hashes-wrong = The revealed secrets do not match what was shown before the deals!
deal-remembered = This browser remembers the same values.
deal-remembered-wrong = This browser remembers different values!
deal-own = Your device’s randomness is part of the deal.
deal-own-wrong = Your device’s randomness was left out of the deal.
deal-unknown = This browser does not remember what was shown before the deal.
deal-old = This game was dealt by an older version. Check its record with “pyrite verify”.
deal-rest = Whether each card follows from the secrets is checked by “pyrite verify” with the record.
