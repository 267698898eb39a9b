### Что не так с опциями, ботами, коробками и позициями.

fault-edition = edition: { $value }; нужно 'revised' или 'classic'
fault-position-bonus-none = bonus: в этой фазе на столе нет бонусной карты
fault-position-claim-stop = claim: сейчас никто не может остановиться
fault-position-claim-first = claim: сначала кто-то должен сказать, остановится ли он
fault-position-claim-draws = claim: в этой фазе тянет тот, кто только что дошёл до бонусной карты
fault-position-claimer-turn = claimer: ходит место { $seat }
fault-position-ending-phase = ending: не подходит к этой фазе
fault-position-ending-miners = ending: делят только старатели
fault-position-goals-all = goals: в этой фазе разложены все цели
fault-position-goals-none = goals: в этой фазе не разложена ни одна цель
fault-position-goals-order = goals: цели раскладывают сверху вниз
fault-position-hands-laid = hands: место { $seat } только что положило тоннель и ещё не взяло карту
fault-position-hands-full = hands: место { $seat } должно взять карту, но рука полна
fault-position-ledger-none-left = ledger: не осталось карты самородков за бонусную карту
fault-position-ledger-early = ledger: раунд { $round } ещё идёт, за него никому не платили (S7.4)
fault-position-ledger-saboteurs = ledger: в раунде { $round } награду получили больше вредителей, чем { $most } (S1.2)
fault-position-ledger-nobody = ledger: в раунде { $round } никому не платили, поэтому записей нет
fault-position-ledger-empty = ledger: столько наград не могли быть пустыми
fault-position-ledger-extra = ledger: бонусные карты не дают столько самородков
fault-position-left-none = left: нет бонусной карты, чтобы её положить
fault-position-pile-few = pile: на всех не хватает карт
fault-position-pool-single = pool: из одной карты не выбирают
fault-position-pool-drawn = pool: все карты для дележа уже взяты
fault-position-pool-none = pool: в этой фазе ничего не делят
fault-position-roles-dealt = roles: в этой фазе роздано ролей: { $count }
fault-position-roles-nobody = roles: никто не делит
fault-position-starter-is = starter: в phase={ $phase } это { $seat }
fault-position-tunnel-last = tunnel: последний тоннель кто-то положил
fault-position-turn-is = turn: в phase={ $phase } это { $seat }
fault-position-turn-shares = turn: место { $seat } не участвует в дележе
fault-position-needs-bonus = { $field } требует опции bonus_nuggets
fault-position-cell = { $name }: { $value } должно быть клеткой, например 3,-1
fault-position-too-far = { $name }: на { $x },{ $y } не может лежать карта: колоды так далеко не хватит
fault-position-bonus-form = bonus={ $value } должно быть вида 2@4,1 и не входить в left={ $left }
fault-position-bonus-place = bonus={ $value }: там она лежать не может (S9.1)
fault-position-claim-pair = claim и claimer указывают вместе, когда на столе bonus
fault-position-goals-form = goals: { $value } должно быть gold, ne, nw или открытая GOLD, NE, SW, NW, ES
fault-position-goals-three = goals={ $value } должно называть три цели сверху вниз
fault-position-goals-kinds = goals={ $value }: есть одно золото, один камень NE и один камень NW (S1.3)
fault-position-hands-most = hands: когда игроков { $players }, ни у кого не больше карт, чем { $most } (S1.4)
fault-position-ledger-form = ledger: { $value } должно содержать раунд, букву из spbr, место и ценность, например 1s03
fault-position-ledger-one = ledger: { $value } должно называть одну карту самородков, например 1s03
fault-position-ledger-paid = ledger: { $value }: так вредителям не платят (S7.4)
fault-position-ledger-most = ledger: записей не больше чем { $most }
fault-position-left-form = left={ $value } должно состоять из цифр 123 в этом порядке
fault-position-pool-form = pool={ $value } должно содержать ценности карт самородков по порядку, например 112
fault-position-roles-form = roles={ $value } должно содержать по букве M, S или - на игрока, а игроков { $players }
fault-position-roles-pool = roles={ $value }: в наборе вредителей { $saboteurs }, старателей { $miners } (S1.2)
fault-position-table-face = table: { $value } — не тоннель; назови открытые стороны в порядке NESW, тупики строчными
fault-position-table-twice = table: на { $x },{ $y } лежат две карты
fault-position-table-far = table: пока не положено столько тоннелей, карта не может лежать так далеко (S4.1)
fault-position-nuggets-many = слишком много карт самородков ценностью { $value } (S1.5)
fault-position-cards-many = слишком много карт { $card } (S2)
fault-course-file = { $file } — не прерванное обучение
fault-course-other = { $file } — от другого обучения; удали его, чтобы начать заново
