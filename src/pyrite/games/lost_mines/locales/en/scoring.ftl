### The end of a round, and how it is scored. $who did it ("You" if it was the reader); $me: "yes" when that is the reader.

reveal-title-treasures = The last treasure is taken!
reveal-title-cards = No cards are left
reveal-title-vote = Everyone agreed to stop
reveal-text-scoring = Everyone reveals their dwarf and treasures.
reveal-brought = brought { $treasures }
reveal-dragon = has the dragon
scoring-count = { $count ->
        [0] no points
        [one] 1 point
       *[other] { $count } points
    }
scoring-selfish = { $me ->
        [yes] You are selfish and keep what you found: { scoring-count }
       *[no] { $who } is selfish and keeps what they found: { scoring-count }
    }
# The members of a side ($names) brought $sum together; each gets $count.
scoring-side-blue = { $members ->
        [1] { $me ->
            [yes] Only you played for blue, and brought
           *[no] Only { $names } played for blue, and brought
        } { $sum ->
            [0] nothing
           *[other] treasures worth { $sum }
        }: { scoring-count }
       *[other] For blue: { $names }. { $sum ->
            [0] No treasures: no points
           *[other] Treasures worth { $sum } together: { scoring-count } each
        }
    }
scoring-side-yellow = { $members ->
        [1] { $me ->
            [yes] Only you played for yellow, and brought
           *[no] Only { $names } played for yellow, and brought
        } { $sum ->
            [0] nothing
           *[other] treasures worth { $sum }
        }: { scoring-count }
       *[other] For yellow: { $names }. { $sum ->
            [0] No treasures: no points
           *[other] Treasures worth { $sum } together: { scoring-count } each
        }
    }
scoring-nobody-blue = Nobody played for blue
scoring-nobody-yellow = Nobody played for yellow
# $rest is what did not divide; $names brought the best single treasure, worth $best.
scoring-rest = { $rest } left over: { $me ->
        [yes] you brought the best treasure, worth { $best }, and get { scoring-count } more
       *[no] { $names } brought the best treasure, worth { $best }, and { $members ->
            [1] gets { scoring-count } more
           *[other] get { scoring-count } more each
        }
    }
scoring-rest-lost = { $rest } left over that cannot be split: nobody gets it
scoring-dragon = { $me ->
        [yes] The dragon takes { scoring-count } from you
       *[no] The dragon takes { scoring-count } from { $who }
    }
scoring-dragon-none = { $me ->
        [yes] The dragon follows you, but you have nothing to lose
       *[no] The dragon follows { $who }, who has nothing to lose
    }
