### The first page, a new table, joining.

home-title = Dig for gold. Mind who digs beside you.
home-lead = Two games of tunnels, treasure and hidden roles for 3 to 10 players, in the browser. No sign-up.

play-now = Play now
play-now-text =
    { $bots ->
        [one] You and one bot. Starts right away.
       *[other] You and { $bots } bots. Starts right away.
    }
play-now-dealing = Dealing…
play-now-choices = Options
play-now-summary = { $players } players · { $level } · { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
play-friends = Play with friends
play-friends-text = A table with a code, a link and a QR code. Bots take the empty seats.

lessons-title = Learn to play
lessons-about = About five minutes. You can’t break anything.

join-title = Join by code
join-code = Table code
join-code-placeholder = ABCDEF
join = Join
join-code-wanted = Codes have six letters.

your-tables = Your tables
your-tables-go = Resume
your-turn-there = Your turn
open-tables = Open tables
open-tables-none = No open tables right now. Create one, and it can be listed here.
open-tables-free =
    { $count ->
        [0] No free seats
        [one] 1 free seat
       *[other] { $count } free seats
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
status-gathering = Waiting for players
status-playing = Playing
status-paused = Paused
status-finished = Finished
status-frozen = Frozen

not-the-publisher = Pyrite is free software, made by people who like these games and not affiliated with the games’ authors or publishers; all artwork and text are our own.
licences = Font licences

## A new table

new-title = A table for friends
new-lead = Choose what you like. You can still change everything before the game starts.
new-make = Create table
new-making = Setting up…
new-what = Game and options
new-game = Game
new-who = Who can join
new-house = House rules
new-house-hint = Optional rules from the rulebook, or popular with players. All off by default.
new-pace = Pace
new-title-field = Table name
new-title-hint = Everyone who joins sees it. Optional.
new-title-placeholder = Friday in the mine

option-players = Seats
option-players-hint = Players and bots together.
option-rounds = Rounds
option-first = Who starts
option-first-hint = Who starts the first round.
option-first-anybody = Random
option-first-seat = Seat { $seat }

setting-open = Open table
setting-open-hint = Listed on the home page, so anyone can join; otherwise only with the code.
setting-spectators = Spectators
setting-spectators-hint = People without a seat can watch; they see what is public and chat among themselves.
setting-latecomers = Latecomers
setting-latecomers-hint = People who arrive late can take over a bot’s seat.
setting-hints = Hints
setting-hints-hint = Players can ask a bot whom it would suspect, and why.
setting-pace = Bot speed
setting-pace-hint = How long a bot waits before showing its move.
setting-pace-value = { $seconds } s
setting-pace-off = No delay
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

one-less = Decrease: { $what }
one-more = Increase: { $what }

## Moving a seat to this device

move-title = Move your seat to this device
move-text = This link moves a seat to this device. It works once; the device that had the seat becomes a spectator.
move-take = Take the seat
move-taking = Taking the seat…
