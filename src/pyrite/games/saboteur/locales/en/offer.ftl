### What is known of the game before its table is loaded: name, options, roles.

game-saboteur = Saboteur
game-saboteur-hint = Dig through to the gold, while somebody among you sees to it that you never arrive.

role-saboteur-miner = Miner
role-saboteur-saboteur = Saboteur

lessons-saboteur = Learn Saboteur

## A new table

option-edition = Edition
option-edition-hint = Which printed rulebook is followed.
option-edition-revised = Revised
option-edition-revised-hint = Every tunnel must be joined to the start; miners share one nugget card each.
option-edition-classic = Classic
option-edition-classic-hint = A tunnel need only fit its neighbours; as many nugget cards as players are shared out.
option-saboteur-rounds-hint = The book plays three; one is a quick game of about ten minutes.
option-sabotaged_unpaid = Broken tools cost the share
option-sabotaged_unpaid-hint = A miner who ends the round with a broken tool gets no gold.
option-bonus_nuggets = Extra nuggets
option-bonus_nuggets-hint = Each round one extra card with nuggets lies between start and goals. Whoever reaches it first is paid, and may stop right there.
option-all_saboteurs = No card left over
option-all_saboteurs-hint = All saboteurs of the deck are dealt, so everybody knows how many there are.
option-maps = Map cards
option-maps-hint = How many cards that look under a goal are in the deck; the book has six. Fewer make a darker mine.
