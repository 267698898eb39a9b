### Stůl Ztracených dolů během hry. $who je jméno hráče.

## Plán

forest-label = Les
forest-place = sloupec { $column }, řada { $row }
forest-joint = { $side ->
        [E] { $place }, pravý okraj
       *[S] { $place }, dolní okraj
    }
forest-start = { $clan ->
        [blue] Start modrého klanu
       *[yellow] Start žlutého klanu
    }
forest-mine-hidden = Důl { $number }, zakrytý
forest-mine-help = Stříbro, zlato, drahokamy, nebo drak. Odkryje ho první trpaslík, který sem vejde.
forest-mine-known = Důl { $number }, zakrytý. { $mine ->
        [no] Je v něm
       *[yes] Víš, co v něm je:
    } { $holds ->
        [silver] stříbro
        [gold] zlato
        [gems] drahokamy
       *[dragon] drak
    }
forest-mine-open = { $holds ->
        [silver] Stříbrný důl
        [gold] Zlatý důl
        [gems] Důl s drahokamy
       *[dragon] Důl s drakem
    }, { $place }
forest-mine-turned = { $holds ->
        [silver] Stříbrný důl
        [gold] Zlatý důl
        [gems] Důl s drahokamy
       *[dragon] Důl s drakem
    }, vyústění: { $sides }
forest-dwarf = { $clan ->
        [blue] Modrý trpaslík
       *[yellow] Žlutý trpaslík
    } č. { $number }: { $who }
forest-trap = Past, { $place }
forest-troll = Troll ({ $who }), { $place }

## Karty

forest-shape = { $shape ->
        [crossing] Křižovatka
        [junction] Rozcestí
        [straight] Rovná cesta
       *[bend] Zatáčka
    }
forest-path = { $name }, vyústění: { $sides }
forest-path-with = { $path }, { $feature ->
        [rocks] skály
        [camp] táborák
        [tree] polom
        [lake] jezero
        [pit] jáma
        [tree-axe] polom se sekerou
        [lake-boat] jezero s člunem
       *[pit-rope] jáma s lanem
    }
forest-card-axe = Sekera
forest-card-boat = Člun
forest-card-rope = Lano
forest-card-trap = Past
forest-card-troll = Troll
forest-card-storm = Bouře
forest-card-infoMT = Podívej se na důl nebo poklad
forest-card-infoMD = Podívej se na důl nebo trpaslíka
forest-card-infoTD = Podívej se na poklad nebo trpaslíka
forest-card-help = { $what ->
        [path] Chodí po ní trpaslíci. Musí navazovat na jinou cestu.
        [rocks] Vejde se sem vždy jen jeden trpaslík a nikdo kolem neprojde.
        [camp] Kdo tu začíná pohyb, smí jít až o pět karet.
        [tree] Přes polom nikdo neprojde, dokud ho někdo neproseká sekerou.
        [lake] Přes jezero nikdo neprojde, dokud tam někdo nenechá člun.
        [pit] Přes jámu nikdo neprojde, dokud přes ni někdo nenatáhne lano.
        [axe] Otevře cestu přes polom.
        [boat] Otevře cestu přes jezero.
        [rope] Otevře cestu přes jámu.
        [trap] Leží mezi dvěma kartami. Kdo přes ni přejde, ztratí kartu z ruky.
        [troll] Stojí mezi dvěma kartami. Až do tvého dalšího tahu kolem něj nikdo neprojde.
        [storm] Vezme kartu cesty, na které nestojí trpaslík.
       *[info] Podíváš se na jedno z toho dvojího a nesmíš říct, co vidíš.
    }
forest-drop = Pusť ji sem a odhodíš ji

## Poklady

forest-treasures = Vyložené poklady
forest-treasure = { $kind ->
        [silver] Stříbro
        [gold] Zlato
       *[gems] Drahokamy
    }
forest-treasure-worth = { $kind ->
        [silver] Stříbro za { $value }
        [gold] Zlato za { $value }
       *[gems] Drahokamy za { $value }
    }
forest-treasure-taken = { $treasure }, kořist: { $who }
forest-treasure-seen = { $treasure }, hodnotu zná: { $who }
forest-treasures-left = { $count ->
        [0] Žádný poklad nezbývá
        [one] Zbývá 1 poklad
        [few] Zbývají { $count } poklady
       *[other] Zbývá { $count } pokladů
    }

## Kroky tahu

