### The table before the game begins.

lobby-title = Table { $code }
lobby-learn = Learn it in five minutes
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
lobby-away = Not here yet
lobby-i-am-ready = I’m ready
lobby-not-yet = Not yet
lobby-sit = Sit down
lobby-sit-title = Take a seat
lobby-sit-text = Pick a name and you are in.
lobby-full = All seats are taken. You can watch, or wait until one is free.
lobby-watchers =
    { $count ->
        [0] No spectators
        [one] 1 spectator
       *[other] { $count } spectators
    }
lobby-add-bot = Bot
lobby-add-bot-to = Seat a bot here: { $level }
lobby-level-of = Level of { $name }
lobby-level-free = Bots in free seats
lobby-remove = Remove { $name }
lobby-free-seat = Free the seat of { $name }
lobby-make-host = Make { $name } the host
lobby-more = More
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
        [one] Start with a bot in the empty seat
       *[other] Start with bots in { $count } empty seats
    }
lobby-starting = Dealing…
lobby-waiting-host = { $name } will start the game when everyone is here.
lobby-waiting-absent-host = The host will start the game when everyone is here.
lobby-waiting-ready =
    { $count ->
        [one] One person is not ready yet.
       *[other] { $count } people are not ready yet.
    }
screen-open-text = The board on a TV or laptop, the cards on your phones.
lobby-devices = Devices
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
lobby-late-text = You can take over a bot’s seat, with everything the bot knows.
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
menu-hints-on = Allow asking a bot who to suspect
menu-hints-off = Stop asking bots who to suspect
menu-hints-are-on = Everyone can ask now: tap a player, then “{ $button }”.
menu-hints-are-off = Nobody can ask a bot any more.
player-same-device = Plays from the same device as { $names }
player-votes = { $count ->
        [one] 1 player wants to remove this player
       *[other] { $count } players want to remove this player
    }
player-offer = Offer this seat to a late joiner
player-offer-no-more = Stop offering this seat
request-title = { $name } wants to play. Which bot should make room?
request-seat = { $name } plays in place of { $bot }
request-no = No
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
lobby-close-sure = Close and delete this table for everyone?

## The menu of a table, and a player's own sheet

menu-pause = Pause the game
menu-close-chat = Close the chat
menu-open-chat = Open the chat
menu-link = Move my seat to another device
menu-invite = Link for friends and spectators
menu-last-round = Result of the last round
menu-leave = Leave the game
menu-leave-sure = Leave for good? A bot will take your place.
menu-leave-yes = Leave
menu-close = Close the table
menu-close-sure = End the game for everyone? The secrets of the deal are revealed. The game can be replayed, but not continued.
menu-close-yes = End the game
menu-home = Home
menu-fair = Proof of a fair deal
menu-fair-text = Before dealing, the server published a fingerprint (SHA-256) of this round’s secret; after the game the secret is revealed.
marks-own = Only you can see this.
mark-trust = I trust them
mark-suspect = I suspect them
mark-none = No mark
mark-note = Note
hint-ask = Ask a bot about this player
mark-note-placeholder = Broke my lantern in turn 3…
player-mute = Mute { $who } for me
player-unmute = Unmute { $who } for me
player-mute-all = Mute for everyone
player-unmute-all = Unmute for everyone
player-make-host = Make them the host
player-fresh-link = New link to this seat
replay-look-back = Replay so far

## A new table

new-title = A table for friends
new-lead = Choose what you like. You can change everything until the game starts.
new-make = Create table
new-making = Setting up…
new-what = Game and options
new-who = Who can join
new-house = House rules
new-house-hint = Optional rules from the rulebook, or popular with players. All off by default.
new-pace = Pace
new-title-field = Table name
new-title-hint = Everyone who joins sees it. Optional.
new-title-placeholder = Friday in the mine
option-first = Who starts
option-first-hint = Who starts the first round.
option-first-anybody = Random
option-first-seat = Seat { $seat }
setting-open = Open table
setting-open-hint = Listed on the home page, so anyone can join; otherwise only with the code.
setting-spectators = Spectators
setting-spectators-hint = People without a seat can watch; they see what is public and chat among themselves.
setting-latecomers = Late joiners
setting-latecomers-hint = People who arrive late can take over a bot’s seat.
setting-hints = Ask a bot who to suspect
setting-hints-hint = Players can tap someone and ask what a bot would think of them, and why.
setting-gentle = Gentle start
setting-gentle-hint = For the first two turns, bots leave people alone.
setting-pace-hint = How long a bot waits before showing its move.
setting-away = Wait for absent players
setting-away-hint = How long the table waits for a player who has left before a bot takes over.
setting-away-bot = Stand-in bot
setting-away-bot-hint = The bot that takes over for a player who has left.
setting-away-value = { $seconds ->
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
        [600] 10 minutes
       *[other] { $seconds } s
    }

## Moving a seat to this device

move-title = Move your seat to this device
move-text = This link moves a seat to this device. It works once; the device that had the seat becomes a spectator.
move-take = Take the seat
move-taking = Taking the seat…
