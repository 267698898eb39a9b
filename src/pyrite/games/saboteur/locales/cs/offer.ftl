### Co se o hře ví, než se načte její stůl: název, volby, role.

game-saboteur = Sabotér
game-saboteur-hint = Prokopejte se k pokladu, i když někdo z vás dělá všechno, aby se to nepovedlo.

role-saboteur-miner = Zlatokop
role-saboteur-saboteur = Sabotér

lessons-saboteur = Poznej Sabotéra

## Nový stůl

option-edition = Vydání
option-edition-hint = Podle kterých tištěných pravidel se hraje.
option-edition-revised = Nové vydání
option-edition-revised-hint = Každá chodba musí být spojená se startem; každý zlatokop dostane jednu kartu nugetů.
option-edition-classic = Klasické vydání
option-edition-classic-hint = Chodba musí jen navazovat na sousední karty; rozděluje se tolik karet nugetů, kolik je hráčů.
option-saboteur-rounds-hint = Podle pravidel tři; jedno je rychlá hra asi na deset minut.
option-sabotaged_unpaid = S rozbitým nástrojem bez zlata
option-sabotaged_unpaid-hint = Zlatokop, který skončí kolo s rozbitým nástrojem, nedostane žádné zlato.
option-bonus_nuggets = Bonusové nugety
option-bonus_nuggets-hint = V každém kole leží mezi startem a cíli jedna bonusová karta nugetů. Kdo se k ní první prokope, dostane odměnu a může rovnou skončit.
option-all_saboteurs = Žádná odložená karta
option-all_saboteurs-hint = Rozdají se všechny karty sabotérů, takže každý ví, kolik jich je.
option-maps = Karty mapy
option-maps-hint = Kolik karet mapy je v balíčku; v krabici jich je šest. Čím méně, tím hůř se poklad hledá.
