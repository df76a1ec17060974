import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import type { QuotaRow, QuotaRowOnBoard } from '@charterstone/engine'
import { type CSSProperties, Fragment, memo } from 'react'
import { type Anchor, anchorOf } from '../../../table/anchor.ts'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { quotaGrid } from '../../../table/model/quota.ts'
import { choiceAt, closedAt } from '../../../table/model/target.ts'
import { labelOf } from '../../../table/parts/noun.ts'
import { OptionButton } from '../../../table/parts/option-button.tsx'
import { useTablePart } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { ClosedThing } from '../decision/closed-thing.tsx'
import { PinSpace } from '../plan/pin-space.tsx'
import classes from './quota-table.module.css'

const ICONS: Readonly<Record<QuotaRow, IconName>> = {
  resource: 'any',
  coin: 'coin',
  card: 'card',
  minion: 'minion',
  peril: 'peril',
}

/** The quota table; what a column gives besides stands once, in the header. */
export function QuotaTable() {
  const say = useSay()
  const words = useTablePart((table) => table.words)
  const quota = useTablePart(({ board }) => board.quota)
  const { columns, rows } = quotaGrid(quota)
  return (
    <div className={classes.table} style={{ '--columns': columns.length } as CSSProperties}>
      <span />
      {columns.map(({ column, bonus }) => (
        <span key={column} className={classes.bonus}>
          {bonus === 'vp' && (
            <>
              <span aria-hidden="true">+1</span>
              <Icon name="vp" size={16} title={say('quota.bonus-vp')} />
            </>
          )}
          {bonus === 'reputation' && (
            <Icon name="reputation" size={17} title={say('quota.bonus-reputation')} />
          )}
        </span>
      ))}
      {rows.map(({ row, cells }) => (
        <Fragment key={row}>
          <span className={classes.label}>
            <Icon name={ICONS[row]} size={19} title={labelOf(words, row === 'card' ? 'card.any' : row)} />
          </span>
          {cells.map(({ column, space }) =>
            space === null ? <span key={column} /> : <Space key={column} {...space} />,
          )}
        </Fragment>
      ))}
    </div>
  )
}

/** What a space asks for, or who has taken it. */
const Space = memo(function Space({ index, count, seat }: QuotaRowOnBoard['spaces'][number]) {
  const charter = useTablePart(({ view }) => (seat === null ? null : charterOfSeat(view, seat)))
  const name = useTablePart(({ cast }) => (seat === null ? '' : (cast.seats[seat] ?? '')))
  const why = useTablePart(({ closed }) => closedAt(closed, { kind: 'quota', space: index }))
  const choice = useTablePart(({ choices }) => choiceAt(choices, { kind: 'quota', space: index }))
  const face = charter === null ? count : <SeatToken charter={charter} size={20} title={name} />
  const at: Anchor = { kind: 'quota', space: index }
  if (why !== null) {
    return (
      <ClosedThing closed={why} className={classes.space} at={at}>
        {face}
      </ClosedThing>
    )
  }
  if (choice === null && seat === null) {
    return (
      <PinSpace space={index} className={classes.space} at={at}>
        {face}
      </PinSpace>
    )
  }
  if (choice === null) {
    return (
      <span className={classes.space} data-full data-at={anchorOf(at)}>
        {face}
      </span>
    )
  }
  return (
    <OptionButton className={classes.space} choice={choice} at={at}>
      {face}
    </OptionButton>
  )
})
