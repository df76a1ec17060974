import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useDockSlot } from '../../../table/dock-slot.ts'
import { usePins, useShownGoal } from '../../../table/plan/pins.ts'
import { useQueueActions, useQueuedMove } from '../../../table/plan/queued-move.ts'
import { useTrial, useTrialActions } from '../../../table/plan/trial.ts'
import { useTable, useTablePart } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { PinnedGoal } from './pinned-goal.tsx'
import classes from './plan-dock.module.css'
import { moveInWords } from './use-queued-turn.ts'

/** Whether the dock has anything to show, so that the table leaves room for it. */
export function useHasDock(): boolean {
  const pins = usePins(useTablePart(({ game }) => game.seat))
  const trial = useTrial()
  const move = useQueuedMove()
  const slot = useDockSlot()
  return slot !== null || pins.length > 0 || trial !== null || move !== null
}

/** What one is up to: the trial that is on, the move for the next turn, the pinned goals. It covers nothing. */
export function PlanDock() {
  const say = useSay()
  const { game } = useTable()
  const pins = usePins(game.seat)
  const shown = useShownGoal(game.seat)
  const slot = useDockSlot()
  const isTrying = useTrial() !== null
  const goals = isTrying ? pins.filter((goal) => goal === shown) : pins
  if (slot !== null) return slot
  return (
    <section className={classes.dock} aria-label={say('plan.title')} data-dock>
      <TrialBanner />
      <NextMove />
      {goals.length > 0 && (
        <ul className={classes.pins}>
          {goals.map((goal) => (
            <PinnedGoal key={JSON.stringify(goal)} goal={goal} />
          ))}
        </ul>
      )}
    </section>
  )
}

function TrialBanner() {
  const say = useSay()
  const { cast } = useTable()
  const trial = useTrial()
  const { endTrial } = useTrialActions()
  if (trial === null) return null
  const { purpose, stop } = trial
  const title = say(purpose === 'try' ? 'trial.title' : 'queue.title')
  const text =
    stop === null
      ? say(purpose === 'try' ? 'trial.text' : 'queue.text')
      : stop.kind === 'hidden'
        ? say('trial.hidden')
        : say('trial.other', { name: cast.seats[stop.seat] ?? '' })
  return (
    <div className={classes.banner}>
      <p className={classes.said} role="status" data-stopped={stop !== null || undefined}>
        <b className={classes.title}>
          <Icon name="eye" size={18} />
          {title}
        </b>{' '}
        <span className={classes.text}>{text}</span>
      </p>
      <button type="button" className={classes.button} data-main onClick={endTrial}>
        {say(purpose === 'try' ? 'trial.back' : 'queue.cancel')} <kbd>Esc</kbd>
      </button>
    </div>
  )
}

function NextMove() {
  const say = useSay()
  const table = useTable()
  const move = useQueuedMove()
  const { dropMove } = useQueueActions()
  if (move === null) return null
  return (
    <div className={classes.banner} data-quiet>
      <p className={classes.said} role="status">
        <span className={classes.title}>
          <Icon name="arrow" size={16} />
          {say('queue.waiting', { what: moveInWords(say, table, move.option) })}
        </span>
      </p>
      <button type="button" className={classes.button} onClick={dropMove}>
        {say('queue.cancel')} <kbd>Esc</kbd>
      </button>
    </div>
  )
}
