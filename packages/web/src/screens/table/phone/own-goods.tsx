import { Icon } from '@charterstone/art/icons/icon.tsx'
import { COIN, RESOURCES } from '@charterstone/engine'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { amountOf } from '../../../table/parts/noun.ts'
import { Quantity } from '../../../table/parts/quantity.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { Workers } from '../seats/seat-panel.tsx'
import classes from './own-goods.module.css'

/** One's own goods, influence and workers, in one row at the top of the sheet. */
export function OwnGoods() {
  const say = useSay()
  const { view, game, words } = useTable()
  const own = view.table.seats[game.seat]
  if (own === undefined) return null
  const influence = amountOf(words, 'influence', own.influence)
  return (
    <section className={classes.goods} aria-label={say('phone.own')} data-own>
      <Quantity icon="coin" noun="coin" count={own.goods[COIN] ?? 0} />
      {RESOURCES.map((resource, index) => (
        <Quantity key={resource} icon={resource} noun={resource} count={own.goods[index] ?? 0} />
      ))}
      <span className={classes.influence} data-hint={influence}>
        <Icon name="influence" size={18} fill={`var(--${charterOfSeat(view, game.seat)})`} />
        <span aria-hidden="true">{own.influence}</span>
        <span className="visually-hidden">{influence}</span>
      </span>
      <Workers seat={game.seat} />
    </section>
  )
}
