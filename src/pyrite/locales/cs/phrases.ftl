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
       *[no] { $target } na mě působí podezřele
    }
phrase-suspect-button = Podezírám …
phrase-trust = { $tome ->
        [yes] Věřím ti
       *[no] { $target } má moji důvěru
    }
phrase-trust-button = Věřím …
phrase-goal-is-gold = Cíl { $number } je poklad
phrase-goal-is-gold-button = Cíl … je poklad
phrase-goal-is-stone = Cíl { $number } je kámen
phrase-goal-is-stone-button = Cíl … je kámen
phrase-mend-my = Opravte mi { tool-name }!
phrase-mend-my-button = Opravte mi …
phrase-break-tools-of = { $tome ->
        [yes] Tvoje nástroje je třeba rozbít!
       *[no] Rozbijte nástroje hráče { $target }!
    }
phrase-break-tools-of-button = Rozbijte nástroje hráče …
phrase-i-am-miner = Jsem zlatokop
phrase-no-good-cards = Nemám dobré karty
phrase-need = Potřebujeme { $bridge ->
        [axe] sekeru
        [boat] člun
       *[rope] lano
    }
phrase-need-button = Potřebujeme …
phrase-bridge-this-way = Tady potřebujeme vybavení
phrase-wait-for-me = Počkejte na mě!
phrase-shall-we-end = Ukončíme kolo?
