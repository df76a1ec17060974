import { LAST_GAME } from '@charterstone/engine'
import { lazy, Suspense } from 'react'
import { useGame } from '../../session/use-game.ts'
import { useBookKeys } from '../../shell/book-keys.ts'
import { ButtonLink } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { needWords, useSay } from '../../words/speech.ts'
import classes from './campaign.module.css'
import { Champions } from './champions.tsx'
import { Growth } from './growth.tsx'
import { PointsChart } from './points-chart.tsx'
import { PosterSection } from './poster-section.tsx'
import { Standings } from './standings.tsx'

const CampaignReview = lazy(async () => {
  const [{ CampaignReview: review }] = await Promise.all([
    import('../review/campaign/campaign-review.tsx'),
    needWords('review'),
  ])
  return { default: review }
})

/** How the campaign went so far, how the village grew, and a picture of it to keep. */
export function CampaignScreen() {
  const say = useSay()
  const { ref, view, record } = useGame()
  useBookKeys(ref)
  const { village, history, game, mode } = view.legacy
  const lead =
    mode === 'single'
      ? say('table.single-game')
      : game > LAST_GAME
        ? say('campaign.over')
        : say('table.game-of', { game, last: LAST_GAME })
  return (
    <Page
      title={village === '' ? say('book.campaign') : village}
      lead={lead}
      back={pathOf('play', ref)}
      backLabel={say('table.title')}
      width="wide"
      aside={
        <div className={classes.links}>
          <ButtonLink to={pathOf('book', ref)}>{say('campaign.to-book')}</ButtonLink>
          <ButtonLink to={pathOf('log', ref)}>{say('campaign.to-log')}</ButtonLink>
          {history.length > 0 && <ButtonLink to={pathOf('review', ref)}>{say('book.review')}</ButtonLink>}
        </div>
      }
    >
      <Champions />
      <div className={classes.columns}>
        <section>
          <h2 className={classes.heading}>{say('campaign.points')}</h2>
          {history.length === 0 ? (
            <p className={classes.note}>{say('campaign.no-game')}</p>
          ) : (
            <PointsChart history={history} />
          )}
        </section>
        <section>
          <h2 className={classes.heading}>{say('campaign.standings')}</h2>
          <Standings />
        </section>
        {record !== null && history.length > 0 && (
          <section>
            <h2 className={classes.heading}>{say('campaign.luck')}</h2>
            <Suspense fallback={null}>
              <CampaignReview record={record} />
            </Suspense>
          </section>
        )}
        <section>
          <h2 className={classes.heading}>{say('campaign.growth')}</h2>
          <Growth />
        </section>
        <section>
          <h2 className={classes.heading}>{say('campaign.poster')}</h2>
          <PosterSection />
        </section>
      </div>
    </Page>
  )
}
