import { useState } from 'react'
import { useGame } from '../../session/use-game.ts'
import { useBookKeys } from '../../shell/book-keys.ts'
import { Note } from '../../shell/note.tsx'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { useRoute } from '../../shell/router.ts'
import { Select } from '../../shell/select.tsx'
import { useSay } from '../../words/speech.ts'
import { hasEnded } from '../past/past.ts'
import { usePast } from '../past/use-past.ts'
import { ThingDialog } from '../things/thing-dialog.tsx'
import { GameReviewPage } from './game-review.tsx'

/** What decided a game: the line, the ledger, the turning points and the turns, for every game that is over. */
export function ReviewScreen() {
  const say = useSay()
  const { ref, record } = useGame()
  useBookKeys(ref)
  const route = useRoute()
  const { games, isReading } = usePast()
  const over = games.filter(hasEnded)
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
      {past !== undefined && record !== null && (
        <GameReviewPage key={past.game} record={record} past={past} />
      )}
      {past !== undefined && record === null && <Note>{say('review.online')}</Note>}
      <ThingDialog />
    </Page>
  )
}
