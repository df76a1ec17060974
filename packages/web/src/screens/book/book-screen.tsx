import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useMemo } from 'react'
import { useGame } from '../../session/use-game.ts'
import { useVillage } from '../../session/use-village.ts'
import { Button } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import { Champions } from '../campaign/champions.tsx'
import { PointsChart } from '../campaign/points-chart.tsx'
import { Poster } from '../campaign/poster.tsx'
import { Standings } from '../campaign/standings.tsx'
import { usePoster } from '../campaign/use-poster.ts'
import { usePast } from '../past/use-past.ts'
import { whenOpened } from '../past/when-opened.ts'
import classes from './book.module.css'
import { BookPeople } from './book-people.tsx'
import { BookRules } from './book-rules.tsx'
import { BookStory } from './book-story.tsx'
import { BookTheme } from './book-theme.tsx'
import { usePaperColours } from './use-paper-colours.ts'

/** The campaign as a book to print: map, theme, people, points, story, Chronicle. Nothing sealed is in it. */
export function BookScreen() {
  const say = useSay()
  const village = useVillage()
  const { ref, view } = useGame()
  const { history } = view.legacy
  const { games } = usePast()
  const opened = useMemo(() => whenOpened(games), [games])
  const poster = usePoster()
  usePaperColours()
  return (
    <Page
      title={village}
      lead={say('keepsake.lead', { count: history.length })}
      back={pathOf('campaign', ref)}
      backLabel={say('book.campaign')}
      aside={
        <Button kind="primary" icon={<Icon name="export" size={20} />} onClick={() => print()}>
          {say('keepsake.print')}
        </Button>
      }
    >
      <article className={classes.book}>
        <div className={classes.map}>
          <Poster {...poster} />
        </div>
        <BookTheme />
        <BookPeople />
        {history.length > 0 && (
          <section className={classes.chapter}>
            <h2>{say('keepsake.scores')}</h2>
            <Champions />
            <PointsChart history={history} />
            <Standings />
          </section>
        )}
        <BookStory opened={opened} />
        <BookRules opened={opened} />
        <p className={classes.sealed}>{say('keepsake.sealed')}</p>
      </article>
    </Page>
  )
}
