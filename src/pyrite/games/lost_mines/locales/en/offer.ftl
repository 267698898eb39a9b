### What is known of the game before its table is loaded: name, options, roles.

game-lost-mines = The Lost Mines
game-lost-mines-hint = Two clans race through the forest to hidden mines. Not every dwarf plays for its own clan.

role-lost-mines-loyal = Loyal
role-lost-mines-selfish = Selfish
role-lost-mines-saboteur = Saboteur

lessons-lost-mines = Learn The Lost Mines

## A new table

option-lost-mines-rounds-hint = The book plays two; one is a quick game.
option-until_alone = Until one leads alone
option-until_alone-hint = If several players lead after the last round, more rounds follow until one is ahead of all others. After round 99 the game ends in any case, and equals share the win.
