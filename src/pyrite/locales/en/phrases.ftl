### Quick phrases: `phrase-…` as it is said, `…-button` on the button before its blanks are filled in.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-oops = Oops.
phrase-hurry = Hurry up, please!
phrase-well-played = Well played!
phrase-suspect = { $tome ->
        [yes] I suspect you!
       *[no] I suspect { $target }
    }
phrase-suspect-button = I suspect …
phrase-trust = { $tome ->
        [yes] I trust you
       *[no] I trust { $target }
    }
phrase-trust-button = I trust …
phrase-goal-is-gold = Goal { $number } is gold
phrase-goal-is-gold-button = Goal … is gold
phrase-goal-is-stone = Goal { $number } is stone
phrase-goal-is-stone-button = Goal … is stone
phrase-mend-my = Mend my { tool-name }!
phrase-mend-my-button = Mend my …
phrase-break-tools-of = { $tome ->
        [yes] Your tools should break!
       *[no] Break { $target }’s tools!
    }
phrase-break-tools-of-button = Break the tools of …
phrase-i-am-miner = I am a miner
phrase-no-good-cards = I have no good cards
phrase-need = We need { $bridge ->
        [axe] an axe
        [boat] a boat
       *[rope] a rope
    }
phrase-need-button = We need …
phrase-bridge-this-way = We need a tool here
phrase-wait-for-me = Wait for me!
phrase-shall-we-end = Shall we end it?
