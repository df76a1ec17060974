import { Icon } from '@charterstone/art/icons/icon.tsx'
import { type Goal, isInReach } from '@charterstone/bots'
import { useGame, useRuleset, useWords } from '../../../session/use-game.ts'
import { titleOfGoal } from '../../../table/plan/goal-words.ts'
import { isSameGoal, usePinActions, usePins } from '../../../table/plan/pins.ts'
import { useSay } from '../../../words/speech.ts'
import classes from './pin-button.module.css'

type PinButtonProps = {
  readonly goal: Goal | null
  /** The icon alone, where there is little room. */
  readonly isBare?: boolean
}

/** Pins a goal or takes its pin away; nothing where there is no goal to reach. */
export function PinButton({ goal, isBare = false }: PinButtonProps) {
  const say = useSay()
  const { view, seat } = useGame()
  const words = useWords()
  const { catalogue } = useRuleset()
  const { togglePin } = usePinActions()
  const pins = usePins(seat)
  if (goal === null || view.phase !== 'playing' || !isInReach(goal, view, seat)) return null
  const isPinned = pins.some((each) => isSameGoal(each, goal))
  const what = titleOfGoal(say, words, catalogue, goal)
  const said = say(isPinned ? 'plan.unpin-what' : 'plan.pin-what', { what })
  return (
    <button
      type="button"
      className={classes.pin}
      data-bare={isBare || undefined}
      aria-pressed={isPinned}
      aria-label={said}
      data-hint={isBare ? said : undefined}
      onClick={() => togglePin(seat, goal)}
    >
      <Icon name="pin" size={isBare ? 14 : 18} />
      <span className={classes.label}>{say(isPinned ? 'plan.unpin' : 'plan.pin')}</span>
    </button>
  )
}
