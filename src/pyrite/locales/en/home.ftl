### The first page, a new table, joining.

home-title = Dig for gold. Watch who digs beside you.
home-lead = Two games of tunnels, treasure and hidden roles for 3 to 10 players, in the browser. No sign-up.

play-now = Play now
play-now-text =
    { $bots ->
        [one] You and one bot. Starts right away.
       *[other] You and { $bots } bots. Starts right away.
    }
play-now-first = No bot attacks you at the start.
play-now-dealing = Dealing…
play-now-choices = Options
play-now-summary = { $players } players · { $level } · { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
play-now-bots = { $level ->
        [random] very easy bots
        [novice] easy bots
        [digger] medium bots
        [detective] hard bots
        [foreman] very hard bots
       *[other] { $name }
    }
play-friends = Play with friends
play-friends-text = A table with a code, a link and a QR code. Bots take the empty seats.

lessons-title = Learn to play
lessons-about = About five minutes. You can’t break anything.

join-title = Join by code
join-code = Table code
join = Join
join-code-wanted = Codes have six letters.

your-tables = Your tables
your-tables-go = Resume
your-turn-there = Your turn
open-tables = Open tables
open-tables-none = No open tables right now.
open-tables-make = Create one, and list it here
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
status-asleep = Everyone has left
status-finished = Finished
status-frozen = Frozen

not-the-publisher = Pyrite is free software, made by people who like these games and not affiliated with the games’ authors or publishers; all artwork and text are our own.
licences = Licences

## A new table

new-game = Game

option-players = Seats
option-players-hint = Players and bots together.
option-rounds = Rounds

setting-pace = Bot delay
setting-pace-value = { $seconds } s
setting-pace-off = No delay

one-less = Decrease: { $what }
one-more = Increase: { $what }

open-tables-password = password
replay-open = Open a game from a file
