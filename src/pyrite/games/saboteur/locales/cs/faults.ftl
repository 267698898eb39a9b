### Co je špatně s volbami, boty, krabicemi a pozicemi.

fault-edition = edition: { $value }; smí to být 'revised' nebo 'classic'
fault-position-bonus-none = bonus: v této fázi na stole není bonusová karta
fault-position-claim-stop = claim: nikdo teď nemůže skončit
fault-position-claim-first = claim: nejdřív musí někdo říct, jestli skončí
fault-position-claim-draws = claim: v této fázi táhne ten, kdo se právě dostal k bonusové kartě
fault-position-claimer-turn = claimer: na tahu je místo { $seat }
fault-position-ending-phase = ending: nehodí se k této fázi
fault-position-ending-miners = ending: dělí se jen kopáči
fault-position-goals-all = goals: v této fázi jsou rozloženy všechny cíle
fault-position-goals-none = goals: v této fázi není rozložen žádný cíl
fault-position-goals-order = goals: cíle se rozkládají shora dolů
fault-position-hands-laid = hands: místo { $seat } právě položilo chodbu a ještě nedobralo
fault-position-hands-full = hands: místo { $seat } má dobrat, ale má plnou ruku
fault-position-ledger-none-left = ledger: nezbyla karta nugetů, která by se táhla za bonusovou kartu
fault-position-ledger-early = ledger: kolo { $round } ještě trvá, takže za něj nikdo nic nedostal (S7.4)
fault-position-ledger-saboteurs = ledger: v kole { $round } dostalo odměnu víc sabotérů než { $most } (S1.2)
fault-position-ledger-nobody = ledger: v kole { $round } nikdo nic nedostal, takže nemá zápisy
fault-position-ledger-empty = ledger: tolik odměn nemohlo být prázdných
fault-position-ledger-extra = ledger: bonusové karty nepřinášejí tolik nugetů
fault-position-left-none = left: není bonusová karta k položení
fault-position-pile-few = pile: pro všechny je málo karet
fault-position-pool-single = pool: z jediné karty se nevybírá
fault-position-pool-drawn = pool: všechny karty k rozdělení jsou už vytažené
fault-position-pool-none = pool: v této fázi se nic nedělí
fault-position-roles-dealt = roles: v této fázi je rozdaných rolí { $count }
fault-position-roles-nobody = roles: nikdo se nedělí
fault-position-starter-is = starter: v phase={ $phase } je to { $seat }
fault-position-tunnel-last = tunnel: poslední chodbu někdo položil
fault-position-turn-is = turn: v phase={ $phase } je to { $seat }
fault-position-turn-shares = turn: místo { $seat } se nedělí
fault-position-needs-bonus = { $field } vyžaduje volbu bonus_nuggets
fault-position-cell = { $name }: { $value } má být políčko, např. 3,-1
fault-position-too-far = { $name }: na { $x },{ $y } nemůže ležet karta: balíček tak daleko nestačí
fault-position-bonus-form = bonus={ $value } má vypadat např. takto: 2@4,1, a nebýt mezi left={ $left }
fault-position-bonus-place = bonus={ $value }: tam ležet nemůže (S9.1)
fault-position-claim-pair = claim a claimer patří k sobě a na stole je bonus
fault-position-goals-form = goals: { $value } má být gold, ne, nw nebo odkryté GOLD, NE, SW, NW, ES
fault-position-goals-three = goals={ $value } má uvádět tři cíle shora dolů
fault-position-goals-kinds = goals={ $value }: je jedno zlato, jeden kámen NE a jeden kámen NW (S1.3)
fault-position-hands-most = hands: při { $players } hráčích nikdo nemá víc karet než { $most } (S1.4)
fault-position-ledger-form = ledger: { $value } má uvádět kolo, jedno z písmen spbr, místo a hodnotu, např. 1s03
fault-position-ledger-one = ledger: { $value } má uvádět jednu kartu nugetů, např. 1s03
fault-position-ledger-paid = ledger: { $value }: takto se sabotéři neodměňují (S7.4)
fault-position-ledger-most = ledger: zápisů je nejvýše { $most }
fault-position-left-form = left={ $value } má být některé z číslic 123 v tomto pořadí
fault-position-pool-form = pool={ $value } má uvádět hodnoty karet nugetů popořadě, např. 112
fault-position-roles-form = roles={ $value } má mít pro každého hráče jedno písmeno M, S nebo -, hráčů je { $players }
fault-position-roles-pool = roles={ $value }: v balíčku je sabotérů { $saboteurs } a kopáčů { $miners } (S1.2)
fault-position-table-face = table: { $value } není chodba; uveď otevřené strany v pořadí NESW, slepé malými písmeny
fault-position-table-twice = table: na { $x },{ $y } leží dvě karty
fault-position-table-far = table: když zbývá tolik chodeb, nemůže žádná karta ležet tak daleko (S4.1)
fault-position-nuggets-many = příliš mnoho karet nugetů s hodnotou { $value } (S1.5)
fault-position-cards-many = příliš mnoho karet { $card } (S2)
fault-course-file = { $file } není přerušený trénink
fault-course-other = { $file } patří k jinému tréninku; smaž ho a začni znovu
