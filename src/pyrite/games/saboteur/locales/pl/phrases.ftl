### Gotowe zwroty: `phrase-…` tak, jak się je mówi, `…-button` na przycisku, zanim wypełni się puste miejsca.

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

## Przebieg i rozmowa

talk-pick-goal = Który cel?
talk-pick-tool = Które narzędzie?
