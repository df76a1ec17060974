import { Icon } from '@charterstone/art/icons/icon.tsx'
import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import type { LessonTopic } from '@charterstone/content'
import { useState } from 'react'
import { useReadable } from '../../session/use-game.ts'
import { useSettings } from '../../settings/settings.ts'
import { Button } from '../../shell/button.tsx'
import { Spotlight } from '../../table/spotlight/spotlight.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './coach.module.css'
import { COACH_FACE } from './graduate.tsx'
import { hearLesson } from './learning.ts'
import { TOPIC_PARTS } from './rule-topics.ts'

type RuleCoachProps = {
  readonly topic: LessonTopic
  /** Called when the lesson was heard or refused; it does not come again. */
  readonly onClose: () => void
}

/** A new rule: the coach offers a short lesson on it, and gives it when wanted. */
export function RuleCoach({ topic, onClose }: RuleCoachProps) {
  const say = useSay()
  const { lessons } = useReadable()
  const [isWanted, setWanted] = useState(false)
  const lesson = lessons[topic]
  const part = TOPIC_PARTS[topic]
  if (lesson === undefined) return null
  const close = () => {
    hearLesson(topic)
    onClose()
  }
  return (
    <section
      className={classes.coach}
      aria-label={say('coach.title')}
      data-rule
      data-offer={!isWanted || undefined}
    >
      <header className={classes.head}>
        <Portrait number={COACH_FACE} size={isWanted ? 44 : 34} />
        <h2 className={classes.title}>
          <small className={classes.kicker}>{say('coach.new-rule')}</small>
          {lesson.title}
        </h2>
        <button type="button" className={classes.fold} aria-label={say('coach.not-now')} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      </header>
      {isWanted ? (
        <>
          <div className={classes.body} aria-live="polite">
            <p>{lesson.text}</p>
          </div>
          <footer className={classes.foot}>
            <button
              type="button"
              className={classes.silence}
              onClick={() => {
                useSettings.setState({ lessons: false })
                close()
              }}
            >
              {say('coach.no-rules')}
            </button>
            <Button kind="primary" onClick={close}>
              {say('coach.thanks')}
            </Button>
          </footer>
          {part !== undefined && <Spotlight pointers={[{ kind: 'part', part }]} />}
        </>
      ) : (
        <Button kind="primary" onClick={() => setWanted(true)}>
          {say('coach.tell')}
        </Button>
      )}
    </section>
  )
}
