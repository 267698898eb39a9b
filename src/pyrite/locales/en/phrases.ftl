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
