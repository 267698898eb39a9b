### Co wiadomo o grze, zanim wczyta się jej stół: nazwa, opcje, role.

game-saboteur = Sabotażysta
game-saboteur-hint = Przekopcie się do skarbu, choć ktoś z Was za wszelką cenę próbuje Was powstrzymać.

role-saboteur-miner = Górnik
role-saboteur-saboteur = Sabotażysta

lessons-saboteur = Poznaj Sabotażystę

## Nowy stół

option-edition = Wydanie
option-edition-hint = Według której instrukcji gramy.
option-edition-revised = Nowe wydanie
option-edition-revised-hint = Każdy korytarz musi łączyć się ze startem; górnicy dostają po jednej karcie bryłek.
option-edition-classic = Klasyczne wydanie
option-edition-classic-hint = Korytarz musi tylko pasować do sąsiadów; do podziału jest tyle kart bryłek, ilu graczy.
option-saboteur-rounds-hint = Według instrukcji trzy; jedna to szybka gra na jakieś dziesięć minut.
option-sabotaged_unpaid = Zepsute narzędzie: bez złota
option-sabotaged_unpaid-hint = Górnik, który kończy rundę z zepsutym narzędziem, nie dostaje złota.
option-bonus_nuggets = Dodatkowe bryłki
option-bonus_nuggets-hint = W każdej rundzie między startem a celami leży dodatkowa karta bryłek. Kto pierwszy się do niej dokopie, dostaje nagrodę i może na tym poprzestać.
option-all_saboteurs = Bez odłożonej karty
option-all_saboteurs-hint = W grze są wszystkie karty sabotażystów, więc każdy wie, ilu ich jest.
option-maps = Karty mapy
option-maps-hint = Ile kart mapy jest w stosie; w pudełku jest sześć. Im mniej, tym trudniej znaleźć skarb.
