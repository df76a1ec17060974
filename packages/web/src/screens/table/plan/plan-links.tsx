import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { usePlanActions } from './use-plan-actions.ts'

/** What can be done ahead now: try a turn, or choose the next move while others think. */
export function PlanLinks({ className }: { readonly className?: string | undefined }) {
  const say = useSay()
  const { game } = useTable()
  const { tryAhead, queue } = usePlanActions()
  if (tryAhead !== null)
    return (
      <button type="button" className={className} onClick={tryAhead}>
        {say('trial.try')}
      </button>
    )
  if (queue === null || game.waiting === null) return null
  return (
    <button type="button" className={className} onClick={queue}>
      {say('queue.choose')}
    </button>
  )
}
