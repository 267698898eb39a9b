### Hry odehrané v tomto prohlížeči.

evening-title = Tvoje hry
evening-about = Pamatuje si je jen tento prohlížeč.
evening-forget = Vymazat historii
evening-rounds = Úspěšná kola: { $won } { $rounds ->
    [one] z { $rounds }
    [few] ze { $rounds }
    [6] ze { $rounds }
    [7] ze { $rounds }
   *[other] z { $rounds }
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
