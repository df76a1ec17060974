import { strokes } from 'virtual:panorama'
import { Icon } from '@charterstone/art/icons/icon.tsx'
import { Panorama } from '@charterstone/art/story/panorama.tsx'
import { cleanName } from '@charterstone/engine'
import { useEffect, useState } from 'react'
import { campaigns, useCampaigns } from '../../data/page-campaigns.ts'
import { beginCampaign } from '../../session/begin-campaign.ts'
import { localRef } from '../../session/game-ref.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Field } from '../../shell/field.tsx'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { toast } from '../../shell/toast.tsx'
import { useSay } from '../../words/speech.ts'
import { MAX_SEAT_NAME } from '../set-up/seat-draft.ts'
import { Chapters } from './chapters.tsx'
import { COURSE_NAMES, COURSES, type CourseName } from './courses.ts'
import { firstGame } from './first-game.ts'
import classes from './learn.module.css'
import { beginLearning, useLearning } from './learning.ts'

/** Learning by doing: a short lesson or a whole first game with a coach. Eight chapters to read are below. */
export function LearnScreen() {
  const say = useSay()
  return (
    <Page title={say('book.learn')} lead={say('learn.lead')}>
      <Begin />
      <section className={classes.reading}>
        <h2>{say('learn.read')}</h2>
        <p className={classes.note}>{say('learn.read-lead')}</p>
        <Chapters />
        <p>
          <ButtonLink to={pathOf('new')}>{say('learn.campaign')}</ButtonLink>
        </p>
      </section>
    </Page>
  )
}

function Begin() {
  const say = useSay()
  const { id, course, done } = useLearning()
  const isThere = useCampaigns(({ summaries }) => summaries.some((summary) => summary.id === id))
  const [name, setName] = useState('')
  useEffect(() => void campaigns.refresh(), [])
  const [isBusy, setBusy] = useState(false)
  async function begin(chosen: CourseName): Promise<void> {
    setBusy(true)
    const made = await beginCampaign(firstGame(chosen, cleanName(name) || 'Mira'))
    setBusy(false)
    if (made === null) {
      toast(say('new.no-room'))
      return
    }
    beginLearning(made, chosen)
    navigate(pathOf('play', localRef(made)))
  }
  const canResume = id !== null && isThere
  return (
    <section className={classes.begin}>
      <div className={classes.picture} aria-hidden="true">
        <Panorama strokes={strokes} />
      </div>
      <div className={classes.actions}>
        {canResume && (
          <>
            <p className={classes.count}>
              <Icon name="check" size={20} />
              {say('learn.done-of', { done: done.length, all: COURSES[course].lessons.length })}
            </p>
            <ButtonLink kind="primary" size="large" to={pathOf('play', localRef(id))}>
              {say('learn.resume')}
            </ButtonLink>
            <h2 className={classes.again}>{say('learn.again')}</h2>
            <p className={classes.note}>{say('learn.again-text')}</p>
          </>
        )}
        <Field
          label={say('learn.your-name')}
          value={name}
          onChange={setName}
          maxLength={MAX_SEAT_NAME}
          placeholder="Mira"
          autoComplete="given-name"
        />
        <ul className={classes.courses}>
          {COURSE_NAMES.map((each) => (
            <CourseCard
              key={each}
              course={each}
              isFirst={each === 'short' && !canResume}
              isBusy={isBusy}
              onBegin={() => void begin(each)}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

type CourseCardProps = {
  readonly course: CourseName
  /** The one for most beginners. */
  readonly isFirst: boolean
  readonly isBusy: boolean
  readonly onBegin: () => void
}

/** One way to learn, with its true length. */
function CourseCard({ course, isFirst, isBusy, onBegin }: CourseCardProps) {
  const say = useSay()
  const { minutes, rounds } = COURSES[course]
  return (
    <li className={classes.course}>
      <h2>{say(`learn.${course}`)}</h2>
      <p className={classes.note}>{say(`learn.${course}-text`, { minutes, rounds })}</p>
      <Button
        kind={isFirst ? 'primary' : 'plain'}
        size="large"
        disabled={isBusy}
        onClick={onBegin}
        data-course={course}
      >
        {say(isBusy ? 'new.beginning' : `learn.start-${course}`)}
      </Button>
    </li>
  )
}
