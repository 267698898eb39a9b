### Co o této hře říká příkazový řádek. $who, $target jsou místa podle čísel.

## Volby společné několika příkazům

cli-option-box = soubor jako box.toml, pro ty, kdo hru mají
cli-option-until-alone = další kola, dokud nevede jediný hráč; po 99. kole je při shodě výhra společná

## Čísla

cli-column-character = postava
cli-ending-treasures = poklady
cli-ending-cards = karty
cli-ending-vote = hlasování
cli-group-loyal = věrný
cli-group-selfish = sobecký
cli-group-saboteur = sabotér

## Hra na obrazovce

cli-points = { $count ->
        [one] 1 bod
        [few] { $count } body
       *[other] { $count } bodů
    }
cli-clan-blue = modrý
cli-clan-yellow = žlutý
cli-treasure-silver = stříbro
cli-treasure-gold = zlato
cli-treasure-gems = drahokamy
cli-took-treasures = poklady: { $names }
cli-has-dragon = drak
cli-legend-forest = ▲ skály  * táborák  ¥ polom  ~ jezero  o jáma  # s vybavením  x past  T troll  B, Y: start modrého a žlutého klanu
cli-legend-mines = ? zakrytý důl  c stříbro  $ zlato  ◇ drahokamy  D drak; čísla jsou trpaslíci podle míst
cli-joint = { $side ->
        [E] napravo od { $at }
       *[S] pod { $at }
    }

## Co se stalo, tam, kde stránka říká „Ty“ nebo vypráví několik věcí najednou

cli-tell-clan-dealt = { $clan ->
        [blue] { $who }: modrý klan
       *[yellow] { $who }: žlutý klan
    }
cli-tell-your-character = { $character ->
        [loyal] { $who }: věrný trpaslík
        [selfish] { $who }: sobecký trpaslík
       *[saboteur] { $who }: sabotér
    }
cli-tell-treasure-laid = { $treasure ->
        [silver] Poklad { $number } je stříbro
        [gold] Poklad { $number } je zlato
       *[gems] Poklad { $number } jsou drahokamy
    }
cli-tell-your-look-mine = { $holds ->
        [silver] { $who } vidí v dole { $number } stříbro
        [gold] { $who } vidí v dole { $number } zlato
        [gems] { $who } vidí v dole { $number } drahokamy
       *[dragon] { $who } vidí v dole { $number } draka
    }
cli-tell-your-look-treasure = { $who } vidí, že poklad { $number } má hodnotu { $value }
cli-tell-your-look-dwarf = { $character ->
        [loyal] { $who } vidí, že { $target } je věrný trpaslík
        [selfish] { $who } vidí, že { $target } je sobecký trpaslík
       *[saboteur] { $who } vidí, že { $target } je sabotér
    }
cli-tell-your-discard = { $who } odhazuje kartu { $card }: { $cardname }
cli-tell-your-loss = { $who } ztrácí kartu { $card }: { $cardname }
cli-tell-your-treasure = { $who } nachází poklad v hodnotě { $value }

## Pohled slovy

cli-describe-treasure = Poklad { $number }: { $value }

## Proč je někdo podezřelý, nebo důvěryhodný

cli-reason-card = { $card ->
        [lay] cesta
        [bridge] vybavení
        [trap] past
        [troll] troll
       *[storm] bouře
    } { $whom ->
        [for-own] pro vlastního trpaslíka
        [for-clan] pro vlastní klan
        [for-other] pro druhý klan
        [against-own] proti sobě
        [against-clan] proti vlastnímu klanu
        [against-other] proti druhému klanu
       *[nobody] bez užitku
    }
cli-reason-walk = { $way ->
        [mine] chůze k pokladu
        [hidden] vstup do neznámého dolu
        [leaves] odchod z dolu s pokladem
        [away] chůze pryč od pokladu
        [nearer] chůze směrem k pokladu
       *[nowhere] chůze bez cíle
    }
cli-reason-stay = { $mine ->
        [yes] čekání u pokladu
       *[no] zůstávání na místě
    }
cli-reason-other = { $seen ->
        [look-mine] pohled do dolu
        [look-treasure] pohled na poklad
        [look-own-clan] pohled na trpaslíka vlastního klanu
        [look-other-clan] pohled na trpaslíka druhého klanu
        [vote] hlas pro konec kola
        [yes] hlas pro konec kola
        [no] hlas pro pokračování
       *[discard] odhozené karty
    }
