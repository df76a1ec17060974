import { type Event, sentenceOfDecision, sentenceOfEvent } from '@charterstone/engine'
import { useTable } from '../../table/table-context.tsx'

/** What a listener wants to hear; the rest is in the log. */
const TOLD: ReadonlySet<Event['kind']> = new Set([
  'placed',
  'bumped',
  'retrieved',
  'passed',
  'paid',
  'gained',
  'won-vp',
  'regained',
  'took-card',
  'discarded',
  'used-card',
  'scored-objective',
  'sold',
  'placed-reputation',
  'placed-income',
  'progressed',
  'hourglass-reached',
  'constructed',
  'crate-opened',
  'took-peril',
  'rolled',
  'candle-out',
  'goal-achieved',
  'game-ended',
])

/** Says what has just happened, and then what is asked, to those who do not see it. */
export function Announcer() {
  const { game, cast, decision, view } = useTable()
  const events = game.latest?.events ?? []
  return (
    <div className="visually-hidden" data-answers={game.log.at(-1)?.number ?? 0}>
      <div aria-live="polite" aria-atomic="false" role="log">
        <p key={game.latest?.number ?? -1}>
          {events
            .filter(({ kind }) => TOLD.has(kind))
            .map((event) => sentenceOfEvent(cast, event))
            .join(' ')}
        </p>
      </div>
      <p aria-live="polite" role="status">
        {decision === null
          ? ''
          : `${cast.seats[decision.seat] ?? ''}: ${sentenceOfDecision(cast, decision, view.stack.at(-1))}`}
      </p>
    </div>
  )
}
