### Proč ne: pravidla hry podle čísel.

illegal-L1-4 = Karty leží rovně nebo vzhůru nohama, nikdy napříč.
illegal-L3-1 = Tah má své pořadí: zahraj kartu z ruky, nebo odhoď jednu či dvě, potom pohni trpaslíkem, nebo zůstaň.
illegal-L3-2 = Odhazuje se jedna nebo dvě karty z vlastní ruky, a jen když jsi na tahu.
illegal-L4-1 = Cesta se pokládá na volné pole plánu vedle odkryté karty a každá strana musí navazovat na souseda.
illegal-L4-2 = Cesta musí prodlužovat jinou: aspoň jedno vyústění se setká s vyústěním souseda.
illegal-L5-1 = Tady není co překonat: sekera je na polom, člun na jezero, lano na jámu.
illegal-L5-2 = Na to se podívat nedá: vyber jednu ze dvou věcí na kartě, zakrytý důl, poklad, který si nikdo nevzal, nebo cizího trpaslíka.
illegal-L5-3 = Past a troll leží tam, kde se spojují cesty dvou karet, nebo na otevřeném konci cesty před volným polem nebo zakrytým dolem.
illegal-L5-5 = Leží tam už žeton.
illegal-L5-6 = Bouře odstraní cestu, na které nestojí trpaslík; ne start a ne důl.
illegal-L6-1 = Tam tvůj trpaslík nedojde: smí jít až o 3 karty po cestách, od táboráku až o 5.
illegal-L6-3 = Důl musí ležet tak, aby existovala cesta, po které trpaslík přišel, a souhlasilo co nejvíc stran.
illegal-L6-4 = Vezmi si jeden ze zbylých pokladů tohoto dolu.
illegal-L7-2 = V jednom tahu se dá konec kola navrhnout jednou, a to před zahráním karty; kdo je na řadě, řekne ano, nebo ne.
illegal-L7-8 = Hra skončila.
