### Kroky lekce. Krok má název, úkol, nápovědu, slova na konec a slova pro případ,
### že se udělalo něco jiného, co pravidla dovolují.

lesson-lost-mines-lay = Cesta lesem
lesson-lost-mines-lay-text = Patříš k modrému klanu, modrý dům je tvůj start. Poklady z dolů přinášejí tvé straně body: po dvou kolech vyhrává ten, kdo jich má nejvíc. Tah začíná kartou: polož cestu od startu doprava.
lesson-lost-mines-lay-hint = Kde se dvě karty dotýkají, musí se cesta setkat s cestou. Na start navazuje ta, která vede doprava.
lesson-lost-mines-lay-done = Nejdřív karta, potom pohyb, potom dobrání: to je tah.
lesson-lost-mines-lay-other = To se smí, ale doly leží vpravo.
lesson-lost-mines-lay-yellow = Tahle cesta začíná u žlutého domu, a tvůj je modrý.
lesson-lost-mines-walk = Pohyb
lesson-lost-mines-walk-text = Po zahrání karty se tvůj trpaslík může pohnout až o tři karty po cestách. Jdi, jak nejdál to jde.
lesson-lost-mines-walk-hint = Karty, na které se dá dojít, se rozsvítí. Napočítej tři od místa, kde trpaslík stojí.
lesson-lost-mines-walk-done = Tři karty: dál se trpaslík v jednom tahu nedostane.
lesson-lost-mines-walk-other = Můžeš jít dál.
lesson-lost-mines-bridge = Překážka
lesson-lost-mines-bridge-text = Polom: tudy nikdo neprojde. Sekera je na polom, člun na jezero, lano na jámu. Otevři cestu.
lesson-lost-mines-bridge-hint = Na polom je potřeba sekera.
lesson-lost-mines-bridge-done = Sekera tam zůstane. Od této chvíle může na kartě stát vždy jen jeden trpaslík.
lesson-lost-mines-bridge-other = Pak polom zůstane, kde je. Nejdřív otevři cestu.
lesson-lost-mines-camp = Táborák
lesson-lost-mines-camp-text = Kdo začíná pohyb u táboráku, smí jít až o pět karet. Využij to: jdi, jak nejdál to jde.
lesson-lost-mines-camp-hint = Pět karet doprava, skoro až k dolu.
lesson-lost-mines-camp-done = Pět karet! U táboráku se dobře končí tah.
lesson-lost-mines-camp-other = Od táboráku se dá jít dál.
lesson-lost-mines-trap = Past
lesson-lost-mines-trap-text = Olin žlutý trpaslík (2) je na cestě. Past leží mezi dvěma kartami; kdo přes ni přejde, ztratí kartu z ruky. Polož ji tam, kudy Ola musí projít.
lesson-lost-mines-trap-hint = Napravo od Olina trpaslíka, kde se setkávají dvě cesty.
lesson-lost-mines-trap-done = Leží tam pro všechny, i pro tebe a tvoje přátele.
lesson-lost-mines-trap-other = Olin trpaslík (2) jde doprava, takže tudy nepůjde.
lesson-lost-mines-troll = Troll
lesson-lost-mines-troll-text = Olin trpaslík (2) může v příštím tahu vejít do dolu. Troll se pokládá mezi dvě karty jako past, ale až do tvého dalšího tahu kolem něj nikdo neprojde. Postav ho před Olina trpaslíka.
lesson-lost-mines-troll-hint = Mezi Olina trpaslíka a důl.
lesson-lost-mines-troll-done = Neprojde nikdo, ani ty. Na začátku tvého dalšího tahu troll odejde.
lesson-lost-mines-troll-other = Tam Olu nezastaví.

