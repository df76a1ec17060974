import { strokes } from 'virtual:panorama'
import { Icon } from '@charterstone/art/icons/icon.tsx'
import { Panorama } from '@charterstone/art/story/panorama.tsx'
import { cleanName } from '@charterstone/engine'
import { useEffect, useState } from 'react'
import { campaigns, useCampaigns } from '../../data/page-campaigns.ts'
import { beginCampaign } from '../../session/begin-campaign.ts'
import { localRef } from '../../session/game-ref.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { toast } from '../../shell/toast.tsx'
import { useSay } from '../../words/speech.ts'
import { MAX_SEAT_NAME } from '../set-up/seat-draft.ts'
import { Chapters } from './chapters.tsx'
import { firstGame } from './first-game.ts'
import classes from './learn.module.css'
import { beginLearning, useLearning } from './learning.ts'
import { LESSON_NAMES } from './lesson.ts'

/** Learning by doing: a real first game with a coach. Eight chapters to read are below. */
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
  const { id, done } = useLearning()
  const isThere = useCampaigns(({ summaries }) => summaries.some((summary) => summary.id === id))
  const [name, setName] = useState('')
  useEffect(() => void campaigns.refresh(), [])
  const [isBusy, setBusy] = useState(false)
  async function begin(): Promise<void> {
    setBusy(true)
    const made = await beginCampaign(firstGame(cleanName(name) || 'Mira'))
    setBusy(false)
    if (made === null) {
      toast(say('new.no-room'))
      return
    }
    beginLearning(made)
    navigate(pathOf('play', localRef(made)))
  }
  return (
    <section className={classes.begin}>
      <div className={classes.picture} aria-hidden="true">
        <Panorama strokes={strokes} />
      </div>
      {id !== null && isThere ? (
        <div className={classes.actions}>
          <p className={classes.count}>
            <Icon name="check" size={20} />
            {say('learn.done-of', { done: done.length, all: LESSON_NAMES.length })}
          </p>
          <ButtonLink kind="primary" size="large" to={pathOf('play', localRef(id))}>
            {say('learn.resume')}
          </ButtonLink>
          <Button disabled={isBusy} onClick={() => void begin()}>
            {say('learn.again')}
          </Button>
          <p className={classes.note}>{say('learn.again-text')}</p>
        </div>
      ) : (
        <form
          className={classes.actions}
          onSubmit={(event) => {
            event.preventDefault()
            void begin()
          }}
        >
          <label className={classes.name}>
            {say('learn.your-name')}
            <input
              value={name}
              maxLength={MAX_SEAT_NAME}
              placeholder="Mira"
              autoComplete="given-name"
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <Button kind="primary" size="large" type="submit" disabled={isBusy}>
            {say(isBusy ? 'new.beginning' : 'learn.start')}
          </Button>
        </form>
      )}
    </section>
  )
}
