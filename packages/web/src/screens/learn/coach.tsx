import { Icon } from '@charterstone/art/icons/icon.tsx'
import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { adviceText, type Explanation } from '@charterstone/bots'
import { keyOf, nameOf, sentenceOfOption } from '@charterstone/engine'
import { useEffect, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { useHint, useHintActions } from '../../table/hint.ts'
import { labelOf } from '../../table/parts/noun.ts'
import { Spotlight } from '../../table/spotlight/spotlight.tsx'
import { type TableValue, useTable } from '../../table/table-context.tsx'
import { useSay, useSpeech } from '../../words/speech.ts'
import type { UiKey } from '../../words/ui-words.ts'
import classes from './coach.module.css'
import { COACH_FACE } from './graduate.tsx'
import { silenceCoach, useLearning } from './learning.ts'
import { LESSON_NAMES, type Lesson, type LessonName, type Scene } from './lesson.ts'
import { nearestPlan } from './occasions.ts'
import { useCourse } from './use-course.ts'

/** Says what to do next and why, points at it, and replies to the last answer. */
export function Coach() {
  const say = useSay()
  const table = useTable()
  const done = useLearning((learning) => learning.done)
  const [isSmall, setSmall] = useState(false)
  // One kind of rings at a time.
  const isAdvised = useHint(({ status }) => status === 'given')
  const { lesson, scene, reaction, read } = useCourse()
  const number = Math.min(LESSON_NAMES.length, done.length + 1)
  const isRead = lesson !== null && lesson.suggests === undefined
  return (
    <section
      className={classes.coach}
      data-coach
      aria-label={say('coach.title')}
      data-small={isSmall || undefined}
    >
      <header className={classes.head}>
        <Portrait number={COACH_FACE} size={44} />
        <h2 className={classes.title}>
          {lesson === null ? say('coach.title') : say(`lesson.${lesson.name}`)}
        </h2>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={!isSmall}
          aria-label={say(isSmall ? 'coach.large' : 'coach.small')}
          onClick={() => setSmall(!isSmall)}
        >
          <Icon name={isSmall ? 'more' : 'close'} size={16} />
        </button>
      </header>
      {!isSmall && (
        <>
          <div className={classes.body} aria-live="polite">
            {reaction !== null && <Reaction says={reaction} />}
            {lesson !== null && scene !== null ? (
              <Text name={lesson.name} scene={scene} table={table} />
            ) : (
              <p>
                {table.decision === null ? say('coach.waits', { who: waitedFor(table) }) : say('coach.yours')}
              </p>
            )}
            {lesson?.suggests !== undefined && scene !== null && (
              <Suggestion key={lesson.name} lesson={lesson} scene={scene} />
            )}
          </div>
          <footer className={classes.foot}>
            <span className={classes.count}>
              {say('coach.lesson', { place: number, all: LESSON_NAMES.length })}
            </span>
            {isRead && (
              <Button kind="primary" onClick={read}>
                {say('coach.next')}
              </Button>
            )}
          </footer>
          <button type="button" className={classes.silence} onClick={() => silenceCoach(true)}>
            {say('coach.silence')}
          </button>
        </>
      )}
      {lesson !== null && scene !== null && !isAdvised && (
        <Spotlight key={lesson.name} pointers={lesson.points(scene)} />
      )}
    </section>
  )
}

/** What the best of the suggested turns is for, in the words of "What would you do?"; the first one needs no reason. */
function Suggestion({ lesson, scene }: { readonly lesson: Lesson; readonly scene: Scene }) {
  const say = useSay()
  const { cast, decision } = useTable()
  const { explain } = useHintActions()
  const suggested = lesson.suggests?.(scene) ?? []
  const hasReason = scene.decision.kind === 'act' && lesson.name !== 'place'
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
  if (best === null || option === undefined)
    return <p className={classes.note}>{say(suggested.length === 0 ? 'coach.free' : 'coach.suggests')}</p>
  return (
    <p className={classes.reason}>
      <strong>{sentenceOfOption(cast, option)}.</strong> {adviceText(cast, best).purpose}
    </p>
  )
}

/** None of these sentences has a placeholder. */
function Reaction({ says }: { readonly says: UiKey }) {
  const ui = useSpeech((speech) => speech.ui)
  return <p className={classes.reaction}>{ui?.[says] ?? ''}</p>
}

type TextProps = {
  readonly name: LessonName
  readonly scene: Scene
  readonly table: TableValue
}

function Text({ name, scene, table }: TextProps) {
  const say = useSay()
  const { words, cast } = table
  const plan = nearestPlan(scene)
  const missing = [...new Set(plan?.missing ?? [])].map((resource) => labelOf(words, resource))
  const other = cast.seats.findIndex((_, seat) => seat !== scene.decision.seat)
  return (
    <p>
      {say(`lesson.${name}-text`, {
        who: cast.seats[other] ?? '',
        plan: plan === null ? '' : nameOf(words, plan.plan.number),
        missing,
      })}
    </p>
  )
}

function waitedFor({ game, cast }: TableValue): string {
  return cast.seats[game.waiting?.seat ?? -1] ?? ''
}
