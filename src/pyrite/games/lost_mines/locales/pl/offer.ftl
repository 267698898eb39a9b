### Co wiadomo o grze, zanim wczyta się jej stół: nazwa, opcje, role.

game-lost-mines = Zaginione kopalnie
game-lost-mines-hint = Dwa klany ścigają się przez las do ukrytych kopalni. Nie każdy krasnolud pracuje dla swoich.
home-title-lost-mines = Znajdź ukryte kopalnie. I uważaj na tych, którzy idą obok.

role-lost-mines-loyal = Lojalny
role-lost-mines-selfish = Samolubny
role-lost-mines-saboteur = Sabotażysta

lessons-lost-mines = Poznaj Zaginione kopalnie

## Nowy stół

option-lost-mines-rounds-hint = Według instrukcji dwie; jedna to szybka gra.
option-until_alone = Aż do jednego zwycięzcy
option-until_alone-hint = Jeśli po ostatniej rundzie prowadzi kilka osób, gra się kolejne rundy, aż jedna z nich wyprzedzi wszystkie pozostałe. Po rundzie 99 gra kończy się w każdym razie, a przy remisie wygrana jest wspólna.
