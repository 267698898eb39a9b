### Hry odehrané v tomto prohlížeči.

evening-title = Tvoje hry
evening-about = Pamatuje si je jen tento prohlížeč.
evening-forget = Zapomenout všechny
evening-rounds = Vyšlo ti: { $won } { $rounds ->
    [one] z { $rounds } kola
    [few] ze { $rounds } kol
   *[other] z { $rounds } kol
}
evening-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
evening-won = Výhra: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
evening-lost = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
evening-all = Ukázat všechny ({ $count })
