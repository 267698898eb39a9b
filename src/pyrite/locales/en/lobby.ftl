### The table before the game begins.

lobby-title = Table { $code }
lobby-invite = Invite your friends
lobby-invite-text = They open the link, scan the code, or type the letters on the first page.
lobby-code = Code
lobby-link = Link
lobby-qr = QR code of the link to this table
lobby-only-here = Only this computer can open this link: the server listens to nobody else.
lobby-seats = Seats
lobby-taken = { $taken } of { $seats } taken
lobby-free = Free seat
lobby-you = you
lobby-host = Host
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-away = Not connected
lobby-i-am-ready = I am ready
lobby-not-yet = Not yet
lobby-sit = Sit down
lobby-sit-title = Take a seat
lobby-sit-text = Pick a name, and you are in.
lobby-full = All seats are taken. You can watch, or wait until one is free.
lobby-watching = You are watching.
lobby-watchers =
    { $count ->
        [0] Nobody watches
        [one] 1 person watches
       *[other] { $count } people watch
    }
lobby-add-bot = Bot
lobby-add-bot-to = Seat a bot here: { $level }
lobby-level-of = Level of { $name }
lobby-remove = Remove { $name }
lobby-make-host = Make { $name } the host
lobby-stand = Stand up
lobby-rename = Change your name
lobby-settings = What is played
lobby-change = Change
lobby-change-title = Change the table
lobby-start = Start the game
lobby-start-fill =
    { $count ->
        [one] Start, a bot takes the empty seat
       *[other] Start, bots take { $count } empty seats
    }
lobby-starting = Dealing…
lobby-waiting-host = { $name } starts the game when all are here.
lobby-waiting-absent-host = The host starts the game when all are here.
lobby-waiting-ready =
    { $count ->
        [one] One person is not ready yet.
       *[other] { $count } people are not ready yet.
    }
lobby-move = Move my seat to another device
lobby-move-text = Open this link on the other device within an hour. It works once. Keep it to yourself: whoever opens it has your seat.
lobby-chat = Chat
lobby-chat-empty = Nobody has said anything yet.
lobby-chat-closed = The host has closed the chat.
lobby-say = Say something
lobby-send = Send
lobby-spectator = spectator
lobby-door-title = This table is private
lobby-door-text = Only its players can see it.
lobby-late-title = The game is on
lobby-late-text = A bot keeps a seat warm for you: take it over with everything it knows.
lobby-late-seat = Take seat { $seat }

setting-summary-open = Open
setting-summary-private = Private
setting-summary-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
setting-summary-maps =
    { $count ->
        [0] no maps
        [one] 1 map
       *[other] { $count } maps
    }
setting-summary-no-spectators = No spectators
