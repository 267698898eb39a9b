### Words used on every page.

language-name = English

app-name = Pyrite
language = Language
theme = Theme
theme-auto = Like the device
theme-dark = Dark
theme-light = Light
settings-open = Settings
keys-open = Keys

cancel = Cancel
close = Close
got-it = Got it
do-it = Confirm
save = Save
back-home = Home
copy = Copy
copied = Copied
share = Share
try-again = Try again
loading = One moment…
seconds-short = { $seconds } s
skip-to-content = Skip to the content

you = You
guest = Guest
your-name = Your name
your-name-hint = As the others will see it.
your-name-wanted = Please enter a name first.

## Bots

bot = Bot
level = Level of the bots
level-random = Scatterbrain
level-random-hint = Plays whatever the rules allow.
level-novice = Novice
level-novice-hint = Plays for its side, and trusts everybody.
level-digger = Digger
level-digger-hint = Plans its tunnels and watches the others.
level-detective = Detective
level-detective-hint = Remembers who did what, and draws conclusions.
temper = Temper of the bots
temper-plain = Even-tempered
temper-plain-hint = Says what is worth saying, and lies when it pays.
temper-cautious = Cautious
temper-cautious-hint = Keeps quiet, takes no risks, and wants to be sure.
temper-loud = Loud
temper-loud-hint = Talks a lot and points at people early.
temper-sly = Sly
temper-sly-hint = Hides well, and lies whenever it helps.

## Clocks

clock = Turn clock
clock-none = None
clock-none-hint = Everybody takes the time they need.
clock-relaxed = Relaxed
clock-relaxed-hint = 5 minutes each for the whole game, and 30 seconds for every decision.
clock-brisk = Brisk
clock-brisk-hint = 1 minute each for the whole game, and 10 seconds for every decision.

## The connection

link-connecting = Connecting…
link-lost = The connection is lost. Connecting again…
link-lost-in = The connection is lost. Next try in { $seconds } s.
link-restarting = The server is restarting. Nothing is lost; the game goes on in a moment.
link-back = Connected again.
link-offline = This device is offline. The game waits for you.
link-try-now = Try now

## What can go wrong

missing-title = There is nothing here
missing-text = The address may be mistyped, or what was here is gone.
no-table-title = There is no table { $code }
no-table-text = Codes have six letters. Ask for the link again, or check the code for a typo.
unreachable-title = The server does not answer
unreachable-text = It may be stopped, or this device has lost its network.
frozen-title = This table is frozen
frozen-text = It was begun under older rules that this version of Pyrite no longer plays. Its players can set up a new table.
