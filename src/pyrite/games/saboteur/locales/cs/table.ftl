### Stůl Sabotéra během hry.

## Plán

board-label = Chodby
place = { $side ->
        [none] { $dir ->
            [up] { $rows } nad startem
           *[down] { $rows } pod startem
        }
        [left] { $dir ->
            [none] { $columns } doleva od startu
            [up] { $rows } nahoru, { $columns } doleva od startu
           *[down] { $rows } dolů, { $columns } doleva od startu
        }
       *[right] { $dir ->
            [none] { $columns } doprava od startu
            [up] { $rows } nahoru, { $columns } doprava od startu
           *[down] { $rows } dolů, { $columns } doprava od startu
        }
    }

## Karty

a-shape = { $shape ->
        [crossing] křižovatku
        [junction] rozcestí
        [straight] rovnou chodbu
        [bend] zatáčku
       *[dead-end] slepou chodbu
    }
card-shape = { $shape ->
        [crossing] Křižovatka
        [junction] Rozcestí
        [straight] Rovná chodba
        [bend] Zatáčka
       *[dead-end] Slepá chodba
    }
card-tunnel = { $name }, otvory: { $sides }
card-break = { $tool ->
        [pickaxe] Rozbitý krumpáč
        [lantern] Rozbitá lucerna
       *[cart] Rozbitý vozík
    }
card-mend = { $tool ->
        [pickaxe] Oprava: krumpáč
        [lantern] Oprava: lucerna
        [cart] Oprava: vozík
        [pickaxe-lantern] Oprava: krumpáč nebo lucerna
        [pickaxe-cart] Oprava: krumpáč nebo vozík
       *[lantern-cart] Oprava: lucerna nebo vozík
    }
card-rockfall = Zával
card-map = Mapa
card-bonus = { $value ->
        [one] Bonusová karta s 1 nugetem
        [few] Bonusová karta se { $value } nugety
       *[other] Bonusová karta s { $value } nugety
    }
card-nugget = { $value ->
        [one] 1 nuget
        [few] { $value } nugety
       *[other] { $value } nugetů
    }
card-start = Start
card-gold = Poklad
card-stone = Kámen
goal-hidden = Cíl { $number }, zakrytý
goal-hidden-gold = Cíl { $number }, zakrytý. { $mine ->
        [no] Je to poklad
       *[yes] Víš, že je to poklad
    }
goal-hidden-stone = Cíl { $number }, zakrytý. { $mine ->
        [no] Je to kámen
       *[yes] Víš, že je to kámen
    }
goal-help = Jeden z cílů je poklad, ostatní jsou kameny. Odkryje ho chodba od startu.
claim-gold = { $me ->
        [yes] Říkáš
       *[no] { $who } říká
    }: cíl { $number } je poklad
claim-stone = { $me ->
        [yes] Říkáš
       *[no] { $who } říká
    }: cíl { $number } je kámen
nugget-cards = { $count ->
        [0] žádné karty nugetů
        [one] 1 karta nugetů
        [few] { $count } karty nugetů
       *[other] { $count } karet nugetů
    }
card-help = { $what ->
        [tunnel] Prodlužuje chodbu. Všechny strany musí navazovat na sousední karty.
        [dead-end] Navazuje jako chodba, ale nikam nevede: blokuje cestu.
        [break] Hráč s { $tool ->
            [pickaxe] rozbitým krumpáčem
            [lantern] rozbitou lucernou
           *[cart] rozbitým vozíkem
        } nesmí pokládat chodby.
        [mend] Opraví { $tool ->
            [pickaxe] rozbitý krumpáč
            [lantern] rozbitou lucernu
           *[cart] rozbitý vozík
        }, tobě nebo jinému hráči.
        [mend-either] Opraví jeden z těchto dvou nástrojů, tobě nebo jinému hráči.
        [rockfall] Odstraní z plánu jednu kartu chodby, i slepou.
        [map] Podíváš se na jeden z cílů. Jen ty uvidíš, co to je.
       *[bonus] Leží mezi startem a cíli. Kdo k ní dojde první, dostane její nugety.
    }

