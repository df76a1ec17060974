import { centreOf } from '@charterstone/art/scene/layout.ts'
import { placesFor } from '@charterstone/bots'
import { useShownGoal } from '../../../table/plan/pins.ts'
import { useQueuedMove } from '../../../table/plan/queued-move.ts'
import { useRoute } from '../../../table/plan/routes.ts'
import { useTable } from '../../../table/table-context.tsx'
import classes from './plan-flags.module.css'

/** At the upper right of a house, where no peg stands. */
const RIGHT = 20
const ABOVE = -30

/** Flags in the village: the turns of the way to the pinned goal by number, other places that help without one. */
export function PlanFlags({ scale }: { readonly scale: number }) {
  const { engine, view, game } = useTable()
  const goal = useShownGoal(game.seat)
  const route = useRoute(goal)
  const move = useQueuedMove()
  const numbers = new Map<number, number[]>()
  for (const [index, { spot }] of (route?.turns ?? []).entries())
    if (spot !== null) numbers.set(spot, [...(numbers.get(spot) ?? []), index + 1])
  const others = goal === null ? [] : placesFor(engine, goal, view).filter((spot) => !numbers.has(spot))
  const queued = move !== null && 'spot' in move.option ? move.option.spot : null
  const size = Math.max(1, 0.72 / scale)
  const at = (spot: number) => {
    const [x, y] = centreOf(spot, view.table.covers)
    return { left: x + RIGHT, top: y + ABOVE, scale: String(size) }
  }
  return (
    <div aria-hidden="true">
      {others.map((spot) => (
        <span key={spot} className={classes.flag} data-plan-place={spot} style={at(spot)} />
      ))}
      {[...numbers].map(([spot, turns]) => (
        <span key={spot} className={classes.flag} data-numbered data-plan-turn={spot} style={at(spot)}>
          {turns.join('·')}
        </span>
      ))}
      {queued !== null && (
        <span className={classes.flag} data-queued style={at(queued)}>
          ›
        </span>
      )}
    </div>
  )
}
