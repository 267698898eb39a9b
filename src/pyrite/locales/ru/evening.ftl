### Игры, сыгранные в этом браузере.

evening-title = Твои игры
evening-about = О них помнит только этот браузер.
evening-forget = Очистить историю
evening-rounds = Удачных раундов: { $won } из { $rounds }
evening-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
evening-won = { $points ->
    [one] Победа: { $points } очко
    [few] Победа: { $points } очка
   *[many] Победа: { $points } очков
}
evening-lost = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
evening-all = Показать все ({ $count })