tool-name = { $tool ->
        [pickaxe] krumpáč
        [lantern] lucernu
       *[cart] vozík
    }
tool-title = { $tool ->
        [pickaxe] Krumpáč
        [lantern] Lucerna
       *[cart] Vozík
    }
tool-broken = { $tool ->
        [pickaxe] Rozbitý krumpáč
        [lantern] Rozbitá lucerna
       *[cart] Rozbitý vozík
    }

## Kdo je na tahu a co může

prompt-your-turn = Jsi na tahu: vyber kartu
prompt-your-turn-broken = { $tool ->
        [pickaxe] Rozbitý krumpáč: zahraj akci, nebo odhoď kartu
        [lantern] Rozbitá lucerna: zahraj akci, nebo odhoď kartu
        [cart] Rozbitý vozík: zahraj akci, nebo odhoď kartu
       *[several] Rozbité nástroje: zahraj akci, nebo odhoď kartu
    }
prompt-other-turn = { $who } přemýšlí…
prompt-bonus-yours = Polož jednu z bonusových karet nugetů
prompt-bonus-other = { $who } pokládá bonusovou kartu nugetů
prompt-stop-yours = Máš bonusové nugety. Skončit, nebo hrát dál?
prompt-stop-other = { $who } má bonusové nugety: konec, nebo hra dál?
prompt-pick-yours = Vezmi si jednu z karet nugetů
prompt-pick-other = { $who } si vybírá kartu nugetů
prompt-lay-where = Kam ji položíš?
prompt-dead-end-where = Kde má zablokovat cestu?
prompt-lay = Položit ji sem?
prompt-lay-turn = Položit ji takhle, nebo otočit?
prompt-rockfall-where = Kterou chodbu odstranit?
prompt-rockfall = Odstranit tuhle chodbu?
prompt-map-where = Který cíl chceš vidět?
prompt-map = Podívat se na cíl { $number }?
prompt-map-again = Tenhle cíl už znáš. Podívat se na cíl { $number } znovu?
prompt-break-who = Komu rozbiješ { tool-name }? Pak nesmí pokládat chodby.
prompt-break = { $me ->
        [yes] Rozbít si { tool-name }?
       *[no] Rozbít { tool-name } hráče { $who }?
    }
prompt-mend-who = Komu opravíš nástroj?
prompt-mend-what = { $me ->
        [yes] Který svůj nástroj opravíš?
       *[no] Který nástroj hráče { $who } opravíš?
    }
prompt-mend = { $me ->
        [yes] Opravit si { tool-name }?
       *[no] Opravit { tool-name } hráče { $who }?
    }
move-map = Podívat se na cíl { $number }
move-break = { $me ->
        [yes] Rozbít si { tool-name }
       *[no] Rozbít { tool-name } hráče { $who }
    }
move-mend = { $me ->
        [yes] Opravit si { tool-name }
       *[no] Opravit { tool-name } hráče { $who }
    }
prompt-pass = Odhodit tuhle kartu lícem dolů?
prompt-pass-which = Kterou kartu odhodíš?
prompt-only-pass = { $what ->
        [tunnel] Teď nikam nepasuje.
        [rockfall] Není co odstranit.
        [break] { $tool ->
            [pickaxe] Krumpáč rozbít nejde.
            [lantern] Lucernu rozbít nejde.
           *[cart] Vozík rozbít nejde.
        }
        [mend] { $tool ->
            [pickaxe] Krumpáč opravit nejde.
            [lantern] Lucernu opravit nejde.
           *[cart] Vozík opravit nejde.
        }
        [mend-either] Není co opravit.
       *[other] Teď ji zahrát nejde.
    } Odhoď ji, nebo vyber jinou.
