import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import type { NounKey } from '@charterstone/engine'
import { memo } from 'react'
import { belongingsOf, collapsed, sumOf } from '../../../table/model/belongings.ts'
import { amountOf } from '../../../table/parts/noun.ts'
import { useTablePart } from '../../../table/table-context.tsx'
import classes from './seat-panel.module.css'

/** What the third line of a panel leaves for them, in pixels. */
const ROOM = 100

type Entry = { readonly icon: IconName; readonly noun: NounKey; readonly count: number }

type SeatBelongingsProps = { readonly seat: number; readonly room?: number }

/** Cards, minions and perils; too many kinds of one become a single icon with the sum. */
export const SeatBelongings = memo(function SeatBelongings({ seat, room = ROOM }: SeatBelongingsProps) {
  const catalogue = useTablePart((table) => table.catalogue)
  const holder = useTablePart(({ view }) => view.table.seats[seat])
  if (holder === undefined) return null
  const belongings = belongingsOf(catalogue, holder)
  const folded = collapsed(belongings, room)
  const cards: readonly Entry[] = [
    ...belongings.cards.map(({ kind, count }): Entry => ({ icon: kind, noun: `card.${kind}`, count })),
    ...(belongings.objectives > 0
      ? [{ icon: 'objective', noun: 'private-objective', count: belongings.objectives } as const]
      : []),
  ]
  const minions = belongings.minions.map(({ kind, count }): Entry => ({ icon: kind, noun: kind, count }))
  const perils = belongings.perils.map(({ kind, count }): Entry => ({ icon: kind, noun: kind, count }))
  return (
    <>
      <Group entries={cards} sum={folded.cards ? { icon: 'card', noun: 'card.any' } : null} />
      <Group entries={minions} sum={folded.minions ? { icon: 'minion', noun: 'minion' } : null} />
      <Group entries={perils} sum={folded.perils ? { icon: 'peril', noun: 'peril' } : null} isPeril />
    </>
  )
})

type GroupProps = {
  readonly entries: readonly Entry[]
  readonly sum: { readonly icon: IconName; readonly noun: NounKey } | null
  readonly isPeril?: boolean
}

function Group({ entries, sum, isPeril = false }: GroupProps) {
  const words = useTablePart((table) => table.words)
  if (entries.length === 0) return null
  const list = entries.map(({ noun, count }) => amountOf(words, noun, count)).join(', ')
  const shown = sum === null ? entries : [{ ...sum, count: sumOf(entries) }]
  return (
    <span
      className={classes.group}
      data-peril={isPeril || undefined}
      data-hint={list}
      role="img"
      aria-label={list}
    >
      {shown.map(({ icon, noun, count }) => (
        <span key={noun} className={classes.thing}>
          <Icon name={icon} size={isPeril ? 16 : 17} />
          {count > 1 && <b>{count}</b>}
        </span>
      ))}
    </span>
  )
}
