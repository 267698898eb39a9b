### The first page, a new table, joining.

home-title = Dig for gold. Mind who digs beside you.
home-lead = Two games of tunnels, treasure and hidden roles for 3 to 10 players, in the browser. No sign-up.

play-now = Play now
play-now-text =
    { $bots ->
        [one] You against one bot, dealt at once.
       *[other] You against { $bots } bots, dealt at once.
    }
play-now-dealing = Dealing…
play-now-choices = Choose how
play-now-summary = { $players } players · { $level } · { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
play-friends = Play with friends
play-friends-text = A table with a code, a link and a QR code. Bots take the empty seats.

lessons-title = Learn to play
lessons-about = About five minutes. Nothing you try can go wrong.

join-title = Join by code
join-code = Code of the table
join-code-placeholder = ABCDEF
join = Join
join-code-wanted = A code has six letters.

your-tables = Your tables
your-tables-go = Go on
your-turn-there = Your turn
open-tables = Open tables
open-tables-none = No open tables right now. Set one up, and it can be listed here.
open-tables-free =
    { $count ->
        [0] No seat is free
        [one] 1 seat is free
       *[other] { $count } seats are free
    }
open-tables-sit = Sit down
open-tables-late = Join late
open-tables-watch = Watch
open-tables-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
table-of = Table { $code }
status-gathering = Gathering
status-playing = Playing
status-paused = Paused
status-finished = Finished
status-frozen = Frozen

not-the-publisher = Pyrite is free software made by people who like these games. It does not belong to their authors or publishers: all drawings and words are our own.
licences = Licences of the fonts

## A new table

new-title = A table for friends
new-lead = Choose what you like; everything can still be changed before the game begins.
new-make = Set up the table
new-making = Setting up…
new-what = What is played
new-game = Game
new-who = Who may come
new-house = House rules
new-house-hint = Extras that the printed rules offer or that players like. All are off at first.
new-pace = How it runs
new-title-field = Name of the table
new-title-hint = Shown to everybody who comes. May stay empty.
new-title-placeholder = Friday in the mine

option-players = Seats
option-players-hint = Players and bots together.
option-rounds = Rounds
option-first = First player
option-first-hint = Who begins the first round.
option-first-anybody = Drawn by lot
option-first-seat = Seat { $seat }

setting-open = Open table
setting-open-hint = Listed on the first page, so that anybody can join. Otherwise only those who know the code can.
setting-spectators = Spectators
setting-spectators-hint = People without a seat may watch; they see what is public, and chat among themselves.
setting-latecomers = Latecomers
setting-latecomers-hint = Anybody with the code may take over the seat of a bot. Otherwise the host offers seats.
setting-pace = Pace of the bots
setting-pace-hint = How long a bot waits before its move shows, so that everybody can follow.
setting-pace-value = { $seconds } s
setting-pace-off = At once
setting-away = Patience
setting-away-hint = How long the table waits for somebody who has left, before a bot plays on for them.
setting-away-bot = Who steps in
setting-away-bot-hint = The bot that plays on for somebody who has left.
setting-away-value = { $seconds ->
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
        [600] 10 minutes
       *[other] { $seconds } s
    }

one-less = One less: { $what }
one-more = One more: { $what }

## Moving a seat to this device

move-title = Take your seat here
move-text = This link moves a seat to this device. It works once; the device that had the seat becomes a spectator.
move-take = Take the seat
move-taking = Taking the seat…
