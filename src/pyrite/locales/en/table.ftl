### The table of Saboteur while it is played.

## The board

board-label = The tunnels
board-closer = Closer
board-further = Further away
board-fit = Show everything

place = { $y ->
        [0] column { $x }, level with the start
       *[other] column { $x }, { $dir ->
            [up] { $rows } up
           *[down] { $rows } down
        }
    }

## Cards

a-shape = { $shape ->
        [crossing] a crossing
        [junction] a junction
        [straight] a straight tunnel
        [bend] a bend
       *[dead-end] a dead end
    }
side-N = north
side-E = east
side-S = south
side-W = west

card-tunnel = { $shape ->
        [crossing] Crossing
        [junction] Junction
        [straight] Straight tunnel
        [bend] Bend
       *[dead-end] Dead end
    }, open { $sides }
card-break = { $tool ->
        [pickaxe] Break a pickaxe
        [lantern] Break a lantern
       *[cart] Break a cart
    }
card-mend = { $tool ->
        [pickaxe] Mend a pickaxe
        [lantern] Mend a lantern
        [cart] Mend a cart
        [pickaxe-lantern] Mend a pickaxe or a lantern
        [pickaxe-cart] Mend a pickaxe or a cart
       *[lantern-cart] Mend a lantern or a cart
    }
card-rockfall = Rockfall
card-map = Map
card-bonus = { $value ->
        [one] Extra card with 1 nugget
       *[other] Extra card with { $value } nuggets
    }
card-nugget = { $value ->
        [one] 1 nugget
       *[other] { $value } nuggets
    }
card-start = Start
card-gold = The gold
card-stone = Stone
goal-hidden = Goal { $number }, face down
goal-hidden-gold = Goal { $number }, face down. You saw gold
goal-hidden-stone = Goal { $number }, face down. You saw stone
nugget-cards = { $count ->
        [0] no nugget cards
        [one] 1 nugget card
       *[other] { $count } nugget cards
    }
only-pass = It can only be discarded now.

tool-name = { $tool ->
        [pickaxe] pickaxe
        [lantern] lantern
       *[cart] cart
    }
tool-title = { $tool ->
        [pickaxe] Pickaxe
        [lantern] Lantern
       *[cart] Cart
    }
tool-broken = Broken { tool-name }

## Whose turn, and what to do

prompt-your-turn = Your turn: pick a card
prompt-your-turn-broken = Your tools are broken: pick an action card, or pass
prompt-other-turn = { $who } is thinking…
prompt-bonus-yours = Lay one of the extra cards with nuggets
prompt-bonus-other = { $who } lays an extra card with nuggets
prompt-stop-yours = You reached the extra nuggets. Stop here and keep them, or play on?
prompt-stop-other = { $who } reached the extra nuggets: stop, or play on?
prompt-pick-yours = Take one of the nugget cards
prompt-pick-other = { $who } takes a nugget card
prompt-lay-where = Where should it lie?
prompt-lay = Lay it here?
prompt-lay-turn = Lay it here, or turn it?
prompt-rockfall-where = Which tunnel should cave in?
prompt-rockfall = Let this tunnel cave in?
prompt-map-where = Which goal do you want to see?
prompt-map = Look at goal { $number }?
prompt-break-who = Whose { tool-name } breaks?
prompt-break = { $me ->
        [yes] Break your own { tool-name }?
       *[no] Break { $who }’s { tool-name }?
    }
prompt-mend-who = Whose tool is mended?
prompt-mend-what = { $me ->
        [yes] Which of your tools is mended?
       *[no] Which of { $who }’s tools is mended?
    }
prompt-mend = { $me ->
        [yes] Mend your own { tool-name }?
       *[no] Mend { $who }’s { tool-name }?
    }
move-map = Look at goal { $number }
move-break = { $me ->
        [yes] Break your own { tool-name }
       *[no] Break { $who }’s { tool-name }
    }
move-mend = { $me ->
        [yes] Mend your own { tool-name }
       *[no] Mend { $who }’s { tool-name }
    }
prompt-pass = Pass, and discard this card face down?
prompt-pass-which = Which card do you discard?
prompt-only-pass = This card can do nothing now. Discard it, or pick another.
prompt-bonus-where = Where should the nuggets lie?
prompt-bonus = Lay the nuggets here?
prompt-waiting-deal = The cards are being dealt…
prompt-paused = The game is paused
prompt-over = The game is over
prompt-stopped = You stopped with your nuggets. The others play on
prompt-sending = One moment…

do-lay = Lay it
do-turn = Turn it
do-rockfall = Cave it in
do-map = Look
do-break = Break it
do-mend = Mend it
do-pass = Discard it
do-pass-card = Pass
do-bonus = Lay it
do-stop = Stop, keep them
do-stay = Play on
do-cancel = Put it back
keys-hint = R turns · Esc

moves-title = All legal moves
moves-open = List of moves
moves-none = You have nothing to decide now.

## Role

role-you-are-miner = You are a miner
role-you-are-saboteur = You are a saboteur
role-miner-text = Dig through to the gold with the others.
role-saboteur-text = Make sure that nobody reaches the gold. And do not get caught.
role-count = { $count ->
        [0] No saboteur was dealt.
        [one] Exactly one saboteur is among you.
       *[other] Exactly { $count } saboteurs are among you.
    }