forest-steps = Kroky tahu
forest-step-card = Karta
forest-step-walk = Pohyb
forest-step-treasure = Poklad
forest-step-end = Konec
forest-step-now = teď: { $step }
forest-step-done = hotovo: { $step }

## Co se dá dělat

forest-your-turn = { $cards ->
        [1] Zahraj kartu, nebo ji odhoď
       *[other] Zahraj kartu, nebo odhoď 1–2
    }
forest-other-turn = { $who } vybírá kartu…
forest-other-walk = { $who } pohybuje trpaslíkem…
forest-other-turn-mine = { $who } odkrývá důl…
forest-other-take = { $who } si bere poklad…
forest-other-vote = Otázka pro hráče { $who }: ukončíme kolo?
forest-you-are-out = Nemáš karty: v tomto kole už nehraješ

forest-lay-where = { $feature ->
        [rocks] Kam položíš skály? Vejde se tam jeden trpaslík.
        [camp] Kam položíš táborák?
        [tree] Kde má polom zablokovat cestu?
        [lake] Kde má jezero zablokovat cestu?
        [pit] Kde má jáma zablokovat cestu?
       *[plain] Kam položíš cestu?
    }
forest-lay = Položit ji sem?
forest-lay-turn = Položit ji takhle, nebo otočit?
forest-tool-where = { $tool ->
        [axe] Na který polom použiješ sekeru?
        [boat] Na které jezero dáš člun?
       *[rope] Přes kterou jámu natáhneš lano?
    }
forest-tool = { $tool ->
        [axe] Prosekat tu cestu sekerou?
        [boat] Nechat tu člun?
       *[rope] Natáhnout tu lano?
    }
forest-trap-where = Na které rozhraní past? Připraví o kartu.
forest-trap-set = Položit past sem?
forest-troll-where = Na které rozhraní troll? Nikdo neprojde.
forest-troll-set = Postavit sem trolla do tvého dalšího tahu?
forest-storm-where = Kterou cestu vezme bouře?
forest-storm = Má bouře vzít tuhle cestu?
forest-look-where = { $card ->
        [infoMT] Který důl nebo poklad chceš vidět?
        [infoMD] Který důl nebo čí trpaslíka chceš vidět?
       *[infoTD] Který poklad nebo čí trpaslíka chceš vidět?
    }
forest-look-mine = Podívat se na důl { $number }?
forest-look-treasure = Podívat se na tento poklad: { $treasure }?
forest-look-dwarf = Podívat se na trpaslíka hráče { $who }?
forest-discard = Odhodit tuhle kartu? Vyber druhou, když chceš odhodit dvě.
forest-discard-two = Odhodit obě karty?
forest-discard-one = Odhodit tuhle kartu?
forest-discard-which = Kterou kartu odhodíš?
forest-only-discard-now = { $card ->
        [path] Teď nikam nepasuje.
        [axe] Není tu polom.
        [boat] Není tu jezero bez člunu.
        [rope] Není tu jáma bez lana.
        [trap] Teď pro ni není místo.
        [troll] Teď pro ni není místo.
        [storm] Žádnou cestu vzít nejde.
       *[other] Teď ji zahrát nejde.
    } Odhoď ji, nebo vyber jinou.
forest-vote-call = Navrhnout všem konec kola? Skončí, jen když všichni souhlasí.
forest-vote-yours = { $who } navrhuje konec kola. Souhlasíš? Stačí jedno „ne“ a hraje se dál.
forest-walk-yours = Kam chceš jít?
forest-walk-none = Tvůj trpaslík nemá kam jít. Zůstaň
forest-walk = Jít sem?
forest-walk-lose = { $count ->
        [one] Jít sem a ztratit 1 kartu v pasti?
        [few] Jít sem a ztratit { $count } karty v pastech?
       *[other] Jít sem a ztratit { $count } karet v pastech?
    }
forest-walk-which = Vede sem víc cest. Kterou půjdeš?
forest-turn-yours = Důl je odkrytý. Jak má ležet?
forest-turn = Položit důl takhle?
forest-take-yours = Vezmi si jeden z pokladů
forest-take = Vzít tento?

forest-do-lay = Položit
forest-do-tool = { $tool ->
        [axe] Prosekat
        [boat] Nechat
       *[rope] Natáhnout
    }
