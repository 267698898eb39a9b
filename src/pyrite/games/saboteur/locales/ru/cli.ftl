### Что командная строка говорит об этой игре. $who, $target — места по номерам.

## Параметры нескольких команд

cli-option-edition = revised (по умолчанию) или classic
cli-option-maps = сколько в колоде планов шахты (по умолчанию 6)
cli-option-sabotaged-unpaid = старатели со сломанным инструментом не получают доли
cli-option-bonus-nuggets = играть с бонусными самородками
cli-option-all-saboteurs = раздать все карты вредителей

## Цифры

cli-column-saboteurs = вредители
cli-column-miners-win = побеждают старатели, 95 %
cli-ending-miners = старатели
cli-ending-saboteurs = вредители
cli-ending-nobody = никто
cli-group-miner = старатель
cli-group-saboteur = вредитель
cli-train-plot = Раунды, в которых победили старатели, по шагам обучения: { $command }
cli-league-as-miner = как старатель, 95 %
cli-league-as-saboteur = как вредитель, 95 %
cli-league-miners-win = побеждают старатели
cli-league-against-saboteurs = против его вредителей
cli-seated-miners-ab = A копает, B вредит
cli-seated-miners-ba = B копает, A вредит
cli-seated-digging = A копает лучше на
cli-seated-sabotaging = A вредит лучше на
cli-suspects-blatant = явные
cli-suspects-idle = пассивные
cli-suspects-sly = хитрые
cli-curve-against-random = detective копает, random вредит
cli-curve-against-digger = detective копает, digger вредит
cli-curve-against-itself = detective против себя
cli-curve-of-digger = digger копает, detective вредит

## Игра на экране

cli-nuggets = { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
       *[many] { $count } самородков
    }
cli-nugget-cards = { $count ->
        [one] { $count } карта самородков
        [few] { $count } карты самородков
       *[many] { $count } карт самородков
    }
cli-broken = сломано: { $tools }
cli-legend-mine = S старт  X тупик  ? закрытая цель  ◆ золото  ● камень; P кирка, L фонарь, C вагонетка

## Что случилось: то, что на странице сказано на «ты» или сразу о нескольких вещах

cli-tell-your-role = { $role ->
        [miner] { $who } — старатель
       *[saboteur] { $who } — вредитель
    }
cli-tell-your-look = { $treasure ->
        [gold] { $who } видит там золото
       *[stone] { $who } видит там камень
    }
cli-tell-your-pass = { $who } сбрасывает карту { $card }: { $cardname }
cli-tell-your-pool = { $who } выбирает из карт самородков: { $values }
cli-tell-your-pick = { $who } берёт карту самородков: { $value }

## Вид словами

cli-describe-nuggets = Ценность твоих карт самородков: { $values }
cli-describe-pool = Карты самородков на выбор: { $values }

## Why somebody is suspected or trusted

cli-reason-laid = { $changed ->
        [nearer] тоннель к золоту
        [farther] { $dead ->
            [yes] тупик на пути
           *[no] карта, уводящая от золота
        }
       *[nothing] { $dead ->
            [yes] тупик
           *[no] тоннель, который никому не помогает
        }
    }
cli-reason-rockfall = { $changed ->
        [nearer] обвал, расчистивший путь
        [farther] обвал, перекрывший путь
       *[nothing] напрасный обвал
    }
cli-reason-broke = { $whom ->
        [own] поломка своего инструмента
        [other] поломка инструмента игрока { $target }
       *[by] поломка инструмента игроком { $target }
    }
cli-reason-mended = { $whom ->
        [own] починка своего инструмента
        [other] помощь игроку { $target }
       *[by] помощь от игрока { $target }
    }
cli-reason-looked = взгляд на цель
cli-reason-passed = сброшенная карта
