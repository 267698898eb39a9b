### Rychlé fráze: `phrase-…` tak, jak se říkají, `…-button` na tlačítku, než se doplní, co v nich chybí.

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-oops = Jejda.
phrase-hurry = Pospěš si, prosím!
phrase-well-played = Pěkně zahráno!
phrase-suspect = { $tome ->
        [yes] Podezírám tě!
       *[no] Podezírám hráče { $target }
    }
phrase-suspect-button = Podezírám …
phrase-trust = { $tome ->
        [yes] Věřím ti
       *[no] Věřím hráči { $target }
    }
phrase-trust-button = Věřím …
