### Rychlé fráze: `phrase-…` tak, jak se říkají, `…-button` na tlačítku, než se doplní, co v nich chybí.

## Hráči

talk-pick-bridge = Které vybavení?
talk-pick-mine = Který důl?

phrase-need = Potřebujeme { $bridge ->
        [axe] sekeru
        [boat] člun
       *[rope] lano
    }
phrase-need-button = Potřebujeme …
phrase-bridge-this-way = Tady potřebujeme vybavení
phrase-wait-for-me = Počkejte na mě!
phrase-shall-we-end = Ukončíme kolo?
phrase-shall-we-end-button = Konec kola?
phrase-i-go-to = Jdu k dolu { $number }
phrase-i-go-to-button = Jdu k dolu …
phrase-build-to = Stavme k dolu { $number }
phrase-build-to-button = Stavme k dolu …
phrase-where-to = { $tome ->
        [yes] Kam jdeš?
       *[no] Kam jde { $target }?
    }
phrase-where-to-button = Kam jde …?
phrase-blocks-us = { $tome ->
        [yes] Bráníš nám!
       *[no] { $target } nám brání
    }
phrase-blocks-us-button = Brání nám …
phrase-i-am-loyal = Hraju za svůj klan
