### Games that were played: step by step, through any eyes, and in hindsight.

replay-title = Replay
replay-past-title = The game so far
replay-missing-title = Game not found
replay-back-to-table = Back to the table
replay-loading = Loading the replay…
replay-player = Player { $number }
replay-people = Players: choose whose view to see
replay-controls = Playback controls
replay-space = Space
replay-eyes = View of
replay-eyes-none = a spectator
replay-eyes-all = everyone: all cards face up
replay-tabs = Beside the board
replay-share = Share
replay-share-title = A link to this moment
replay-share-text = It opens the same board with the same view.
replay-file = Game file
replay-download = Save the game as a file
replay-opening = Opening…
replay-open-text = Look at a game saved as a file: step by step, from anyone’s view, and see who fooled whom.
replay-bad-file = “{ $name }” is not a game record, or something in it is against the rules.
replay-hands = Roles and hands
replay-no-cards = no cards
replay-discarded = Discard pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
replay-play = Play
replay-stop = Pause
replay-step-on = Next step
replay-step-back = Previous step
replay-round-on = Next round
replay-round-back = Start of the round
replay-scrub = Position in the game
replay-step = Step { $step } of { $steps }
replay-speed = Speed
replay-times = { NUMBER($speed) }×

hindsight-about = What a careful spectator could have thought of each player, step by step, from what everyone saw.
hindsight-lines = The higher a line, the less its player looked like this: { $role }. Thick lines: players who really were something else.
hindsight-press = Tap the chart or a move to go there.
hindsight-alone = Show only this line
hindsight-what = What the numbers mean
hindsight-what-text = Role given away: how sure a spectator could be, at the end, of what the player really was. Others’ roles guessed: how sure the player could be, at the end, of what the others really were; your own cards help.
hindsight-waiting = Analysing the game…
hindsight-nothing = No round was finished in this game.
hindsight-round = Round { $round }
hindsight-fate = { $fate ->
        [early] Given away early: { $who }.
        [late] Given away late: { $who }.
        [doubted] In doubt to the end: { $who }.
       *[fooled] Fooled the others to the end: { $who }.
    }
hindsight-chart = How suspicion of each player rose and fell in round { $round }. The table below shows how it ended.
hindsight-player = Player
hindsight-role = Actual role
hindsight-seen = Role given away
hindsight-read = Others’ roles guessed
hindsight-why = Why a spectator would think so
hindsight-thought = { $looked }: { $percent }%
hindsight-moves = The moves that changed minds
hindsight-looked = { $who } · possible role { $role }
hindsight-swing = Suspicion of { $who } { $change ->
        [up] rose
       *[down] fell
    } from { $before }% to { $after }%
hindsight-turning = The turning point
percent = { NUMBER($value) }%
