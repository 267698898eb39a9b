### Sitting together: a big screen with phones around it, and one device that is passed around.

screen-title = Table { $code } on the big screen
screen-gathering = Grab your phones
screen-join = Scan the code with your phone, or open this address on it and enter the letters. Your cards are on your phone, the board is here.
screen-watch = Scan to join or to watch.
screen-qr = QR code for this table
screen-free = { $count ->
    [0] All seats are taken. The host can start.
    [one] { $count } free seat.
   *[other] { $count } free seats.
}
screen-away = Not here yet: { $names }.
screen-closed = This table does not allow spectators, so it cannot be shown on a big screen.
screen-open = Show on a big screen
curtain-pass = Pass the device to
curtain-alone = Make sure nobody else is looking.
curtain-lift = I’m { $name }: show my cards
pass-add = Another player on this device
pass-add-text = Several people can play on one device: pass it around, and a curtain hides everyone’s cards.
curtain-learnt = What you have just learned
curtain-cover = I’ve seen it: hide my cards
curtain-take-back = I’m { $name }: take my seat back from the bot
screen-sound = Turn sound on
screen-full = Full screen
pass-here = on this device
