### Sitting together: a big screen with phones around it, and one device that is passed around.

screen-title = Table { $code } on the big screen
screen-gathering = Grab your phones
screen-join = Scan the code with your phone, or type these letters: your cards are on your phone, the board is here.
screen-watch = Scan to join or to watch.
screen-qr = QR code that leads to this table
screen-free = { $count ->
    [0] Everybody is here. The host can begin.
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
}
screen-closed = This table has no room for spectators, so it cannot be shown on a screen.
screen-open = Show it on a big screen
curtain-pass = Pass the device to
curtain-alone = Make sure nobody else is looking.
curtain-lift = I am { $name }: show my cards
pass-add = Another player on this device
pass-add-text = Several people can play with one device: it is passed around, and a curtain hides everybody’s cards.
curtain-learnt = What you have just learnt
curtain-cover = I have seen it: hide my cards
curtain-take-back = I am { $name }: take my seat back from the bot
screen-sound = Sound on
screen-full = Full screen
pass-here = with this device
