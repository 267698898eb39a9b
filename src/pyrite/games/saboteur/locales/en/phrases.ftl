### Quick phrases: `phrase-…` as it is said, `…-button` on the button before its blanks are filled in.

phrase-goal-is-gold = Goal { $number } is gold
phrase-goal-is-gold-button = Goal … is gold
phrase-goal-is-stone = Goal { $number } is stone
phrase-goal-is-stone-button = Goal … is stone
phrase-mend-my = Repair my { tool-name }!
phrase-mend-my-button = Repair my …
phrase-break-tools-of = { $tome ->
        [yes] Let’s break your tools!
       *[no] Let’s break { $target }’s tools!
    }
phrase-break-tools-of-button = Let’s break the tools of …
phrase-i-am-miner = I am a miner
phrase-no-good-cards = I have no good cards

## Log and talk

talk-pick-goal = Which goal?
talk-pick-tool = Which tool?
