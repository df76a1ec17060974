import type { CampaignRecord } from '@charterstone/engine'
import { useMemo, useState } from 'react'
import type { ReviewSource } from '../../review/review-source.ts'
import { useGame } from '../../session/use-game.ts'
import { useBookKeys } from '../../shell/book-keys.ts'
import { Note } from '../../shell/note.tsx'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { useRoute } from '../../shell/router.ts'
import { Select } from '../../shell/select.tsx'
import { useSay } from '../../words/speech.ts'
import { hasEnded, type PastGame } from '../past/past.ts'
import { usePast } from '../past/use-past.ts'
import { ThingDialog } from '../things/thing-dialog.tsx'
import { canReview } from './can-review.ts'
import { GameReviewPage } from './game-review.tsx'
import { OnlineReview } from './online-review.tsx'

/**
 * What decided a game: the line, the ledger, the turning points and the turns, for every game that is over, and for one person's
 * own game before that.
 */
export function ReviewScreen() {
  const say = useSay()
  const shown = useGame()
  const { ref, record } = shown
  useBookKeys(ref)
  const route = useRoute()
  const { games, isReading } = usePast()
  const over = games.filter((past) => canReview(shown, past))
  const [asked, setAsked] = useState<number | null>(null)
  const addressed = 'at' in route ? route.at?.game : undefined
  const game = asked ?? addressed ?? over.at(-1)?.game
  const past = over.findLast((each) => each.game === game)
  return (
    <Page
      title={game === undefined ? say('review.title') : say('review.of-game', { game })}
      lead={say('review.lead')}
      back={pathOf('play', ref)}
      backLabel={say('table.title')}
      width="wide"
      aside={
        over.length > 1 && (
          <Select
            label={say('log.game')}
            value={`${game}`}
            options={over.map((each) => ({
              value: `${each.game}`,
              label: say('table.game', { game: each.game }),
            }))}
            onChange={(value) => setAsked(Number(value))}
          />
        )
      }
    >
      {isReading && past === undefined && <Note>{say('book.reading')}</Note>}
      {!isReading && past === undefined && <Note>{say('review.no-game')}</Note>}
      {past !== undefined && record !== null && <LocalReview key={past.game} record={record} past={past} />}
      {past !== undefined && record === null && <OnlineReview key={past.game} table={ref.id} past={past} />}
      <ThingDialog />
    </Page>
  )
}

function LocalReview({ record, past }: { readonly record: CampaignRecord; readonly past: PastGame }) {
  const { seat } = useGame()
  const isOver = hasEnded(past)
  const source = useMemo((): ReviewSource => {
    const { game } = past
    return isOver ? { kind: 'over', record, game } : { kind: 'paused', record, game, seat: Math.max(0, seat) }
  }, [record, past, isOver, seat])
  return <GameReviewPage source={source} past={past} />
}
