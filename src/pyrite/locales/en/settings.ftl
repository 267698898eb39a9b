### Everything that can be set, and the keys that can be pressed.

settings-title = Settings
settings-about = Changes apply immediately and are saved in this browser.
settings-play = At the table
settings-volume = Volume
settings-volume-value = { $volume }%
settings-look = Appearance
settings-notify-forbidden = Notifications are blocked by your browser.
settings-pace-hint = Applies from the next game you start.
settings-cards = Card size
settings-cards-small = Small
settings-cards-normal = Normal
settings-cards-large = Large
settings-colours = Colours
settings-colours-normal = Standard
settings-colours-normal-hint = Everything shown by colour also has a shape or a label.
settings-colours-red-green = Red-green colour blindness
settings-colours-red-green-hint = Orange and blue instead of red and green.
settings-colours-blue-yellow = Blue-yellow colour blindness
settings-colours-blue-yellow-hint = Teal and pale yellow instead of blue and yellow.
settings-colours-contrast = High contrast
settings-colours-contrast-hint = Black and white, with clear edges.
settings-motion = Animations
settings-motion-auto = Match device
settings-motion-auto-hint = Animations run unless your device asks for less motion.
settings-motion-still = Off
settings-motion-still-hint = Nothing flies or flips; every change shows immediately.
settings-motion-full = On
settings-motion-full-hint = Cards fly and roles flip, whatever your device says.

## Keys

keys-title = Keyboard shortcuts
keys-about = You can do everything with the keyboard.
key-arrows = Arrow keys
key-space = Space
keys-table = At the table
keys-pick = Pick a card from your hand
keys-walk = Go to the next card, player or space
keys-press = Choose the focused item
keys-confirm = Confirm the move, if nothing is focused
keys-turn = Rotate the card
keys-pass = Discard a card
keys-back = Put the card back
keys-moves = List all legal moves
keys-stay = Stop walking here
keys-answer = Answer yes or no
keys-peek = Show your covered role while you hold the key
keys-board = The board
keys-pan = Move the board, if nothing is focused
keys-zoom = Zoom in and out
keys-fit = Show the whole board
keys-replay = Replay
keys-play = Play and pause
keys-step-on = Next step
keys-step-back = Previous step
keys-round = Previous or next round
keys-ends = Go to the start or the end
keys-lessons = Lessons
keys-lesson = Same as at the table
keys-everywhere = Everywhere
keys-next = Go to the next item; with Shift, to the previous one
keys-close = Close the dialog
keys-help = Show this list
log-out = Sign out my other devices
log-out-hint = Your seats stay with this browser. Any other device that is signed in as you loses them.
log-out-failed = That did not work. Try again.
own-data = Your data
own-data-download = Download my data
own-data-delete = Delete my data
own-data-delete-hint = You leave all your seats. In games you have played, your name is replaced by the number of your seat, such as “Player 3”, and what you said is removed. This cannot be undone.

## At the table

menu-confirm = Ask before every move
menu-confirm-hint = Moves can’t be undone. Tap again to confirm.
menu-forced = Skip forced steps
menu-forced-hint = If only one step is possible, such as staying where you are, it is taken for you. Your cards are never played for you.
menu-cover = Cover my role
menu-cover-hint = If people are sitting next to you: hold the card to peek.
menu-notify = Notify me when it’s my turn
