import { Icon } from '@charterstone/art/icons/icon.tsx'
import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { useHint } from '../../table/hint.ts'
import { Spotlight } from '../../table/spotlight/spotlight.tsx'
import { useSay, useSpeech } from '../../words/speech.ts'
import type { UiKey } from '../../words/ui-words.ts'
import classes from './coach.module.css'
import { LessonText, QuietText, Suggestion } from './coach-words.tsx'
import { pointersOf } from './course.ts'
import { COURSES } from './courses.ts'
import { COACH_FACE } from './graduate.tsx'
import { silenceCoach, useLearning } from './learning.ts'
import type { Lesson } from './lesson.ts'
import type { Scene } from './scene.ts'
import { useCourse } from './use-course.ts'

/** Says what to do next and why, points at it, and replies to what has happened. */
export function Coach() {
  const say = useSay()
  const { course, done } = useLearning()
  const [isSmall, setSmall] = useState(false)
  // One opinion at a time, and one kind of rings.
  const isAdvised = useHint(({ status }) => status === 'given')
  const { lesson, scene, reaction, read } = useCourse()
  const all = COURSES[course].lessons.length
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
            {isAdvised ? <p>{say('coach.advised')}</p> : <Lecture lesson={lesson} scene={scene} />}
          </div>
          <footer className={classes.foot}>
            <span className={classes.count}>
              {say('coach.lesson', { place: Math.min(all, done.length + 1), all })}
            </span>
            {lesson !== null && lesson.task === undefined && !isAdvised && (
              <Button kind="primary" onClick={read}>
                {say('coach.next')}
              </Button>
            )}
            <button type="button" className={classes.silence} onClick={() => silenceCoach(true)}>
              {say('coach.silence')}
            </button>
          </footer>
        </>
      )}
      {lesson !== null && scene !== null && !isAdvised && (
        <Spotlight key={lesson.name} pointers={pointersOf(lesson, scene)} />
      )}
    </section>
  )
}

/** The lesson with what it suggests; without one, the next goal. */
function Lecture({ lesson, scene }: { readonly lesson: Lesson | null; readonly scene: Scene | null }) {
  if (lesson === null || scene === null) return <QuietText scene={scene} />
  return (
    <>
      <LessonText name={lesson.name} scene={scene} />
      {lesson.task !== undefined && (
        <Suggestion
          key={lesson.name}
          suggested={lesson.task.suggests(scene)}
          hasReason={scene.decision.kind === 'act' && lesson.name !== 'place'}
        />
      )}
    </>
  )
}

/** None of these sentences has a placeholder. */
function Reaction({ says }: { readonly says: UiKey }) {
  const ui = useSpeech((speech) => speech.ui)
  return <p className={classes.reaction}>{ui?.[says] ?? ''}</p>
}
