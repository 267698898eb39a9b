### Quick phrases: `phrase-…` as it is said, `…-button` on the button before its blanks are filled in.

## Players

talk-pick-bridge = Which one?
talk-pick-mine = Which mine?

phrase-need = We need { $bridge ->
        [axe] an axe
        [boat] a boat
       *[rope] a rope
    }
phrase-need-button = We need …
phrase-bridge-this-way = We need a tool here
phrase-wait-for-me = Wait for me!
phrase-shall-we-end = Shall we end the round?
phrase-shall-we-end-button = End the round?
phrase-i-go-to = I am going to mine { $number }
phrase-i-go-to-button = I am going to mine …
phrase-build-to = Let’s build towards mine { $number }
phrase-build-to-button = Let’s build towards mine …
phrase-where-to = { $tome ->
        [yes] Where are you going?
       *[no] Where is { $target } going?
    }
phrase-where-to-button = Where is … going?
phrase-blocks-us = { $tome ->
        [yes] You are blocking us!
       *[no] { $target } is blocking us
    }
phrase-blocks-us-button = … is blocking us
phrase-i-am-loyal = I am loyal to my clan