prompt-tunnel-broken = Máš rozbitý nástroj. Oprav ho, nebo tuto kartu odhoď.
prompt-bonus-where = Kam položíš nugety?
prompt-bonus = Položit nugety sem?
prompt-stopped = Máš svoje nugety a v tomto kole končíš. Ostatní hrají dál
do-lay = Položit
do-rockfall = Odstranit
do-map = Podívat se
do-break = Rozbít
do-mend = Opravit
do-pass = Odhodit
do-pass-card = Odhodit
do-bonus = Položit
do-stop = Skončit a nechat si je
do-stay = Hrát dál

## Role

role-you-are-miner = Tvoje role: zlatokop
role-you-are-saboteur = Tvoje role: sabotér
role-miner-text = Prokopej se s ostatními k pokladu.
role-saboteur-text = Nedovol nikomu dojít k pokladu. A nenech se chytit.
role-count = { $count ->
        [0] Není mezi vámi žádný sabotér.
        [one] Je mezi vámi právě jeden sabotér.
        [few] Jsou mezi vámi právě { $count } sabotéři.
       *[other] Je mezi vámi právě { $count } sabotérů.
    }
role-only = Žádný jiný sabotér tu není.
role-upto = { $count ->
        [one] Sabotér je mezi { $players } hráči nejvýš jeden.
        [few] Sabotérů je mezi { $players } hráči { $least } nebo { $count }.
       *[other] Sabotérů je mezi { $players } hráči { $least } nebo { $count }.
    }
role-title = { $role ->
        [miner] Zlatokop
       *[saboteur] Sabotér
    }

## Hráči

player-stopped = v tomto kole už nehraje

## Střed stolu

pile-drop = Pusť ji sem a odhodíš ji

## Konec kola, konec hry

reveal-title-miners = Zlatokopové našli poklad!
reveal-title-saboteurs = Vyhrávají sabotéři!
reveal-title-nobody = Nevyhrává nikdo
reveal-text-miners = Poslední chodba: { $who }.
reveal-text-saboteurs = Karty došly a poklad leží dál ve tmě.
reveal-text-nobody = Karty došly, poklad leží dál ve tmě a žádný sabotér tu vůbec nebyl.
reveal-text-gold = Poklad byl cíl { $number }.
reveal-paid = + { $value ->
        [one] 1 nuget
        [few] { $value } nugety
       *[other] { $value } nugetů
    }
reveal-kept = bonus: { $value ->
        [one] 1 nuget
        [few] { $value } nugety
       *[other] { $value } nugetů
    }
reveal-returned = bonus se vrací
reveal-picked = karta nugetů
reveal-pool = { $count ->
        [one] K rozdělení zbývá 1 karta nugetů
        [few] K rozdělení zbývají { $count } karty nugetů
       *[other] K rozdělení zbývá { $count } karet nugetů
    }
nuggets-title = Vezmi si jednu kartu nugetů
nuggets-text = Necháš si ji; zbytek jde k dalšímu zlatokopovi.
nuggets-wait = { $who } si bere kartu nugetů…
nuggets-won = V tomto kole: { $won ->
        [0] nic
        [one] 1 nuget
        [few] { $won } nugety
       *[other] { $won } nugetů
    }. Celkem: { $value }.
nuggets-yours = Zatím máš: { $value ->
        [0] 0 nugetů
        [one] 1 nuget
        [few] { $value } nugety
       *[other] { $value } nugetů
    }

standings-nuggets = Nugety

## Ohlédnutí

hindsight-lines-saboteur = Čím výš čára je, tím víc hráč vypadal jako sabotér. Silné čáry: kdo jím opravdu byl.
hindsight-looked-saboteur = { $who } vypadá jako { $role ->
        [miner] zlatokop
       *[saboteur] sabotér
    }
hindsight-turning-saboteur = { $change ->
        [down] Tady nejvíc vzrostla naděje zlatokopů na výhru
       *[up] Tady nejvíc vzrostla naděje sabotérů na výhru
    }. Karet chybělo do pokladu: předtím { $before ->
        [12] příliš mnoho
       *[other] { $before }
    }, potom { $after ->
        [12] příliš mnoho
       *[other] { $after }
    }.
