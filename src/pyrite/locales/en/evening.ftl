### The games that were played in this browser.

evening-title = Your games
evening-about = Remembered in this browser, and nowhere else.
evening-forget = Forget them all
evening-rounds = { $won } of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} went your way
evening-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
evening-won = Won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-all = Show all { $count }
