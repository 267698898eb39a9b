### Rozegrane gry: krok po kroku, czyimikolwiek oczami, i po fakcie.

replay-title = Powtórka
replay-past-title = Dotychczasowa gra
replay-missing-title = Nie ma takiej gry
replay-back-to-table = Wróć do stołu
replay-eyes = Czyimi oczami
replay-eyes-none = widza
replay-eyes-all = wszystkich: karty odkryte
replay-tabs = Co widać obok planszy
replay-share = Udostępnij
replay-share-title = Link do tej chwili
replay-download = Zapisz grę do pliku
replay-open = Otwórz grę z pliku
replay-hands = Wszystkie role i karty na ręce
replay-role = { $role ->
    [miner] Górnik
    [saboteur] Sabotażysta
    [loyal] Lojalny
    [selfish] Samolubny
   *[other] { $role }
}
replay-play = Odtwórz
replay-stop = Zatrzymaj
replay-step-on = Krok do przodu
replay-step-back = Krok do tyłu
replay-round-on = Do następnej rundy
replay-round-back = Na początek rundy
replay-scrub = Miejsce w grze
replay-step = Krok { $step } z { $steps }
replay-speed = Szybkość
replay-times = { NUMBER($speed) }×
replay-watch = Obejrzyj powtórkę
replay-look-back = Spójrz wstecz

hindsight-title = Kto kogo zwiódł
hindsight-about = Co bystry widz mógł myśleć o każdym, krok po kroku, na podstawie tego, co widzieli wszyscy.
hindsight-waiting = Trwa analiza gry…
hindsight-nothing = W tej grze nie skończono żadnej rundy.
hindsight-round = Runda { $round }
hindsight-chart = Jak rosły i malały podejrzenia w rundzie { $round }. Tabela poniżej mówi, jak się skończyło.
hindsight-player = Gracz
hindsight-role = Rola
hindsight-seen = Rozpoznanie
hindsight-read = Trafność osądu
hindsight-moves = Przełomowe ruchy
hindsight-swing = { $role ->
    [miner] { $who } – górnik: { $before }% → { $after }%
    [saboteur] { $who } – sabotażysta: { $before }% → { $after }%
    [loyal] { $who } – lojalny: { $before }% → { $after }%
    [selfish] { $who } – samolubny: { $before }% → { $after }%
   *[other] { $who }: { $before }% → { $after }%
}
hindsight-turning = Punkt zwrotny
percent = { NUMBER($value) }%
