### Dlaczego nie: zasady gry po numerach.

illegal-S1-1 = Nikt tam nie siedzi.
illegal-S3-1 = Połóż korytarz, zagraj kartę akcji albo odrzuć kartę, zawsze ze swojej ręki.
illegal-S3-2 = Właśnie dobierana jest karta.
illegal-S4-1 = Korytarz kładzie się na wolnym miejscu obok odkrytej karty.
illegal-S4-2 = Każdy bok musi pasować do sąsiada: wylot do wylotu, skała do skały.
illegal-S4-3 = Karty leżą prosto albo do góry nogami, nigdy w poprzek.
illegal-S4-4 = Korytarz musi mieć nieprzerwane połączenie ze startem.
illegal-S4-6 = Z zepsutym narzędziem przed sobą nie możesz kłaść korytarzy. Najpierw trzeba je naprawić.
illegal-S5-1 = Ten gracz ma już zepsute narzędzie tego rodzaju.
illegal-S5-2 = Ten gracz nie ma zepsutego narzędzia tego rodzaju.
illegal-S5-4 = Osuwisko usuwa korytarz, a nie start, cel ani puste miejsce.
illegal-S5-5 = Ten cel jest już odkryty.
illegal-S7-2 = Weź jedną z leżących kart bryłek.
illegal-S8-3 = Gra się skończyła.
illegal-S9-1 = Dodatkowe bryłki leżą między startem a celami, nie tuż obok nich, i nie można do nich dokładać korytarzy, dopóki nie połączą się ze startem.
illegal-S9-3 = Ten gracz skończył już rundę; jeśli gra pyta, czy kończysz, najpierw odpowiedz.
illegal-S9-5 = Osuwisko nie może usunąć dodatkowych bryłek.
