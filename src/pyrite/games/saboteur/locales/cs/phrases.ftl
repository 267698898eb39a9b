### Rychlé fráze: `phrase-…` tak, jak se říkají, `…-button` na tlačítku, než se doplní, co v nich chybí.

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

## Průběh a řeči

talk-pick-goal = Který cíl?
talk-pick-tool = Který nástroj?