lesson-lost-mines-look = Podívej se, než vyrazíš
lesson-lost-mines-look-text = V jednom z dolů je drak: kdo ho odkryje, ztratí 2 body. S touhle kartou se podíváš na důl, nebo na kartu trpaslíka. Podívej se na důl 2. Co vidíš, se říkat nesmí.
lesson-lost-mines-look-hint = Vyber kartu s dolem a trpaslíkem a potom důl 2.
lesson-lost-mines-look-done = Co už víš, zůstává označené na tvém plánu.
lesson-lost-mines-look-other = To je taky dobré vědět. Teď se ale podívej na důl 2.
lesson-lost-mines-look-mine = Podívat se smíš na kterýkoli důl, ale teď vyber důl 2, ke kterému vede tvoje cesta.
lesson-lost-mines-look-path = Cesta počká. Nejdřív se podívej na důl 2.
lesson-lost-mines-mine = Do dolu
lesson-lost-mines-mine-text = Už víš, že v tomhle dole jsou drahokamy. Vejdi dovnitř. Kdo skončí pohyb v odkrytém dole, vezme si poklad jeho druhu.
lesson-lost-mines-mine-hint = Důl je dvě karty daleko.
lesson-lost-mines-mine-done = Poklad je tvůj. Kdo za něj dostane body, záleží na tajných rolích.
lesson-lost-mines-mine-other = Důl je na dosah: vejdi dovnitř.
lesson-lost-mines-role = Komu se dá věřit?
lesson-lost-mines-role-text = Na konci kola se věrní dělí s klanem, sabotéři s druhým klanem a sobečtí s nikým. Petrův trpaslík (3) je modrý jako ten tvůj: podívej se na jeho kartu.
lesson-lost-mines-role-hint = Vyber kartu s dolem a trpaslíkem a potom Petra.
lesson-lost-mines-role-done = Sabotér: co najde, dostane žlutý klan. Máš takovou roli, nebo sobeckou? Skrývej ji: kdo ji pozná, zastaví tě pastí nebo trollem.
lesson-lost-mines-role-other = To je taky dobré vědět. Teď se ale podívej na kartu Petrova trpaslíka.
lesson-lost-mines-role-path = Cesta počká: pomohla by i Petrovi. Nejdřív se podívej na jeho kartu.
lesson-lost-mines-storm = Bouře
lesson-lost-mines-storm-text = Ola (2) je skoro u cíle. Bouře vezme kartu cesty, pokud na ní nestojí trpaslík. Odstraň kartu před jejím trpaslíkem.
lesson-lost-mines-storm-hint = Karty napravo od Olina trpaslíka.
lesson-lost-mines-storm-done = To bude Olu stát tah nebo dva. Kdo to vidí, může přemýšlet, na čí straně doopravdy jsi.
lesson-lost-mines-storm-other = Tudy už Ola prošla.

lesson-lost-mines-last = Poslední karty
lesson-lost-mines-last-text = Balíček je prázdný a nikdo kromě tebe nemá karty. Kdo zahraje nebo odhodí úplně poslední kartu, hned ukončí kolo a už se nepohne. Máš dvě: polož tu, která otevře cestu k dolu.
lesson-lost-mines-last-hint = Cesta, která vede doprava, zaplní mezeru před dolem.
lesson-lost-mines-last-done = Zbývá ještě jedna karta, takže teď smíš vejít do dolu. S tou poslední kolo hned skončí.
lesson-lost-mines-last-other = Pak cesta zůstane zavřená. Polož cestu k dolu, dokud máš jednu kartu navíc.
lesson-lost-mines-last-ends = To byly úplně poslední karty: kolo by skončilo dřív, než vyrazíš. Polož cestu k dolu.

lesson-lost-mines-vote = Navrhnout konec kola
lesson-lost-mines-vote-text = Balíček je prázdný, každý má jednu kartu a k dolu už nikdo nedojde. Ve svém tahu, než zahraješ kartu, můžeš všem navrhnout konec kola. Udělej to.
lesson-lost-mines-vote-hint = Stiskni „Navrhnout konec kola“ pod plánem.
lesson-lost-mines-vote-done = Ostatní odpovídají jeden po druhém. Když souhlasí všichni, kolo skončí a sečtou se body. Po prvním „ne“ se hraje dál.
lesson-lost-mines-vote-other = To se smí, ale už není co získat. Navrhni konec kola.
lesson-lost-mines-instead-vote = Tím všem navrhneš konec kola. O tom je poslední krok; teď udělej, co je psáno výš.
lesson-lost-mines-instead-discard = Místo zahrání karty můžeš karty odhodit, ale v tomto kroku jde o něco jiného.

lesson-lost-mines-learned = Cesta lesem, překonání překážky, nastražení pasti, poklad z dolu: to všechno už znáš. A víš, kdy kolo končí.
