### The table while a game is played.

## The board

board-closer = Zoom in
board-further = Zoom out
board-fit = Show everything

## Cards

side-N = up
side-E = right
side-S = down
side-W = left
card-not-turn = It is not your turn yet.
card-not-now = Not in this step of your turn.
card-seen-by = Seen by: { $who }

## Whose turn, and what to do

prompt-waiting-deal = The cards are being dealt…
prompt-paused = The game is paused
prompt-asleep = Waiting for players
prompt-over = The game is over
prompt-sending = One moment…

fast-forward = Fast-forward to my turn
do-turn = Rotate
do-cancel = Cancel
keys-hint = R: rotate · Esc: cancel

moves-title = All legal moves
moves-open = List of moves
moves-suggest = Suggest a move
moves-suggested = A bot would do this
moves-other = Other moves
moves-none = Nothing to decide right now.

replay-turn = { $me ->
    [yes] Your turn
   *[no] { $who } to move
}

## Role

role-cover = Cover my role
role-uncover = Show my role
role-peek = Hold to peek
role-covered = Your role is covered
role-watching = You are watching
role-watching-text = You see what everyone sees.
role-go-on = Tap or press a key to continue
role-unknown = Roles are being dealt…

## Players

players-label = Players in playing order
player-turn = their turn
player-your-turn = your turn
player-you = you
player-bot = bot
player-host = host
player-away-until = not connected; a bot takes over in { $seconds } s
player-absent = not here
player-choose = Choose { $who }
player-cards = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
player-marked-trust = you trust them
player-marked-suspect = you suspect them
claim-suspect = suspected by { $who }
claim-trust = trusted by { $who }
player-clock = Clock { $time }
player-take-over = Play in place of this bot

## The middle of the table

round-of = Round { $round } of { $rounds }
pile-count = { $count ->
        [0] The pile is empty
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }

## Log and talk

log-title = Game log
log-show = Show on the board
log-empty = Nothing yet.
log-only-you = Only you know this
log-new = New entries below
talk-placeholder = Say something…
talk-send = Send
talk-phrases = Quick phrases
talk-more = More
talk-fewer = Fewer
talk-closed = The host has closed the chat. Phrases still work.
talk-spectators = Spectators chat among themselves.
talk-muted = The host has muted you.
talk-pick-seat = Who?
talk-unread = { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
talk-open = Log and chat
talk-watcher = spectator

## Menu

menu-title = Table { $code }
menu-open = Menu
menu-sound = Sounds
menu-resume = Resume the game

## States

state-paused-host = You paused the game.
state-away = { $who } is not connected. A bot takes over in { $seconds } s.
state-everyone-left = Everyone has left. The game waits until a player comes back.
state-reading = Waiting for { $who } to see the result. The next round starts in { $seconds } s at the latest.
state-reading-long = Waiting for { $who } to see the result.
state-bot-plays-you = A bot is playing for you.
state-take-back = Take your seat back
state-late = You can take over a bot’s seat
late-watching = You are watching.
late-ask = Ask to play
late-asked = You asked to play. { $host } can give you a bot’s seat.
late-declined = { $host } said no. You can go on watching.
late-host = The host
late-name = Your name
state-rematch = The others are playing again
state-rematch-go = Join the next game
state-rematch-follow = Next game in { $seconds } s
state-rematch-stay = Stay here
state-unfinished = This game was not finished
state-spectators = { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }

## End of a round, end of the game

reveal-roles = The roles
reveal-leftover = Leftover
reveal-next = Next round
reveal-next-in = Next round in { $seconds } s
reveal-standings = Standings
reveal-board = Look at the board

title-your-turn = ● Your turn · Pyrite
notify-your-turn = It’s your turn at table { $code }.
announce-your-turn = Your turn.

reveal-skip = Show everything now
scoring-title = Scoring
scoring-points = { $count ->
        [0] no points
        [one] 1 point
       *[other] { $count } points
    }
seat-same-device = several seats on one device
hindsight-title = Who fooled whom
replay-watch = Watch the replay
