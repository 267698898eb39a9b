### Words used on every page.

language-name = English

app-name = Pyrite
language = Language
theme = Theme
theme-auto = Match device
theme-dark = Dark
theme-light = Light
settings-open = Settings
keys-open = Keyboard shortcuts

cancel = Cancel
close = Close
got-it = Got it
do-it = Confirm
save = Save
back-home = Home
copy = Copy link
copied = Copied
share = Share
try-again = Try again
loading = One moment…
seconds-short = { $seconds } s
skip-to-content = Skip to content
list-of-two = { $first } and { $last }
list-of-more = { $first }, and { $last }

you = You
guest = Guest
your-name = Your name
your-name-hint = How others will see you.
your-name-wanted = Please enter a name first.

## Bots

bot = Bot
level = Bot level
level-random = Scatterbrain
level-random-strength = very easy
level-random-hint = Plays any legal move.
level-novice = Novice
level-novice-strength = easy
level-novice-hint = Plays for its side and trusts everyone.
level-digger = Digger
level-digger-strength = medium
level-digger-hint = Plans its tunnels and watches the others.
level-detective = Detective
level-detective-strength = hard
level-detective-hint = Remembers who did what and draws conclusions.
level-foreman = Foreman
level-foreman-strength = very hard
level-foreman-hint = Taught itself by playing, and keeps its secrets.
temper = Bot personality
temper-plain = Balanced
temper-plain-hint = Says what is worth saying, and lies when it pays off.
temper-cautious = Cautious
temper-cautious-hint = Keeps quiet, takes no risks, and wants to be sure.
temper-loud = Loud
temper-loud-hint = Talks a lot and is quick to accuse.
temper-sly = Sly
temper-sly-hint = Hides well, and lies whenever it helps.

## Clocks

clock = Turn clock
clock-none = None
clock-none-hint = Everyone takes the time they need.
clock-relaxed = Relaxed
clock-relaxed-hint = Each player has 5 minutes for the whole game plus 30 seconds per decision.
clock-brisk = Brisk
clock-brisk-hint = Each player has 1 minute for the whole game plus 10 seconds per decision.

## The connection

link-connecting = Connecting…
link-lost = Connection lost. Reconnecting…
link-lost-in = Connection lost. Next try in { $seconds } s.
link-restarting = The server is restarting. Nothing is lost; the game resumes in a moment.
link-waits = The server cannot save at the moment. Nothing is lost; the game is waiting.
link-back = Reconnected.
link-offline = This device is offline. A bot may play for you until it is back.
link-try-now = Try now

## What can go wrong

missing-title = Page not found
missing-text = The address may have a typo, or the page no longer exists.
no-table-title = No table with code { $code }
no-table-text = Codes have six letters. Ask for the link again, or check the code for a typo.
unreachable-title = The server is not responding
unreachable-text = It may be down, or this device may be offline.
frozen-title = This table is frozen
frozen-text = It was started under older rules that this version of Pyrite can no longer play. Its players can create a new table.

## Rules

rules-title = Rules
rule-link = Rule { $rule }
