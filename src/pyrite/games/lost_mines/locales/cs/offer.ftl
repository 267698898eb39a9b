### Co se o hře ví, než se načte její stůl: název, volby, role.

game-lost-mines = Ztracené doly
game-lost-mines-hint = Dva klany závodí lesem ke skrytým dolům. Ne každý trpaslík pracuje pro své.
home-title-lost-mines = Najdi skryté doly. A dej pozor, kdo jde vedle tebe.

role-lost-mines-loyal = Věrný
role-lost-mines-selfish = Sobecký
role-lost-mines-saboteur = Sabotér

lessons-lost-mines = Poznej Ztracené doly

## Nový stůl

option-lost-mines-rounds-hint = Podle pravidel dvě; jedno je rychlá hra.
option-until_alone = Až do jediného vítěze
option-until_alone-hint = Když po posledním kole vede víc hráčů, hrají se další kola, dokud jeden z nich není před všemi ostatními. Po 99. kole hra končí v každém případě a při shodě je výhra společná.
