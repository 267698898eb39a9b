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
deal-hashes = Odhalená tajemství odpovídají všemu, co se ukázalo před rozdáním.
deal-hashes-wrong = Odhalená tajemství neodpovídají tomu, co se ukázalo před rozdáním!
deal-remembered = Tehdy se ukázalo to, co si pamatuje tento prohlížeč.
deal-remembered-wrong = Tento prohlížeč si pamatuje, že se ukázalo něco jiného!
deal-own = Náhoda tvého zařízení je v rozdání.
deal-own-wrong = Náhoda tvého zařízení v rozdání chybí.
deal-unknown = Tento prohlížeč si nepamatuje, co se ukázalo před rozdáním.
deal-old = Tuto hru rozdala starší verze. Ověř její záznam příkazem „pyrite verify“.
deal-rest = Chceš-li ověřit i každou kartu, spusť „pyrite verify“ se záznamem hry.
