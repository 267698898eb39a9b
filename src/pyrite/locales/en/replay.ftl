### Games that were played: step by step, through any eyes, and in hindsight.

replay-title = Replay
replay-past-title = So far
replay-missing-title = There is no such game
replay-back-to-table = Back to the table
replay-eyes = Through the eyes of
replay-eyes-none = a spectator
replay-eyes-all = everyone: all cards open
replay-tabs = What to see beside the board
replay-share = Share
replay-share-title = A link to this moment
replay-download = Save the game as a file
replay-open = Open a game from a file
replay-hands = All roles and hands
replay-role = { $role ->
    [miner] Gold miner
    [saboteur] Saboteur
    [loyal] Loyal
    [selfish] Selfish
   *[other] { $role }
}
replay-play = Play
replay-stop = Stop
replay-step-on = One step on
replay-step-back = One step back
replay-round-on = To the next round
replay-round-back = To the beginning of the round
replay-scrub = Where in the game
replay-step = Step { $step } of { $steps }
replay-speed = Speed
replay-times = { NUMBER($speed) }×
replay-watch = Watch the replay
replay-look-back = Look back

hindsight-title = Who fooled whom
hindsight-about = What a sharp spectator could have thought of everyone, step by step, from what everybody saw.
hindsight-waiting = The game is being read again …
hindsight-nothing = No round was finished in this game.
hindsight-round = Round { $round }
hindsight-chart = How suspicion of each player rose and fell in round { $round }. The table below tells how it ended.
hindsight-player = Player
hindsight-role = Was
hindsight-seen = Seen through
hindsight-read = Read the others
hindsight-moves = The moves that changed minds
hindsight-swing = { $role ->
    [miner] { $who } as a gold miner: { $before } % → { $after } %
    [saboteur] { $who } as a saboteur: { $before } % → { $after } %
    [loyal] { $who } as loyal: { $before } % → { $after } %
    [selfish] { $who } as selfish: { $before } % → { $after } %
   *[other] { $who }: { $before } % → { $after } %
}
hindsight-turning = The turning point
percent = { NUMBER($value) } %
