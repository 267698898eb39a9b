### Rychlé fráze: `phrase-…` tak, jak se říkají, `…-button` na tlačítku, než se doplní, co v nich chybí.

## Hráči

talk-pick-bridge = Které vybavení?

phrase-need = Potřebujeme { $bridge ->
        [axe] sekeru
        [boat] člun
       *[rope] lano
    }
phrase-need-button = Potřebujeme …
phrase-bridge-this-way = Tady potřebujeme vybavení
phrase-wait-for-me = Počkejte na mě!
phrase-shall-we-end = Ukončíme kolo?
