### Lekce: hra se učí zkoušením, krok za krokem. Kroky jsou mezi texty každé hry.

lesson-step = Krok { $step } { $steps ->
        [one] z { $steps }
        [few] ze { $steps }
        [6] ze { $steps }
        [7] ze { $steps }
       *[other] z { $steps }
    }
lesson-hint = Nápověda
lesson-next = Dál
lesson-back = Zpět
lesson-start-over = Začít od začátku
lesson-right = Výborně!
lesson-illegal = To pravidla nedovolují.
lesson-done-title = Umíš hrát
lesson-done-text = Zbytek se naučíš u stolu. První hru hraješ s lehkými boty, kteří taky dělají chyby.
lesson-first-game = Zahrát první hru
lesson-all-rules = Všechna pravidla
lesson-you = Ty
lesson-player-1 = Ola
lesson-player-2 = Petr
