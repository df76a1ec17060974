import { COIN, FIRST_MINION, FIRST_PERIL, GOODS, goodIndex, RESOURCES } from '@charterstone/engine'
import { anchorOf } from '../../../table/anchor.ts'
import { Quantity } from '../../../table/parts/quantity.tsx'
import { useTablePart } from '../../../table/table-context.tsx'
import classes from './supply.module.css'

/** What the general supply holds: coins and resources, then the minions that have been released. */
export function Supply() {
  const supply = useTablePart(({ view }) => view.table.supply)
  const released = useTablePart(({ view }) => view.legacy.minions)
  const minions = GOODS.slice(FIRST_MINION, FIRST_PERIL).filter((_, type) => released[type] === true)
  return (
    <div className={classes.supply} data-at={anchorOf({ kind: 'supply' })}>
      <Quantity icon="coin" noun="coin" count={supply[COIN] ?? 0} />
      {RESOURCES.map((good) => (
        <Quantity key={good} icon={good} noun={good} count={supply[goodIndex[good]] ?? 0} />
      ))}
      {minions.length > 0 && (
        <div className={classes.minions}>
          {minions.map((good) => (
            <Quantity key={good} icon={good} noun={good} size={16} count={supply[goodIndex[good]] ?? 0} />
          ))}
        </div>
      )}
    </div>
  )
}
