### Společné hraní: velká obrazovka a telefony kolem ní, nebo jedno zařízení, které koluje.

screen-title = Stůl { $code } na velké obrazovce
screen-gathering = Vezměte si telefony
screen-join = Naskenuj kód telefonem, nebo v něm otevři tuto adresu a zadej písmena. Karty máš v telefonu, plán je tady.
screen-watch = Naskenuj a přidej se, nebo se dívej.
screen-qr = QR kód, který vede k tomuto stolu
screen-free = { $count ->
    [0] Jsou tu všichni. Hostitel může začít.
    [one] Zbývá { $count } volné místo.
    [few] Zbývají { $count } volná místa.
   *[other] Zbývá { $count } volných míst.
}
screen-away = Zatím tu chybí: { $names }.
screen-closed = U tohoto stolu není místo pro diváky, takže ho nelze ukázat na obrazovce.
screen-open = Ukázat na velké obrazovce
curtain-pass = Předej zařízení:
curtain-alone = Teď by se nikdo jiný neměl dívat.
curtain-lift = Jsem { $name }: ukaž mi karty
pass-add = Další hráč na tomto zařízení
pass-add-text = Na jednom zařízení může hrát víc lidí: koluje mezi nimi a karty každého zakrývá opona.
curtain-learnt = Co právě zjišťuješ
curtain-cover = Už vím: skryj moje karty
curtain-take-back = Jsem { $name }: ať mi bot vrátí místo
screen-sound = Zapnout zvuk
screen-full = Celá obrazovka
pass-here = na tomto zařízení
