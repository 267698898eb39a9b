game-mission = Mission
game-mission-hint = A mission, and one traitor among you
table = Cards played
prompt-turn = { $me ->
    [yes] Play a card
   *[no] { $who } plays a card
}
choice-play = Play { $cardname }
card-help = help
card-harm = harm
role-loyal = loyal
role-loyal-text = You win if the mission succeeds.
role-traitor = traitor
role-traitor-text = You win if the mission fails.
event-round-began = The mission begins
event-role-dealt = { $who } gets a role
event-played = { $who } plays { $cardname }
event-role-shown = { $who }: { $role ->
    [traitor] { role-traitor }
   *[loyal] { role-loyal }
}
event-round-ended = { $ending ->
    [success] { ending-success }
   *[failure] { ending-failure }
}
event-scored = { $who } scores { $points }
ending-success = The mission succeeds
ending-failure = The mission fails
cli-ending-success = success
cli-ending-failure = failure
cli-group-loyal = loyal
cli-group-traitor = traitor
