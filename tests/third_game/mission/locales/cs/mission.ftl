game-mission = Mise
game-mission-hint = Mise a jeden zrádce mezi vámi
table = Zahrané karty
card-help = pomoc
card-harm = škoda
role-loyal = věrný hráč
role-traitor = zrádce
event-played = { $who } hraje kartu „{ $cardname }“
event-role-shown = { $who }: { $role ->
    [traitor] { role-traitor }
   *[loyal] { role-loyal }
}
event-round-ended = { $ending ->
    [success] { ending-success }
   *[failure] { ending-failure }
}
ending-success = Mise se podařila
ending-failure = Mise se nepodařila
prompt-turn = { $me ->
    [yes] Zahrajte kartu
   *[no] { $who } hraje kartu
}
choice-play = Zahrát kartu „{ $cardname }“
role-loyal-text = Vyhrajete, když se mise podaří.
role-traitor-text = Vyhrajete, když se mise nepodaří.
event-round-began = Mise začíná
event-role-dealt = { $who } dostává roli
event-scored = { $who }: body { $points }
cli-ending-success = úspěch
cli-ending-failure = neúspěch
cli-group-loyal = věrní
cli-group-traitor = zrádce