forest-do-trap = Položit
forest-do-troll = Postavit
forest-do-storm = Ať fouká
forest-do-look = Podívat se
forest-do-discard = Odhodit
forest-do-discard-only = Odhodit jen tuhle
forest-do-discard-two = Odhodit obě
forest-do-discard-card = Odhodit
forest-do-vote = Navrhnout
forest-do-vote-short = Navrhnout konec kola
forest-do-yes = Ano, konec
forest-do-no = Ne, hrajeme dál
forest-do-walk = Jít
forest-do-stay = Zůstat
forest-do-turn = Takhle
forest-do-take = Vzít

forest-way = { $side ->
        [N] shora
        [E] zprava
        [S] zdola
        [W] zleva
       *[none] cesta
    }
forest-way-lose = { $way }: { $losses ->
        [0] to nestojí nic
        [one] to stojí 1 kartu
        [few] to stojí { $losses } karty
       *[other] to stojí { $losses } karet
    }
forest-price = { $losses ->
        [0] zdarma
        [one] stojí 1 kartu
        [few] stojí { $losses } karty
       *[other] stojí { $losses } karet
    }

## Seznam tahů

forest-move-walk = Jít: { $place }
forest-move-stay = Zůstat
forest-move-turn = Položit důl, vyústění: { $mine }
forest-move-take = Vzít: { $treasure }
forest-move-vote = Navrhnout konec kola
forest-move-yes = Ano, ukončit kolo
forest-move-no = Ne, hrát dál
forest-move-discard = Odhodit: { $cards }
forest-move-look-mine = Podívat se na důl { $number }
forest-move-look-treasure = Podívat se na poklad { $number }: { $treasure }
forest-move-look-dwarf = Podívat se na trpaslíka hráče { $who }

## Postava

forest-role-title = { $character ->
        [loyal] { $clan ->
            [blue] Tvoje postava: věrný modrý trpaslík
           *[yellow] Tvoje postava: věrný žlutý trpaslík
        }
        [selfish] { $clan ->
            [blue] Tvoje postava: sobecký modrý trpaslík
           *[yellow] Tvoje postava: sobecký žlutý trpaslík
        }
       *[saboteur] { $clan ->
            [blue] Tvoje postava: sabotér v modrém klanu
           *[yellow] Tvoje postava: sabotér ve žlutém klanu
        }
    }
forest-role-short = { $character ->
        [loyal] Věrný
        [selfish] Sobecký
       *[saboteur] Sabotér
    }
forest-role-text = { $character ->
        [loyal] { $clan ->
            [blue] Dělíš se o body s modrým klanem.
           *[yellow] Dělíš se o body se žlutým klanem.
        }
        [selfish] S nikým se nedělíš: co najdeš, je jen tvoje.
       *[saboteur] { $clan ->
            [blue] Nosíš modrou, ale o body se dělíš se žlutým klanem.
           *[yellow] Nosíš žlutou, ale o body se dělíš s modrým klanem.
        }
    }
forest-role-aim = Body dávají poklady: skonči pohyb v dole a jeden si vezmeš.
forest-role-among = Karty každého klanu: věrný × { $loyal }, sobecký × 1, sabotér × 1.

## Hráči

forest-clan = { $clan ->
        [blue] modrý klan
       *[yellow] žlutý klan
    }
forest-number = trpaslík č. { $number }
forest-taken = { $kind ->
        [silver] Získané stříbro: { $count }
        [gold] Získané zlato: { $count }
       *[gems] Získané drahokamy: { $count }
    }
forest-has-dragon = má draka
forest-is-out = bez karet: do konce kola nehraje
forest-is-out-short = mimo
forest-points = { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
forest-has-troll = má na plánu trolla
forest-you-saw = víš, že je to { $character ->
        [loyal] věrný trpaslík
        [selfish] sobecký trpaslík
       *[saboteur] sabotér
    }
forest-looked-by = tuto kartu zná: { $who }
forest-asks = navrhuje konec kola

box-token = Žeton: { $name }

## Ohlédnutí

hindsight-lines-lost-mines = Čím výš čára je, tím méně věrný hráč vypadal. Silné čáry: kdo věrný opravdu nebyl.
hindsight-looked-lost-mines = { $who } vypadá jako { $role ->
        [loyal] věrný
        [selfish] sobecký
       *[saboteur] sabotér
    }
hindsight-turning-lost-mines = Nejcennější poklad kola: { $after ->
        [one] 1 bod
        [few] { $after } body
       *[other] { $after } bodů
    }
