### Lekcje: gry uczy się przez próbowanie, krok po kroku. Kroki są wśród tekstów każdej gry.

lesson-step = Krok { $step } z { $steps }
lesson-hint = Wskazówka
lesson-next = Dalej
lesson-back = Wstecz
lesson-start-over = Zacznij od nowa
lesson-right = Świetnie!
lesson-illegal = Zasady na to nie pozwalają.
lesson-done-title = Umiesz już grać
lesson-done-text = Reszty nauczysz się przy stole. Pierwszą grę rozegrasz z łatwymi botami, które też popełniają błędy.
lesson-first-game = Zagraj pierwszą grę
lesson-all-rules = Wszystkie zasady
lesson-you = Ty
lesson-player-1 = Ola
lesson-player-2 = Piotr
