### Co o této hře říká příkazový řádek. $who, $target jsou místa podle čísel.

## Volby společné několika příkazům

cli-option-edition = revised (výchozí) nebo classic
cli-option-maps = počet karet mapy v balíčku (výchozí 6)
cli-option-sabotaged-unpaid = zlatokopové s rozbitým nástrojem se nedělí
cli-option-bonus-nuggets = hraje se s bonusovými kartami nugetů
cli-option-all-saboteurs = rozdají se všichni sabotéři

## Čísla

cli-column-saboteurs = sabotéři
cli-column-miners-win = výhry zlatokopů, 95 %
cli-ending-miners = zlatokopové
cli-ending-saboteurs = sabotéři
cli-ending-nobody = nikdo
cli-group-miner = zlatokop
cli-group-saboteur = sabotér
cli-train-plot = Kola, která vyhráli zlatokopové, podle kroků učení: { $command }
cli-league-as-miner = jako zlatokop, 95 %
cli-league-as-saboteur = jako sabotér, 95 %
cli-league-miners-win = vyhrají zlatokopové
cli-league-against-saboteurs = proti jeho sabotérům
cli-seated-miners-ab = A kope, B sabotuje
cli-seated-miners-ba = B kope, A sabotuje
cli-seated-digging = A kope lépe o
cli-seated-sabotaging = A sabotuje lépe o
cli-suspects-blatant = otevření
cli-suspects-idle = nečinní
cli-suspects-sly = lstiví
cli-curve-against-random = detective kope, random sabotuje
cli-curve-against-digger = detective kope, digger sabotuje
cli-curve-against-itself = detective proti sobě
cli-curve-of-digger = digger kope, detective sabotuje

## Hra na obrazovce

cli-nuggets = { $count ->
        [one] 1 nuget
        [few] { $count } nugety
       *[other] { $count } nugetů
    }
cli-nugget-cards = { $count ->
        [one] 1 karta nugetů
        [few] { $count } karty nugetů
       *[other] { $count } karet nugetů
    }
cli-broken = rozbité { $tools }
cli-legend-mine = S start  X slepá chodba  ? zakrytý cíl  ◆ poklad  ● kámen; P krumpáč, L lucerna, C vozík

## Co se stalo, tam, kde stránka říká „Ty“ nebo vypráví několik věcí najednou

cli-tell-your-role = { $role ->
        [miner] { $who }: zlatokop
       *[saboteur] { $who }: sabotér
    }
cli-tell-your-look = { $treasure ->
        [gold] { $who } tam vidí poklad
       *[stone] { $who } tam vidí kámen
    }
cli-tell-your-pass = { $who } odhazuje kartu { $card }: { $cardname }
cli-tell-your-pool = { $who } vybírá z karet nugetů { $values }
cli-tell-your-pick = { $who } si bere kartu nugetů v hodnotě { $value }

## Pohled slovy

cli-describe-nuggets = Hodnoty tvých karet nugetů: { $values }
cli-describe-pool = Karty nugetů, ze kterých můžeš vybírat: { $values }

## Why somebody is suspected or trusted

cli-reason-laid = { $changed ->
        [nearer] chodba směrem ke zlatu
        [farther] { $dead ->
            [yes] slepá chodba v cestě
           *[no] karta, která vede od zlata
        }
       *[nothing] { $dead ->
            [yes] slepá chodba
           *[no] chodba, která nikomu nepomáhá
        }
    }
cli-reason-rockfall = { $changed ->
        [nearer] zával, který uvolnil cestu
        [farther] zával, který přerušil cestu
       *[nothing] zbytečný zával
    }
cli-reason-broke = { $whom ->
        [own] rozbití vlastního nářadí
        [other] rozbití nářadí hráče { $target }
       *[by] nářadí rozbité hráčem { $target }
    }
cli-reason-mended = { $whom ->
        [own] oprava vlastního nářadí
        [other] pomoc hráči { $target }
       *[by] pomoc od hráče { $target }
    }
cli-reason-looked = pohled na cíl
cli-reason-passed = odhozená karta
