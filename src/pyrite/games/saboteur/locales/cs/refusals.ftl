### Proč ne: pravidla hry podle čísel.

illegal-S1-1 = Nikdo tam nesedí.
illegal-S3-1 = Polož chodbu, zahraj akční kartu, nebo odhoď kartu, a to z vlastní ruky.
illegal-S3-2 = Právě se dobírá karta.
illegal-S4-1 = Chodba se pokládá na volné místo vedle odkryté karty.
illegal-S4-2 = Každá strana musí navazovat na sousední kartu: otvor na otvor, skála na skálu.
illegal-S4-3 = Karty leží rovně nebo vzhůru nohama, nikdy napříč.
illegal-S4-4 = Chodba musí být bez přerušení spojená se startem.
illegal-S4-6 = S rozbitým nástrojem před sebou nesmíš pokládat chodby. Nejdřív je potřeba ho opravit.
illegal-S5-1 = Tento hráč už má nástroj toho druhu rozbitý.
illegal-S5-2 = Tento hráč nemá rozbitý nástroj toho druhu.
illegal-S5-4 = Zával odstraní chodbu, ne start, cíl ani prázdné místo.
illegal-S5-5 = Tento cíl už je odkrytý.
illegal-S7-2 = Vezmi jednu z karet nugetů, které tu leží.
illegal-S8-3 = Hra skončila.
illegal-S9-1 = Bonusové nugety leží mezi startem a cíli, ne hned vedle nich, a chodby se k nim nedají přikládat, dokud nejsou spojené se startem.
illegal-S9-3 = Tento hráč už skončil; pokud se hra ptá, jestli končíš, nejdřív odpověz.
illegal-S9-5 = Zával nemůže odstranit bonusové nugety.
