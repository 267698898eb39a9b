### Co o tej grze mówi wiersz poleceń. $who, $target to miejsca po numerach.

## Opcje wspólne dla kilku poleceń

cli-option-edition = revised (domyślne) albo classic
cli-option-maps = liczba kart mapy w stosie (domyślnie 6)
cli-option-sabotaged-unpaid = górnicy z zepsutym narzędziem nie biorą udziału w podziale
cli-option-bonus-nuggets = gra z dodatkowymi kartami bryłek
cli-option-all-saboteurs = rozdawani są wszyscy sabotażyści z puli

## Liczby

cli-column-saboteurs = sabotażyści
cli-column-miners-win = wygrane górników, 95%
cli-ending-miners = górnicy
cli-ending-saboteurs = sabotażyści
cli-ending-nobody = nikt
cli-group-miner = górnik
cli-group-saboteur = sabotażysta
cli-train-plot = Rundy wygrane przez górników, według kroków nauki: { $command }
cli-league-as-miner = jako górnik, 95%
cli-league-as-saboteur = jako sabotażysta, 95%
cli-league-miners-win = wygrywają górnicy
cli-league-against-saboteurs = przeciw jego sabotażystom
cli-seated-miners-ab = A kopie, B sabotuje
cli-seated-miners-ba = B kopie, A sabotuje
cli-seated-digging = A kopie lepiej o
cli-seated-sabotaging = A sabotuje lepiej o
cli-suspects-blatant = jawni
cli-suspects-idle = bierni
cli-suspects-sly = przebiegli
cli-curve-against-random = detective kopie, random sabotuje
cli-curve-against-digger = detective kopie, digger sabotuje
cli-curve-against-itself = detective przeciw sobie
cli-curve-of-digger = digger kopie, detective sabotuje

## Gra na ekranie

cli-nuggets = { $count ->
        [one] 1 bryłka
        [few] { $count } bryłki
       *[many] { $count } bryłek
    }
cli-nugget-cards = { $count ->
        [one] 1 karta bryłek
        [few] { $count } karty bryłek
       *[many] { $count } kart bryłek
    }
cli-broken = zepsute { $tools }
cli-legend-mine = S start  X ślepy zaułek  ? zakryty cel  ◆ skarb  ● kamień; P kilof, L latarnia, C wagonik

## Co się stało, tam gdzie strona mówi „Ty” albo opowiada kilka rzeczy naraz

cli-tell-your-role = { $role ->
        [miner] { $who }: górnik
       *[saboteur] { $who }: sabotażysta
    }
cli-tell-your-look = { $treasure ->
        [gold] { $who } widzi tam skarb
       *[stone] { $who } widzi tam kamień
    }
cli-tell-your-pass = { $who } odrzuca kartę { $card }: { $cardname }
cli-tell-your-pool = { $who } wybiera z kart bryłek { $values }
cli-tell-your-pick = { $who } bierze kartę bryłek o wartości { $value }

## Widok słowami

cli-describe-nuggets = Wartości Twoich kart bryłek: { $values }
cli-describe-pool = Karty bryłek do wyboru: { $values }

## Why somebody is suspected or trusted

cli-reason-laid = { $changed ->
        [nearer] tunel w stronę złota
        [farther] { $dead ->
            [yes] ślepy zaułek na drodze
           *[no] karta, która prowadzi od złota
        }
       *[nothing] { $dead ->
            [yes] ślepy zaułek
           *[no] tunel, który nikomu nie pomaga
        }
    }
cli-reason-rockfall = { $changed ->
        [nearer] osuwisko, które odblokowało drogę
        [farther] osuwisko, które przerwało drogę
       *[nothing] osuwisko bez pożytku
    }
cli-reason-broke = { $whom ->
        [own] zepsucie własnego narzędzia
        [other] zepsucie narzędzia gracza { $target }
       *[by] narzędzie zepsute przez gracza { $target }
    }
cli-reason-mended = { $whom ->
        [own] naprawa własnego narzędzia
        [other] pomoc dla gracza { $target }
       *[by] pomoc od gracza { $target }
    }
cli-reason-looked = podglądanie celu
cli-reason-passed = odrzucona karta
