### Proč ne: každý kód, kterým server může odmítnout, a potom pravidla her podle čísel.

refusal-bad-message = Server tomu nerozuměl. Obnov stránku a zkus to znovu.
refusal-too-large = To je moc dlouhé.
refusal-too-fast = Ne tak rychle. Zkus to za chvilku.
refusal-too-many = Server je teď plný. Zkus to později.
refusal-foreign-origin = Tato stránka nesmí s tím serverem mluvit.
refusal-no-token = Tento prohlížeč tu nemá místo. Nejsou vypnuté cookies?
refusal-no-such-table = Stůl s takovým kódem neexistuje.
refusal-no-such-link = Tento odkaz už někdo použil, nebo je moc starý. Požádej o nový.
refusal-no-such-record = Takový záznam hry neexistuje.
refusal-no-such-page = Na této adrese nic není.
refusal-no-spectators = U tohoto stolu není místo pro diváky.
refusal-no-such-seat = Takové místo neexistuje.
refusal-not-your-seat = To není tvoje místo.
refusal-which-seat = Máš víc míst; nejdřív si jedno vyber.
refusal-seat-taken = Někdo byl rychlejší: to místo je obsazené.
refusal-already-seated = Místo už máš.
refusal-table-full = Všechna místa jsou obsazená.
refusal-seats-empty = Některá místa jsou prázdná. Posaď na ně boty, nebo zvol méně míst.
refusal-not-a-bot = Bot už tam nesedí.
refusal-no-such-bot = Takový bot neexistuje.
refusal-not-host = To může jen hostitel.
refusal-not-a-person = Nesedí tam člověk.
refusal-has-begun = Hra už začala.
refusal-not-begun = Hra ještě nezačala.
refusal-is-paused = Hra je pozastavená.
refusal-not-paused = Hra není pozastavená.
refusal-not-finished = Hra ještě neskončila.
refusal-is-finished = Hra skončila.
refusal-is-frozen = Tento stůl je zmrazený.
refusal-stale = Mezitím se něco změnilo. Podívej se a vyber znovu.
refusal-not-your-turn = Teď nejsi na tahu.
refusal-no-such-action = Takový tah neexistuje.
refusal-illegal = To pravidla nedovolují.
refusal-bad-options = Takhle se hrát nedá: { $text }.
refusal-bad-name = Vyber si jiné jméno: 1 až 24 znaků a takové, které u tohoto stolu nikdo nemá.
refusal-bad-text = V té zprávě není co ukázat, nebo je moc dlouhá.
refusal-bad-phrase = Tahle fráze se tu říct nedá.
refusal-bad-record = Tohle není záznam hry.
refusal-chat-closed = Hostitel zavřel chat. Rychlé fráze fungují dál.
refusal-you-are-muted = Hostitel tě ztlumil.
refusal-latecomers-not-wanted = Tento stůl nebere opozdilce.
refusal-not-saved = Server to nemohl uložit. Nic se nezměnilo; zkus to znovu.
refusal-stopping = Server se restartuje. Zkus to za chvilku.
refusal-fault = Na serveru je něco špatně. Zapsalo se to; zkus to znovu.
refusal-unreachable = Server neodpovídá. Zkontroluj síť a zkus to znovu.

## Sabotér

illegal-S1-1 = Nikdo tam nesedí.
illegal-S3-1 = Polož chodbu, zahraj akční kartu, nebo odhoď kartu, a to z vlastní ruky.
illegal-S3-2 = Právě se dobírá karta.
illegal-S4-1 = Chodba se pokládá na volné místo vedle odkryté karty.
illegal-S4-2 = Každá strana musí navazovat na sousední kartu: otvor na otvor, skála na skálu.
illegal-S4-3 = Karty leží rovně nebo vzhůru nohama, nikdy napříč.
illegal-S4-4 = Chodba musí být bez přerušení spojená se startem.
illegal-S4-6 = S rozbitým nástrojem před sebou nesmíš pokládat chodby. Nejdřív je potřeba ho opravit.
illegal-S5-1 = Tento hráč už má nástroj toho druhu rozbitý.
illegal-S5-2 = Tento hráč nemá rozbitý nástroj toho druhu.
illegal-S5-4 = Zával odstraní chodbu, ne start, cíl ani prázdné místo.
illegal-S5-5 = Tento cíl už je odkrytý.
illegal-S7-2 = Vezmi jednu z karet nugetů, které tu leží.
illegal-S8-3 = Hra skončila.
illegal-S9-1 = Bonusové nugety leží mezi startem a cíli, ne hned vedle nich, a chodby se k nim nedají přikládat, dokud nejsou spojené se startem.
illegal-S9-3 = Tento hráč už skončil; pokud se hra ptá, jestli končíš, nejdřív odpověz.
illegal-S9-5 = Zával nemůže odstranit bonusové nugety.

## Ztracené doly

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
illegal-L7-2 = V jednom tahu se dá vyvolat jedno hlasování, a to před zahráním karty; kdo je na řadě, řekne ano, nebo ne.
illegal-L7-8 = Hra skončila.
