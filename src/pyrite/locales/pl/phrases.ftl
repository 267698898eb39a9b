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
       *[no] { $target } wygląda mi podejrzanie
    }
phrase-suspect-button = Podejrzewam…
phrase-trust = { $tome ->
        [yes] Ufam Ci
       *[no] { $target } ma moje zaufanie
    }
phrase-trust-button = Ufam…
phrase-goal-is-gold = Cel { $number } to skarb
phrase-goal-is-gold-button = Cel … to skarb
phrase-goal-is-stone = Cel { $number } to kamień
phrase-goal-is-stone-button = Cel … to kamień
phrase-mend-my = Naprawcie mi { tool-name }!
phrase-mend-my-button = Naprawcie mi…
phrase-break-tools-of = { $tome ->
        [yes] Trzeba Ci zepsuć narzędzia!
       *[no] Zepsujcie narzędzia gracza { $target }!
    }
phrase-break-tools-of-button = Zepsujcie narzędzia gracza…
phrase-i-am-miner = Jestem górnikiem
phrase-no-good-cards = Nie mam dobrych kart
phrase-need = Potrzebujemy { $bridge ->
        [axe] topora
        [boat] łodzi
       *[rope] liny
    }
phrase-need-button = Potrzebujemy…
phrase-bridge-this-way = Tu potrzebne jest narzędzie
phrase-wait-for-me = Zaczekajcie na mnie!
phrase-shall-we-end = Kończymy?
