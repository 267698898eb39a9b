### What is known of the game before its table is loaded: name, options, roles.

game-saboteur = Saboteur
game-saboteur-hint = Dig your way to the gold, but someone among you is out to stop you.

role-saboteur-miner = Miner
role-saboteur-saboteur = Saboteur

lessons-saboteur = Learn Saboteur

## A new table

option-edition = Edition
option-edition-hint = Which rulebook to follow.
option-edition-revised = Revised edition
option-edition-revised-hint = Every tunnel must connect to the start; each miner gets one nugget card.
option-edition-classic = Classic edition
option-edition-classic-hint = A tunnel only has to match its neighbours; as many nugget cards as players are shared.
option-saboteur-rounds-hint = The rulebook says three; one round takes about ten minutes.
option-sabotaged_unpaid = No gold with a broken tool
option-sabotaged_unpaid-hint = Miners who end the round with a broken tool get no gold.
option-bonus_nuggets = Extra nuggets
option-bonus_nuggets-hint = Each round, one extra nugget card is placed between the start and the goals. The first player to reach it is paid and may stop there.
option-all_saboteurs = No leftover role card
option-all_saboteurs-hint = All saboteur cards are dealt, so everyone knows how many saboteurs there are.
option-maps = Map cards
option-maps-hint = How many map cards are in the pile; the game has six. With fewer, the gold is harder to find.
