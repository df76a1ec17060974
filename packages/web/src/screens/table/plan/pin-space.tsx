import type { Goal } from '@charterstone/bots'
import type { ReactNode } from 'react'
import { type Anchor, anchorOf } from '../../../table/anchor.ts'
import { titleOfGoal } from '../../../table/plan/goal-words.ts'
import { useIsPinned, usePinActions } from '../../../table/plan/pins.ts'
import { useTableNow, useTablePart } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from './pin-button.module.css'

type PinSpaceProps = {
  readonly space: number
  readonly className: string | undefined
  readonly at: Anchor
  readonly children: ReactNode
}

/** An open space of the quota table between sales: a press pins it as a goal. */
export function PinSpace({ space, className, at, children }: PinSpaceProps) {
  const say = useSay()
  const words = useTablePart((table) => table.words)
  const catalogue = useTablePart((table) => table.catalogue)
  const canPin = useTablePart(({ game, view }) => game.seat >= 0 && view.phase === 'playing')
  const tableNow = useTableNow()
  const { togglePin } = usePinActions()
  const goal: Goal = { kind: 'quota', space }
  const isPinned = useIsPinned(goal)
  if (!canPin)
    return (
      <span className={className} data-at={anchorOf(at)}>
        {children}
      </span>
    )
  const what = titleOfGoal(say, words, catalogue, goal)
  const said = say(isPinned ? 'plan.unpin-what' : 'plan.pin-what', { what })
  return (
    <button
      type="button"
      className={[className, classes.space].filter(Boolean).join(' ')}
      data-at={anchorOf(at)}
      aria-pressed={isPinned}
      aria-label={said}
      data-hint={said}
      onClick={() => togglePin(tableNow().game.seat, goal)}
    >
      {children}
    </button>
  )
}
