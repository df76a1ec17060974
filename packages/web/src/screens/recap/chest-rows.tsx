import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS, type CharterRecord, GOODS, nameOf, type Words } from '@charterstone/engine'
import { gloryOf } from '../../table/model/glory.ts'
import { amountOf } from '../../table/parts/noun.ts'
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
              <Count icon="glory">{say('chest.stars', { stars: gloryOf(legacy, charter) })}</Count>
            )}
            <Count icon="trophy">{amountOf(words, 'trophy', record.trophies)}</Count>
            <Count icon="persona">{amountOf(words, 'persona', record.chest.length)}</Count>
            {kept.length > 0 && (
              <span className={classes.kept}>{say('recap.keeps', { things: kept.join(', ') })}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Count({ icon, children }: { readonly icon: IconName; readonly children: string }) {
  return (
    <span className={classes.count}>
      <Icon name={icon} size={18} /> {children}
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
