import { useState } from 'react'
import { Icon } from '../../art/icons/icon.tsx'
import type { IconName } from '../../art/icons/icon-shapes.ts'
import { fixed } from '../../art/ink/fixed.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import classes from './learn.module.css'
import { LESSON_ICONS, LESSONS } from './lessons.ts'

/** The first game in a few short steps; the rest is learnt by playing it. */
export function LearnScreen() {
  const say = useSay()
  const [place, setPlace] = useState(0)
  const lesson = LESSONS[place]
  const isLast = place === LESSONS.length - 1
  if (lesson === undefined) return null
  return (
    <Page
      title={say('book.learn')}
      lead={say('learn.lead')}
      foot={
        <div className={classes.foot}>
          <Button disabled={place === 0} onClick={() => setPlace(place - 1)}>
            {say('learn.back')}
          </Button>
          {isLast ? (
            <ButtonLink kind="primary" to={pathOf('new')}>
              {say('learn.begin')}
            </ButtonLink>
          ) : (
            <Button kind="primary" onClick={() => setPlace(place + 1)}>
              {say('learn.next')}
            </Button>
          )}
        </div>
      }
    >
      <ol className={classes.dots} aria-label={say('learn.steps')}>
        {LESSONS.map((each, step) => (
          <li key={each}>
            <button
              type="button"
              aria-current={step === place ? 'step' : undefined}
              aria-label={`${step + 1}: ${say(`learn.${each}`)}`}
              onClick={() => setPlace(step)}
            >
              {step + 1}
            </button>
          </li>
        ))}
      </ol>
      <article className={classes.lesson} aria-live="polite">
        <div className={classes.picture}>{fixed(LESSON_ICONS[lesson].map(pictureOf))}</div>
        <h2>{say(`learn.${lesson}`)}</h2>
        <p>{say(`learn.${lesson}-text`)}</p>
        {isLast && <p className={classes.note}>{say('learn.at-the-table')}</p>}
      </article>
    </Page>
  )
}

function pictureOf(icon: IconName) {
  return <Icon name={icon} size={56} />
}
