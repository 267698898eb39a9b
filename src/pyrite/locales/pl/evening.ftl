### Gry rozegrane w tej przeglądarce.

evening-title = Twoje gry
evening-about = Pamięta o nich tylko ta przeglądarka.
evening-forget = Zapomnij o wszystkich
evening-rounds = Udane rundy: { $won } z { $rounds }
evening-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
evening-won = Wygrana: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
evening-lost = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
evening-all = Pokaż wszystkie ({ $count })
