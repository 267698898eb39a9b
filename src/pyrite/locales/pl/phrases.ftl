### Gotowe zwroty: `phrase-…` tak, jak się je mówi, `…-button` na przycisku, zanim wypełni się puste miejsca.

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam!
phrase-oops = Ups.
phrase-hurry = Pospiesz się!
phrase-well-played = Dobrze zagrane!
phrase-suspect = { $tome ->
        [yes] Podejrzewam Ciebie!
       *[no] Podejrzewam gracza { $target }
    }
phrase-suspect-button = Podejrzewam…
phrase-trust = { $tome ->
        [yes] Ufam Ci
       *[no] Ufam graczowi { $target }
    }
phrase-trust-button = Ufam…
