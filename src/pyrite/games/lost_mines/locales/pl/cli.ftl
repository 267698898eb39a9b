### Co o tej grze mówi wiersz poleceń. $who, $target to miejsca po numerach.

## Opcje wspólne dla kilku poleceń

cli-option-box = plik taki jak box.toml, dla tych, którzy mają grę
cli-option-until-alone = kolejne rundy, aż ktoś samodzielnie obejmie prowadzenie; po rundzie 99 przy remisie wygrana jest wspólna

## Liczby

cli-column-character = rola
cli-ending-treasures = skarby
cli-ending-cards = karty
cli-ending-vote = głosowanie
cli-group-loyal = lojalny
cli-group-selfish = samolubny
cli-group-saboteur = sabotażysta

## Gra na ekranie

cli-points = { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
cli-clan-blue = niebieski
cli-clan-yellow = żółty
cli-treasure-silver = srebro
cli-treasure-gold = złoto
cli-treasure-gems = klejnoty
cli-took-treasures = skarby: { $names }
cli-has-dragon = smok
cli-legend-forest = ▲ kamienie  * ognisko  ¥ powalone drzewo  ~ jezioro  o rów  # z narzędziem  x pułapka  T troll  B, Y: start niebieskiego i żółtego klanu
cli-legend-mines = ? zakryta kopalnia  c srebro  $ złoto  ◇ klejnoty  D smok; liczby to krasnoludy, według miejsc
cli-joint = { $side ->
        [E] na prawo od { $at }
       *[S] poniżej { $at }
    }

## Co się stało, tam gdzie strona mówi „Ty” albo opowiada kilka rzeczy naraz

cli-tell-clan-dealt = { $clan ->
        [blue] { $who }: klan niebieski
       *[yellow] { $who }: klan żółty
    }
cli-tell-your-character = { $character ->
        [loyal] { $who }: lojalny krasnolud
        [selfish] { $who }: samolubny krasnolud
       *[saboteur] { $who }: sabotażysta
    }
cli-tell-treasure-laid = { $treasure ->
        [silver] Skarb { $number } to srebro
        [gold] Skarb { $number } to złoto
       *[gems] Skarb { $number } to klejnoty
    }
cli-tell-your-look-mine = { $holds ->
        [silver] { $who } widzi w kopalni { $number } srebro
        [gold] { $who } widzi w kopalni { $number } złoto
        [gems] { $who } widzi w kopalni { $number } klejnoty
       *[dragon] { $who } widzi w kopalni { $number } smoka
    }
cli-tell-your-look-treasure = { $who } widzi, że skarb { $number } jest wart { $value }
cli-tell-your-look-dwarf = { $character ->
        [loyal] { $who } widzi, że { $target } to lojalny krasnolud
        [selfish] { $who } widzi, że { $target } to samolubny krasnolud
       *[saboteur] { $who } widzi, że { $target } to sabotażysta
    }
cli-tell-your-discard = { $who } odrzuca kartę { $card }: { $cardname }
cli-tell-your-loss = { $who } traci kartę { $card }: { $cardname }
cli-tell-your-treasure = { $who } znajduje skarb o wartości { $value }

## Widok słowami

cli-describe-treasure = Skarb { $number }: { $value }

## Dlaczego kogoś się podejrzewa albo mu ufa

cli-reason-card = { $card ->
        [lay] ścieżka
        [bridge] narzędzie
        [trap] pułapka
        [troll] troll
       *[storm] burza
    } { $whom ->
        [for-own] dla własnego krasnoluda
        [for-clan] dla własnego klanu
        [for-other] dla drugiego klanu
        [against-own] przeciw sobie
        [against-clan] przeciw własnemu klanowi
        [against-other] przeciw drugiemu klanowi
       *[nobody] bez znaczenia
    }
cli-reason-walk = { $way ->
        [mine] marsz do skarbu
        [hidden] wejście do nieznanej kopalni
        [leaves] wyjście z kopalni ze skarbem
        [away] marsz z dala od skarbu
        [nearer] marsz w stronę skarbu
       *[nowhere] marsz bez celu
    }
cli-reason-stay = { $mine ->
        [yes] czekanie przy skarbie
       *[no] stanie w miejscu
    }
cli-reason-other = { $seen ->
        [look-mine] zajrzenie do kopalni
        [look-treasure] obejrzenie skarbu
        [look-own-clan] obejrzenie krasnoluda z własnego klanu
        [look-other-clan] obejrzenie krasnoluda z drugiego klanu
        [vote] głos za końcem rundy
        [yes] głos za końcem rundy
        [no] głos za dalszą grą
       *[discard] odrzucone karty
    }
