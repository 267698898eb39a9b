### Wspólna gra: duży ekran i telefony wokół niego, albo jedno urządzenie podawane z rąk do rąk.

screen-title = Stół { $code } na dużym ekranie
screen-gathering = Weźcie telefony
screen-join = Zeskanuj kod telefonem albo otwórz w nim ten adres i wpisz litery. Karty masz w telefonie, plansza jest tutaj.
screen-watch = Zeskanuj, żeby dołączyć lub oglądać.
screen-qr = Kod QR prowadzący do tego stołu
screen-free = { $count ->
    [0] Wszyscy są. Gospodarz może zaczynać.
    [one] Zostało { $count } wolne miejsce.
    [few] Zostały { $count } wolne miejsca.
   *[many] Zostało { $count } wolnych miejsc.
}
screen-away = Jeszcze w drodze: { $names }.
screen-closed = Przy tym stole nie ma miejsca dla widzów, więc nie można go pokazać na ekranie.
screen-open = Pokaż na dużym ekranie
curtain-pass = Podaj urządzenie:
curtain-alone = Teraz nikt inny nie powinien patrzeć.
curtain-lift = To ja, { $name }: pokaż moje karty
pass-add = Kolejna osoba na tym urządzeniu
pass-add-text = Kilka osób może grać na jednym urządzeniu: podajecie je sobie, a karty każdego zasłania kurtyna.
curtain-learnt = Co już wiesz
curtain-cover = Już wiem: ukryj moje karty
curtain-take-back = To ja, { $name }: niech bot odda mi miejsce
screen-sound = Włącz dźwięk
screen-full = Pełny ekran
pass-here = na tym urządzeniu
