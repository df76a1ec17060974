import { type Goal, goalOfCard, hasNextTurn, isInReach } from '@charterstone/bots'
import { type Subject, useAttention } from '../../../table/attention.ts'
import { usePinActions } from '../../../table/plan/pins.ts'
import { useQueueActions, useQueuedMove } from '../../../table/plan/queued-move.ts'
import { useTrial, useTrialActions } from '../../../table/plan/trial.ts'
import { type TableValue, useTable } from '../../../table/table-context.tsx'

/** What keys and links of the plan do now; null for what cannot be done. */
export function usePlanActions(): {
  /** Pins what is looked at. */
  readonly pin: (() => void) | null
  readonly tryAhead: (() => void) | null
  readonly queue: (() => void) | null
  /** Leaves the trial, or cancels the queued move. */
  readonly cancel: (() => void) | null
} {
  const table = useTable()
  const { game, decision, view } = table
  const subject = useAttention((attention) => attention.subject)
  const trial = useTrial()
  const move = useQueuedMove()
  const { togglePin } = usePinActions()
  const { tryAhead, chooseNext, endTrial } = useTrialActions()
  const { queueMove, dropMove } = useQueueActions()
  const goal = goalOfSubject(table, subject)
  const isPlaying = view.phase === 'playing' && trial === null
  const isWaiting = game.waiting?.kind === 'bot' || game.waiting?.kind === 'person'
  return {
    pin: goal === null ? null : () => togglePin(game.seat, goal),
    tryAhead: isPlaying && decision?.kind === 'act' ? tryAhead : null,
    queue:
      isPlaying && isWaiting && game.seat >= 0 && hasNextTurn(view) && move === null
        ? () => chooseNext(queueMove)
        : null,
    cancel: trial !== null ? endTrial : move !== null ? dropMove : null,
  }
}

function goalOfSubject(
  { catalogue, choices, closed, view, game }: TableValue,
  subject: Subject | null,
): Goal | null {
  const goal = subject === null || subject.kind === 'spot' ? null : goalOf(subject)
  return goal !== null && isInReach(goal, view, game.seat) ? goal : null

  function goalOf(looked: Exclude<Subject, { readonly kind: 'spot' }>): Goal | null {
    if (looked.kind === 'card') return goalOfCard(catalogue, looked.card)
    const option = [...choices, ...closed].find(({ key }) => key === looked.key)?.option
    if (option?.kind === 'quota') return { kind: 'quota', space: option.space }
    return option?.kind === 'card' ? goalOfCard(catalogue, option.card) : null
  }
}
