### Lessons: a game learned by trying, a step at a time. The steps are among the texts of each game.

lesson-step = Step { $step } of { $steps }
lesson-hint = Hint
lesson-next = Next
lesson-back = Back
lesson-start-over = Start over
lesson-right = Well done!
lesson-illegal = The rules do not allow that.
lesson-done-title = You know how to play
lesson-done-text = You will pick up the rest at the table. Your first game is with easy bots, who make mistakes too.
lesson-first-game = Play my first game
lesson-all-rules = Full rules
lesson-you = You
lesson-player-1 = Ola
lesson-player-2 = Petr
