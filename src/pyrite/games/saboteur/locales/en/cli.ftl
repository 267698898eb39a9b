### What the command line says about this game. $who, $target are seats by their numbers.

## Options that several commands have

cli-option-edition = revised (default) or classic
cli-option-maps = map cards in the pile (default: 6)
cli-option-sabotaged-unpaid = no gold for miners with a broken tool
cli-option-bonus-nuggets = play with the extra nuggets
cli-option-all-saboteurs = deal every saboteur card

## Figures

cli-column-saboteurs = saboteurs
cli-column-miners-win = miners win, 95%
cli-ending-miners = miners
cli-ending-saboteurs = saboteurs
cli-ending-nobody = nobody
cli-group-miner = miner
cli-group-saboteur = saboteur
cli-train-plot = Rounds that the miners won, by steps of training: { $command }
cli-league-as-miner = as a miner, 95%
cli-league-as-saboteur = as a saboteur, 95%
cli-league-miners-win = miners win
cli-league-against-saboteurs = against its saboteurs
cli-seated-miners-ab = A digs, B sabotages
cli-seated-miners-ba = B digs, A sabotages
cli-seated-digging = A digs better by
cli-seated-sabotaging = A sabotages better by
cli-suspects-blatant = blatant
cli-suspects-idle = idle
cli-suspects-sly = sly
cli-curve-against-random = detective digs, random sabotages
cli-curve-against-digger = detective digs, digger sabotages
cli-curve-against-itself = detective against itself
cli-curve-of-digger = digger digs, detective sabotages

## A game on the screen

cli-nuggets = { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }
cli-nugget-cards = { $count ->
        [one] 1 nugget card
       *[other] { $count } nugget cards
    }
cli-broken = broken { $tools }
cli-legend-mine = S start  X dead end  ? goal face down  ◆ gold  ● stone; P pickaxe, L lantern, C cart

## What happened, where the page says "You" or puts several events into one line

cli-tell-your-role = { $role ->
        [miner] { $who } is a miner
       *[saboteur] { $who } is a saboteur
    }
cli-tell-your-look = { $treasure ->
        [gold] { $who } sees the gold there
       *[stone] { $who } sees a stone there
    }
cli-tell-your-pass = { $who } has discarded the card { $card }: { $cardname }
cli-tell-your-pool = { $who } picks from nugget cards { $values }
cli-tell-your-pick = { $who } has taken a nugget card of { $value }

## A view in words

cli-describe-nuggets = Values of your nugget cards: { $values }
cli-describe-pool = Nugget cards you can pick from: { $values }

## Why a player is suspected or trusted

cli-reason-laid = { $changed ->
        [nearer] a tunnel towards the gold
        [farther] { $dead ->
            [yes] a dead end in the way
           *[no] a card that leads away from the gold
        }
       *[nothing] { $dead ->
            [yes] a dead end
           *[no] a tunnel that helps nobody
        }
    }
cli-reason-rockfall = { $changed ->
        [nearer] a rockfall that cleared the way
        [farther] a rockfall that cut the way
       *[nothing] a pointless rockfall
    }
cli-reason-broke = { $whom ->
        [own] breaking their own tools
        [other] breaking the tools of { $target }
       *[by] tools broken by { $target }
    }
cli-reason-mended = { $whom ->
        [own] repairing their own tools
        [other] helping { $target }
       *[by] help from { $target }
    }
cli-reason-looked = a look at a goal
cli-reason-passed = a discarded card
