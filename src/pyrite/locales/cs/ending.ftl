### Konec hry: výsledky, dojmy a důkaz poctivého rozdání.

standings-title = Konec hry
standings-won-you = Vyhráváš!
standings-won = Vyhrává { $who }!
standings-shared = Společná výhra: { $who }!
standings-place = Pořadí
standings-player = Hráč
standings-round = { $round }. kolo
standings-rematch = Odveta ve stejné sestavě
standings-rematch-alone = Odveta
screen-mute = Ztlumit
screen-again = Další hra? Zvol v telefonu „{ $button }“.
standings-rematch-wait = Čekáme na nový stůl…
standings-record = Záznam hry
standings-home = Úvodní stránka
standings-points = Body

## Dojmy

feedback-title = Po hře
feedback-fun = Bavilo tě to?
feedback-yes = Ano
feedback-no = Moc ne
feedback-fooled = Kdo tě oklamal?
feedback-thanks = Děkujeme! Přečte si to jen hostitel.
feedback-liked = Bavilo se { $count } z { $all }.
feedback-was-fooled = { $who } – kdo oklamal: { $liar }.

## Ověřené rozdání

deal-check = Bylo rozdání poctivé?
deal-hashes = Ano: zamíchání bylo dané před rozdáním karet a nikdo ho potom nezměnil.
deal-hashes-wrong = Ne: zamíchání je jiné než to, které bylo dané před rozdáním karet!
deal-remembered = Tvůj prohlížeč si ho tehdy zapamatoval a všechno souhlasí.
deal-remembered-wrong = Tvůj prohlížeč si tehdy zapamatoval něco jiného!
deal-own = Tvoje zařízení pomohlo míchat.
deal-own-wrong = Tvoje zařízení mělo pomoci míchat, ale bylo vynecháno.
deal-unknown = Tvůj prohlížeč před rozdáním u hry nebyl, a tak nemá co porovnat.
deal-old = Tuto hru rozdala starší verze, takže ji tato stránka ověřit nemůže.
deal-experts = Pro znalce
deal-rest = Chceš-li ověřit i každou kartu, spusť „pyrite verify“ se záznamem hry.
