### The games that were played in this browser.

evening-title = Your games
evening-about = Saved only in this browser.
evening-forget = Clear history
evening-rounds = Rounds that went your way: { $won } of { $rounds }
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