role-upto = { $count ->
        [one] At most one of { $players } is a saboteur.
       *[other] { $least } or { $count } of { $players } are saboteurs.
    }
role-cover = Cover my role
role-uncover = Show my role
role-peek = Hold to peek
role-covered = Your role is covered
role-watching = You are watching
role-watching-text = You see what everybody sees.
role-unknown = Roles are being dealt…
role-title = { $role ->
        [miner] Miner
       *[saboteur] Saboteur
    }

## Players

players-label = Players in playing order
player-turn = to move
player-you = you
player-bot = bot
player-host = host
player-away-until = not connected; a bot takes over in { $seconds } s
player-stopped = has stopped
player-choose = Choose { $who }
player-cards = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
player-marked-trust = you trust them
player-marked-suspect = you suspect them
player-clock = Clock { $time }
marks-own = Only you can see this.
mark-trust = I trust them
mark-suspect = I suspect them
mark-none = No mark
mark-note = Note
mark-note-placeholder = Broke my lantern in turn 3…
player-mute = Mute { $who } for me
player-unmute = Unmute { $who } for me
player-mute-all = Mute for everybody
player-unmute-all = Let them speak again
player-make-host = Make them the host
player-fresh-link = Fresh link to their seat
player-take-over = Play in place of this bot

## The middle of the table

round-of = Round { $round } of { $rounds }
pile-count = { $count ->
        [0] The pile is empty
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }
pile-drop = Drop here to discard

## Log and talk

log-title = What happened
log-show = Show on the board
log-empty = Nothing yet.
log-only-you = Only you know this
log-new = New lines below
talk-placeholder = Say something…
talk-send = Send
talk-phrases = Quick phrases
talk-closed = The host has closed the chat. Phrases still work.
talk-spectators = Spectators talk among themselves.
talk-muted = The host has muted you.
talk-pick-seat = Who?
talk-pick-goal = Which goal?
talk-pick-tool = Which tool?
talk-unread = { $count ->
        [one] 1 new line
       *[other] { $count } new lines
    }
talk-open = Log and talk
talk-watcher = spectator

## Menu

menu-title = Table { $code }
menu-open = Menu
menu-confirm = Ask before every move
menu-confirm-hint = There is no undo. A second tap says that you mean it.
menu-sound = Sounds
menu-cover = Cover my role
menu-cover-hint = For when people sit beside you: hold the card to peek.
menu-notify = Notify me when it is my turn
menu-pause = Pause the game
menu-resume = Go on playing
menu-close-chat = Close the chat
menu-open-chat = Open the chat
menu-link = Move my seat to another device
menu-invite = Link for friends and spectators
menu-leave = Leave the game
menu-leave-sure = Leave for good? A bot plays on for you.
menu-leave-yes = Leave
menu-home = Home
menu-fair = The deal can be checked
menu-fair-text = The SHA-256 of this round’s secret was fixed before the first card was dealt. After the game the secret is shown.

## States

state-paused = The game is paused.
state-paused-host = You paused the game.
state-away = { $who } is not connected. A bot takes over in { $seconds } s.
state-bot-plays-you = A bot plays for you.
state-take-back = Take your seat back
state-rematch = The others play again
state-rematch-go = Go there
state-spectators = { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
state-late-name = Your name

## End of a round, end of the game

reveal-title-miners = The miners found the gold!
reveal-title-saboteurs = The saboteurs win
reveal-title-nobody = Nobody wins
reveal-text-miners = { $who } dug the last tunnel.
reveal-text-saboteurs = No cards are left, and the gold is still in the dark.
reveal-text-nobody = No cards are left, the gold is still in the dark, and there was no saboteur at all.
reveal-roles = The roles
reveal-leftover = Left over
reveal-paid = + { $value ->
        [one] 1 nugget
       *[other] { $value } nuggets
    }
reveal-kept = keeps { $value ->
        [one] 1 extra nugget
       *[other] { $value } extra nuggets
    }
reveal-returned = gives the extra nuggets back
reveal-picked = took a nugget card
reveal-pool = { $count ->
        [one] 1 nugget card left to share
       *[other] { $count } nugget cards left to share
    }
reveal-next = Next round
reveal-standings = Standings
reveal-board = Look at the board
nuggets-title = Take one nugget card
nuggets-text = You keep it; the rest goes to the next miner.
nuggets-wait = { $who } takes a nugget card…
nuggets-yours = Yours so far: { $value ->
        [0] nothing
        [one] 1 nugget
       *[other] { $value } nuggets
    }

standings-title = The game is over
standings-won-you = You win!
standings-won = { $who } wins!
standings-shared = { $who } share the win!
standings-place = Place
standings-player = Player
standings-nuggets = Nuggets
standings-round = Round { $round }
standings-rematch = Rematch with everyone
standings-rematch-wait = Waiting for the new table…
standings-record = The record of the game
standings-home = Home

title-your-turn = ● Your turn · Pyrite
notify-your-turn = It is your turn at table { $code }.
announce-your-turn = Your turn.
