### What is known of the game before its table is loaded: name, options, roles.

game-lost-mines = The Lost Mines
game-lost-mines-hint = Two clans race through the forest to hidden mines. Not every dwarf plays for their own clan.
home-title-lost-mines = Find the hidden mines. Mind who walks beside you.

role-lost-mines-loyal = Loyal
role-lost-mines-selfish = Selfish
role-lost-mines-saboteur = Saboteur

lessons-lost-mines = Learn The Lost Mines

## A new table

option-lost-mines-rounds-hint = The rulebook says two; one round is a quick game.
option-until_alone = Play on until one player leads
option-until_alone-hint = If several players are tied for the lead after the last round, more rounds follow until one leads. After round 99 the game ends anyway, and ties share the win.
