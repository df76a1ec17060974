import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { TurnReview } from '@charterstone/bots'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Reviewed } from '../../../review/review-job.ts'
import { useKeys } from '../../../shell/keys.ts'
import { Spotlight } from '../../../table/spotlight/spotlight.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { optionText, purposeText } from '../cause-text.ts'
import classes from './exercise.module.css'
import type { Exercise } from './exercise-session.ts'

type ExerciseDockProps = {
  readonly exercise: Exercise
  readonly turn: TurnReview
  readonly reviewed: Reviewed
  readonly onClose: () => void
}

/** How much help was asked for. */
type Help = 'none' | 'hint' | 'shown'

/** The task, how the last attempt went, and help: a hint, the answer, or on to the next. */
export function ExerciseDock({ exercise: { attempts }, turn, reviewed, onClose }: ExerciseDockProps) {
  const say = useSay()
  const { cast } = useTable()
  const [help, setHelp] = useState<Help>('none')
  const { last } = useStore(attempts)
  const isFound = last?.isFound === true
  const best = turn.better?.keys[0] ?? turn.found[0] ?? ''
  const why = purposeText(cast, turn.better?.purposes ?? [])
  useKeys({ skip: onClose })
  const text = isFound
    ? say('exercise.found')
    : help === 'shown'
      ? say('review.better', { what: optionText(cast, reviewed, turn.weakStep, best) })
      : last === null
        ? say('exercise.task', { round: turn.round })
        : say('exercise.not-yet')
  return (
    <section className={classes.dock} aria-label={say('exercise.title')} data-dock data-exercise>
      <p className={classes.said} role="status" data-found={isFound || undefined}>
        <Icon name={isFound ? 'check' : 'hint'} size={18} />
        <span>
          <b>{text}</b>{' '}
          {(isFound || help !== 'none') && (why === '' && help === 'hint' ? say('exercise.no-hint') : why)}
        </span>
      </p>
      {!isFound && help === 'none' && (
        <button type="button" className={classes.button} onClick={() => setHelp('hint')}>
          {say('exercise.hint')}
        </button>
      )}
      {!isFound && help !== 'shown' && (
        <button type="button" className={classes.button} onClick={() => setHelp('shown')}>
          {say('exercise.show')}
        </button>
      )}
      <button type="button" className={classes.button} data-main={isFound || undefined} onClick={onClose}>
        {say(isFound || help === 'shown' ? 'exercise.back' : 'exercise.skip')}
      </button>
      {help === 'shown' && !isFound && <Spotlight pointers={[{ kind: 'answers', keys: [best] }]} />}
    </section>
  )
}
