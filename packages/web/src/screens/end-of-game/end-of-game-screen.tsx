import type { ReactNode } from 'react'
import type { LogStep } from '../../session/game.ts'
import { useGame } from '../../session/use-game.ts'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import { usePast } from '../past/use-past.ts'
import { Ended } from './ended.tsx'

/** The end of the game on the table, while it is being settled and until it is packed up; after that, of the last one. */
export function EndOfGameScreen({ asks }: { readonly asks?: ReactNode }) {
  const { log, view } = useGame()
  if (!hasEnded(log)) return <LastEnd asks={asks} />
  return (
    <Ended
      game={view.legacy.history.at(-1)?.game ?? view.legacy.game}
      steps={log}
      legacy={view.legacy}
      covers={view.table.covers}
      asks={asks}
      isOver={view.phase !== 'playing'}
    />
  )
}

/** Whether the points of this game have been counted. */
function hasEnded(log: readonly LogStep[]): boolean {
  return log.some(({ events }) => events.some(({ kind }) => kind === 'game-ended'))
}

/** The end of a game that has been packed up, or that was played before the one on the table. */
function LastEnd({ asks }: { readonly asks?: ReactNode }) {
  const say = useSay()
  const { ref, view } = useGame()
  const { games, isReading } = usePast()
  const last = games.findLast(({ steps }) =>
    steps.some(({ events }) => events.some(({ kind }) => kind === 'game-ended')),
  )
  if (last !== undefined && !isReading) {
    const legacy = last.steps.at(-1)?.legacy ?? view.legacy
    const isOver = asks === undefined
    return (
      <Ended
        key={last.game}
        game={last.game}
        steps={last.steps}
        legacy={legacy}
        covers={last.steps.at(-1)?.covers ?? view.table.covers}
        asks={asks}
        isOver={isOver}
      />
    )
  }
  return (
    <Page title={say('end.title')} back={pathOf('play', ref)} backLabel={say('table.title')}>
      <p>{say(isReading ? 'book.reading' : 'campaign.no-game')}</p>
    </Page>
  )
}
