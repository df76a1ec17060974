import { QUOTA, type QuotaRow } from '@charterstone/engine'
import { Fragment } from 'react'
import { Icon } from '../../../art/icons/icon.tsx'
import type { IconName } from '../../../art/icons/icon-shapes.ts'
import { SeatToken } from '../../../art/tokens/seat-token.tsx'
import { useSay } from '../../../words/speech.ts'
import { ClosedThing } from '../decision/closed-thing.tsx'
import { OptionButton } from '../decision/option-button.tsx'
import { charterOfSeat } from '../model/charters.ts'
import { keysAt, type Target } from '../model/target.ts'
import { labelOf } from '../parts/noun.ts'
import { useTable } from '../table-context.tsx'
import classes from './quota-table.module.css'

const ROWS: readonly { readonly row: QuotaRow; readonly icon: IconName }[] = [
  { row: 'resource', icon: 'any' },
  { row: 'coin', icon: 'coin' },
  { row: 'card', icon: 'card' },
  { row: 'minion', icon: 'minion' },
  { row: 'peril', icon: 'peril' },
]
const COLUMNS = [1, 2, 3, 4, 5, 6]
const LAST = 6

/** The quota table: five rows, six columns; what a column gives besides stands once, in the header. */
export function QuotaTable() {
  const say = useSay()
  const { view, words } = useTable()
  const { minions, peril } = view.legacy.rules
  const rows = ROWS.filter(({ row }) => (row === 'minion' ? minions : row === 'peril' ? peril : true))
  return (
    <div className={classes.table}>
      <span />
      {COLUMNS.map((column) => (
        <span key={column} className={classes.bonus}>
          {(column === 2 || column === 4) && (
            <>
              <span aria-hidden="true">+1</span>
              <Icon name="vp" size={16} title={say('quota.bonus-vp')} />
            </>
          )}
          {column === LAST && <Icon name="reputation" size={17} title={say('quota.bonus-reputation')} />}
        </span>
      ))}
      {rows.map(({ row, icon }) => (
        <Fragment key={row}>
          <span className={classes.label}>
            <Icon name={icon} size={19} title={labelOf(words, row === 'card' ? 'card.any' : row)} />
          </span>
          {COLUMNS.map((column) => (
            <Space key={column} row={row} column={column} />
          ))}
        </Fragment>
      ))}
    </div>
  )
}

/** Rows of five leave the fifth column free: their last space meets the header of the last column. */
function Space({ row, column }: { readonly row: QuotaRow; readonly column: number }) {
  const { view, choices, closed, cast } = useTable()
  const isShort = row === 'minion' || row === 'peril'
  if (isShort && column === LAST - 1) return <span />
  const inRow = isShort && column === LAST ? LAST - 1 : column
  const space = QUOTA.findIndex((each) => each.row === row && each.column === inRow)
  const seat = (view.table.quota[space] ?? 0) - 1
  const isHere = (target: Target): boolean => target.kind === 'quota' && target.space === space
  const face =
    seat < 0 ? (
      (QUOTA[space]?.count ?? 0)
    ) : (
      <SeatToken charter={charterOfSeat(view, seat)} size={20} title={cast.seats[seat] ?? ''} />
    )
  const at = `quota-${space}`
  const why = closed.find(({ target }) => isHere(target))
  if (why !== undefined) {
    return (
      <ClosedThing option={why} className={classes.space} at={at}>
        {face}
      </ClosedThing>
    )
  }
  const [key] = keysAt(choices, isHere)
  if (key === undefined) {
    return (
      <span className={classes.space} data-full={seat >= 0 || undefined} data-at={at}>
        {face}
      </span>
    )
  }
  return (
    <OptionButton className={classes.space} optionKey={key} at={at}>
      {face}
    </OptionButton>
  )
}
