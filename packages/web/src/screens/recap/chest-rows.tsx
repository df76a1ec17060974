import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS, type CharterRecord, GOODS, nameOf, type Words } from '@charterstone/engine'
import { gloryOf } from '../../table/model/glory.ts'
import { amountOf, labelOf } from '../../table/parts/noun.ts'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './recap.module.css'

/** One line for each charter that plays: stars, trophies, personas, and what it has kept. */
export function ChestRows() {
  const say = useSay()
  const { view, words } = useTable()
  const { legacy, phase } = view
  return (
    <ul className={classes.chests}>
      {legacy.seats.map(({ charter, name }) => {
        const record = legacy.charters[charter]
        if (record === undefined) return null
        // During a game what was kept is on the table.
        const kept = phase === 'between' ? keptIn(words, record) : []
        return (
          <li key={charter}>
            <SeatToken charter={CHARTERS[charter] ?? 'purple'} size={22} />
            <b>{name}</b>
            {legacy.rules.glory && (
              <Count icon="glory" title={words.rules.glory.name} count={gloryOf(legacy, charter)} />
            )}
            <Count icon="trophy" title={say('chest.trophies')} count={record.trophies} />
            <Count icon="persona" title={labelOf(words, 'count.personas')} count={record.chest.length} />
            {kept.length > 0 && (
              <span className={classes.kept}>{say('recap.keeps', { things: kept.join(', ') })}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type CountProps = { readonly icon: IconName; readonly title: string; readonly count: number }

function Count({ icon, title, count }: CountProps) {
  return (
    <span className={classes.count} title={title}>
      <Icon name={icon} size={18} title={title} /> {count}
    </span>
  )
}

function keptIn(words: Words, { keptGoods, keptCards }: CharterRecord): readonly string[] {
  const goods = GOODS.flatMap((good, index) => {
    const count = keptGoods[index] ?? 0
    return count > 0 ? [amountOf(words, good, count)] : []
  })
  return [...goods, ...keptCards.map((card) => nameOf(words, card))]
}
