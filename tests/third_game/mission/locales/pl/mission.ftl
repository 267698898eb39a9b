game-mission = Misja
game-mission-hint = Misja i jeden zdrajca wśród was
table = Zagrane karty
card-help = pomoc
card-harm = szkoda
role-loyal = lojalny gracz
role-traitor = zdrajca
event-played = { $who } zagrywa kartę „{ $cardname }”
event-role-shown = { $who }: { $role ->
    [traitor] { role-traitor }
   *[loyal] { role-loyal }
}
event-round-ended = { $ending ->
    [success] { ending-success }
   *[failure] { ending-failure }
}
ending-success = Misja się udaje
ending-failure = Misja się nie udaje
prompt-turn = { $me ->
    [yes] Zagraj kartę
   *[no] { $who } zagrywa kartę
}
choice-play = Zagraj kartę „{ $cardname }”
role-loyal-text = Wygrywasz, jeśli misja się uda.
role-traitor-text = Wygrywasz, jeśli misja się nie uda.
event-round-began = Misja się zaczyna
event-role-dealt = { $who } dostaje rolę
event-scored = { $who }: punkty { $points }
cli-ending-success = udana
cli-ending-failure = nieudana
cli-group-loyal = lojalni
cli-group-traitor = zdrajca
