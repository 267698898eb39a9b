### Games that were played: step by step, through any eyes, and in hindsight.

replay-title = Replay
replay-past-title = So far
replay-missing-title = There is no such game
replay-back-to-table = Back to the table
replay-loading = Laying the game out…
replay-player = Player { $number }
replay-turn = { $me ->
    [yes] Your turn
   *[no] { $who } to move
}
replay-people = Players: choose whose eyes to look through
replay-controls = Playback controls
replay-space = Space
replay-eyes = Through the eyes of
replay-eyes-none = a spectator
replay-eyes-all = everyone: all cards open
replay-tabs = What to see beside the board
replay-share = Share
replay-share-title = A link to this moment
replay-share-text = Whoever opens it sees the same board, through the same eyes.
replay-file = As a file
replay-download = Save the game as a file
replay-open = Open a game from a file
replay-opening = Opening…
replay-open-text = Look at a game that was saved as a file: step by step, through any eyes, and see who fooled whom.
replay-bad-file = “{ $name }” is no record of a game, or something in it is against the rules.
replay-hands = Roles and hands
replay-no-cards = no cards
replay-play = Play
replay-stop = Stop
replay-step-on = One step on
replay-step-back = One step back
replay-round-on = To the next round
replay-round-back = To the beginning of the round
replay-scrub = Position in the game
replay-step = Step { $step } of { $steps }
replay-speed = Speed
replay-times = { NUMBER($speed) }×
replay-watch = Watch the replay
replay-look-back = Look back

hindsight-title = Who fooled whom
hindsight-about = What a sharp spectator could have thought of everyone, step by step, from what everybody saw.
hindsight-lines = The higher a line, the less its player looked like this: { $role }. Thick lines: who really was something else.
hindsight-press = Press the chart or a move to go there.
hindsight-alone = Show this line alone
hindsight-what = What the numbers mean
hindsight-what-text = Seen through: how sure a spectator could be, at the end, of what the player really was. Read the others: how sure the player could be, at the end, of what the others really were; one’s own cards help.
hindsight-waiting = Reading the game again…
hindsight-nothing = No round was finished in this game.
hindsight-round = Round { $round }
hindsight-chart = How suspicion of each player rose and fell in round { $round }. The table below tells how it ended.
hindsight-player = Player
hindsight-role = Was
hindsight-seen = Seen through
hindsight-read = Read the others
hindsight-moves = The moves that changed minds
hindsight-swing = { $who } ({ $role }): { $before }% → { $after }%
hindsight-turning = The turning point
percent = { NUMBER($value) }%
