import { adviceText, type Explanation } from '@charterstone/bots'
import { type Decision, keyOf, nameOf, type Option, sentenceOfOption } from '@charterstone/engine'
import { useEffect, useState } from 'react'
import { useHintActions } from '../../table/hint.ts'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './coach.module.css'
import { goalText, shortOf } from './goal-text.ts'
import type { LessonName } from './lesson.ts'
import { nextGoal } from './next-goal.ts'
import { isAct } from './occasions.ts'
import { nearestPlan } from './plans.ts'
import type { Scene } from './scene.ts'

export function LessonText({ name, scene }: { readonly name: LessonName; readonly scene: Scene }) {
  const say = useSay()
  const { words, cast } = useTable()
  const plan = nearestPlan(scene)
  const other = cast.seats.findIndex((_, seat) => seat !== scene.seat)
  return (
    <p>
      {say(`lesson.${name}-text`, {
        who: cast.seats[other] ?? '',
        plan: plan === null ? '' : nameOf(words, plan.plan.number),
        missing: plan === null ? [] : shortOf(words, plan.missing),
      })}
    </p>
  )
}

/** When there is no lesson: the next goal, or who is being waited for. */
export function QuietText({ scene }: { readonly scene: Scene | null }) {
  const say = useSay()
  const { game, cast, words } = useTable()
  if (scene === null) return <p>{say('coach.waits', { who: cast.seats[game.waiting?.seat ?? -1] ?? '' })}</p>
  if (!isAct(scene)) return <p>{say('coach.question')}</p>
  return (
    <>
      <p>{say('coach.turn')}</p>
      <p className={classes.reason}>{goalText(say, words, nextGoal(scene))}</p>
    </>
  )
}

type SuggestionProps = { readonly suggested: readonly Option[]; readonly hasReason: boolean }

/** What the best of the suggested turns is for, in the words of "What would you do?". */
export function Suggestion({ suggested, hasReason }: SuggestionProps) {
  const say = useSay()
  const { cast, decision } = useTable()
  const { explain } = useHintActions()
  const keys = hasReason ? suggested.map(keyOf).join(' ') : ''
  const [best, setBest] = useState<Explanation | null>(null)
  useEffect(() => {
    if (keys === '' || decision === null) return undefined
    let isCurrent = true
    void explain(keys.split(' ')).then(([first = null]) => {
      if (isCurrent) setBest(first)
    })
    return () => {
      isCurrent = false
    }
  }, [keys, decision, explain])
  const option = suggested.find((each) => keyOf(each) === best?.key)
  // Where everything is circled there is no other choice to speak of.
  if (suggested.length === decision?.options.length) return null
  if (best === null || option === undefined)
    return <p className={classes.note}>{say(noteOf(suggested, decision))}</p>
  return (
    <p className={classes.reason}>
      <strong>{sentenceOfOption(cast, option)}.</strong> {adviceText(cast, best).purpose}
    </p>
  )
}

function noteOf(
  suggested: readonly Option[],
  decision: Decision | null,
): 'coach.free' | 'coach.suggests' | 'coach.suggests-answer' {
  if (suggested.length === 0) return 'coach.free'
  return decision?.kind === 'act' ? 'coach.suggests' : 'coach.suggests-answer'
}
