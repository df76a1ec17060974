import type { CampaignRecord, Fork, Legacy } from '@charterstone/engine'
import { useEffect, useMemo, useState } from 'react'
import { campaigns } from '../../data/page-campaigns.ts'
import { writeFork } from '../../fork/fork-address.ts'
import type { Reviewed } from '../../review/review-job.ts'
import { localRef } from '../../session/game-ref.ts'
import { useGame, useRuleset } from '../../session/use-game.ts'
import { Button, ButtonLink } from '../../shell/button.tsx'
import { exportGame } from '../../shell/export-game.ts'
import { Row } from '../../shell/layout.tsx'
import { Note } from '../../shell/note.tsx'
import { Panel } from '../../shell/panel.tsx'
import { pathOf, reviewPath } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import { ShareLink } from '../link/share-link.tsx'
import { useCampaignReviews } from '../review/use-campaign-reviews.ts'
import { CompareChart } from './compare-chart.tsx'

type ForkPanelProps = {
  readonly record: CampaignRecord
  readonly fork: Fork
  readonly reviewed: Reviewed
  readonly seats: Legacy['seats']
}

/** A fork beside the game that it left, and the ways to show it to others. */
export function ForkPanel({ record, fork, reviewed, seats }: ForkPanelProps) {
  const say = useSay()
  const game = useGame()
  const { engine } = useRuleset()
  const original = useOriginal(fork)
  const seat = Math.min(Math.max(0, game.seat), seats.length - 1)
  const fragment = useMemo(() => writeFork(engine, record), [engine, record])
  const before = useCampaignReviews(original, original === null ? NO_GAMES : [fork.game]).reviewed.get(
    fork.game,
  )
  const line = say('fork.line', { name: seats[seat]?.name ?? '', vp: lastPoints(reviewed, seat) })
  return (
    <Panel title={say('fork.of', { game: fork.game })} lead={say('fork.of-text')}>
      {before !== undefined && (
        <CompareChart
          original={before.review.line}
          fork={reviewed.review.line}
          step={fork.step}
          seat={seat}
          charter={seats[seat]?.charter ?? 0}
        />
      )}
      {fragment === null ? (
        <Note>{say('fork.no-address')}</Note>
      ) : (
        <ShareLink
          label={say('fork.address')}
          text={say('fork.address-text')}
          line={line}
          link={`${location.origin}${pathOf('fork')}#${fragment}`}
        />
      )}
      <Row>
        <Button onClick={() => void exportGame(game)}>{say('fork.file')}</Button>
        {original !== null && (
          <ButtonLink to={reviewPath(localRef(fork.of), fork.game)}>{say('fork.to-original')}</ButtonLink>
        )}
      </Row>
    </Panel>
  )
}

const NO_GAMES: readonly number[] = []

/** The campaign that was left; null while it is read, and when this browser does not have it. */
function useOriginal({ of }: Fork): CampaignRecord | null {
  const [original, setOriginal] = useState<CampaignRecord | null>(null)
  useEffect(() => {
    let isWanted = true
    if (of !== '')
      void campaigns.load(of).then((stored) => {
        if (isWanted && stored !== null) setOriginal(stored.record)
      })
    return () => {
      isWanted = false
    }
  }, [of])
  return original
}

function lastPoints({ review }: Reviewed, seat: number): number {
  return review.line.at(-1)?.vp[seat] ?? 0
}
