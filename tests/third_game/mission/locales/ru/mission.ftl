game-mission = Миссия
game-mission-hint = Миссия и один предатель среди вас
table = Сыгранные карты
card-help = помощь
card-harm = вред
role-loyal = верный игрок
role-traitor = предатель
event-played = { $who } играет карту «{ $cardname }»
event-role-shown = { $who }: { $role ->
    [traitor] { role-traitor }
   *[loyal] { role-loyal }
}
event-round-ended = { $ending ->
    [success] { ending-success }
   *[failure] { ending-failure }
}
ending-success = Миссия удалась
ending-failure = Миссия провалилась
prompt-turn = { $me ->
    [yes] Сыграйте карту
   *[no] { $who } играет карту
}
choice-play = Сыграть карту «{ $cardname }»
role-loyal-text = Вы побеждаете, если миссия удастся.
role-traitor-text = Вы побеждаете, если миссия провалится.
event-round-began = Миссия начинается
event-role-dealt = { $who } получает роль
event-scored = { $who }: очки { $points }
cli-ending-success = успех
cli-ending-failure = провал
cli-group-loyal = верные
cli-group-traitor = предатель
