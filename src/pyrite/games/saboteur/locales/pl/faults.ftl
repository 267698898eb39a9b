### Co jest nie tak z opcjami, botami, pudełkami i pozycjami.

fault-edition = edition: { $value }; dozwolone jest 'revised' albo 'classic'
fault-position-bonus-none = bonus: w tej fazie na stole nie ma dodatkowej karty
fault-position-claim-stop = claim: nikt nie może teraz poprzestać
fault-position-claim-first = claim: najpierw ktoś musi powiedzieć, czy na tym poprzestaje
fault-position-claim-draws = claim: w tej fazie dobiera ten, kto właśnie dotarł do dodatkowej karty
fault-position-claimer-turn = claimer: ruch ma miejsce { $seat }
fault-position-ending-phase = ending: nie pasuje do tej fazy
fault-position-ending-miners = ending: dzielą się tylko górnicy
fault-position-goals-all = goals: w tej fazie wszystkie cele są rozłożone
fault-position-goals-none = goals: w tej fazie żaden cel nie jest rozłożony
fault-position-goals-order = goals: cele rozkłada się od góry do dołu
fault-position-hands-laid = hands: miejsce { $seat } właśnie położyło tunel i jeszcze nie dobrało
fault-position-hands-full = hands: miejsce { $seat } ma dobrać, ale ma pełną rękę
fault-position-ledger-none-left = ledger: nie ma już karty bryłek do dobrania za dodatkową kartę
fault-position-ledger-early = ledger: runda { $round } jeszcze trwa, więc nikt nie dostał za nią nagrody (S7.4)
fault-position-ledger-saboteurs = ledger: w rundzie { $round } nagrodę dostało więcej sabotażystów niż { $most } (S1.2)
fault-position-ledger-nobody = ledger: w rundzie { $round } nikt nic nie dostał, więc nie ma ona wpisów
fault-position-ledger-empty = ledger: tyle nagród nie mogło być pustych
fault-position-ledger-extra = ledger: dodatkowe karty nie dają tylu bryłek
fault-position-left-none = left: nie ma dodatkowej karty do położenia
fault-position-pile-few = pile: za mało kart dla wszystkich
fault-position-pool-single = pool: jedna karta to żaden wybór
fault-position-pool-drawn = pool: wszystkie karty do podziału są już dobrane
fault-position-pool-none = pool: w tej fazie nic się nie dzieli
fault-position-roles-dealt = roles: w tej fazie rozdanych ról jest { $count }
fault-position-roles-nobody = roles: nikt nie dzieli
fault-position-starter-is = starter: w phase={ $phase } to { $seat }
fault-position-tunnel-last = tunnel: ktoś położył ostatni tunel
fault-position-turn-is = turn: w phase={ $phase } to { $seat }
fault-position-turn-shares = turn: miejsce { $seat } nie bierze udziału w podziale
fault-position-needs-bonus = { $field } wymaga opcji bonus_nuggets
fault-position-cell = { $name }: { $value } powinno być polem, np. 3,-1
fault-position-too-far = { $name }: na { $x },{ $y } nie może leżeć karta: talia tak daleko nie sięga
fault-position-bonus-form = bonus={ $value } powinno wyglądać np. tak: 2@4,1, i nie być wśród left={ $left }
fault-position-bonus-place = bonus={ $value }: tam leżeć nie może (S9.1)
fault-position-claim-pair = claim i claimer podaje się razem, gdy na stole jest bonus
fault-position-goals-form = goals: { $value } powinno być jednym z gold, ne, nw albo odkryte GOLD, NE, SW, NW, ES
fault-position-goals-three = goals={ $value } powinno podawać trzy cele od góry do dołu
fault-position-goals-kinds = goals={ $value }: jest jedno złoto, jeden kamień NE i jeden kamień NW (S1.3)
fault-position-hands-most = hands: przy { $players } graczach nikt nie ma więcej kart niż { $most } (S1.4)
fault-position-ledger-form = ledger: { $value } powinno podawać rundę, jedną z liter spbr, miejsce i wartość, np. 1s03
fault-position-ledger-one = ledger: { $value } powinno podawać jedną kartę bryłek, np. 1s03
fault-position-ledger-paid = ledger: { $value }: tak się sabotażystów nie nagradza (S7.4)
fault-position-ledger-most = ledger: wpisów jest najwyżej { $most }
fault-position-left-form = left={ $value } powinno być niektórymi z cyfr 123, w tej kolejności
fault-position-pool-form = pool={ $value } powinno podawać wartości kart bryłek po kolei, np. 112
fault-position-roles-form = roles={ $value } powinno mieć po jednej literze M, S lub - na gracza, a graczy jest { $players }
fault-position-roles-pool = roles={ $value }: w puli jest sabotażystów { $saboteurs }, a górników { $miners } (S1.2)
fault-position-table-face = table: { $value } to nie tunel; podaj otwarte strony w kolejności NESW, ślepe małymi literami
fault-position-table-twice = table: na { $x },{ $y } leżą dwie karty
fault-position-table-far = table: przy tylu niepołożonych tunelach żadna karta nie może leżeć tak daleko (S4.1)
fault-position-nuggets-many = za dużo kart bryłek o wartości { $value } (S1.5)
fault-position-cards-many = za dużo kart { $card } (S2)
fault-course-file = { $file } to nie przerwany trening
fault-course-other = { $file } należy do innego treningu; usuń go, aby zacząć od nowa
