### Quick phrases: `phrase-…` as it is said, `…-button` on the button before its blanks are filled in.

## Players

talk-pick-bridge = Which one?

phrase-need = We need { $bridge ->
        [axe] an axe
        [boat] a boat
       *[rope] a rope
    }
phrase-need-button = We need …
phrase-bridge-this-way = We need a tool here
phrase-wait-for-me = Wait for me!
phrase-shall-we-end = Shall we end it?
