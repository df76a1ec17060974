import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import type { CampaignReview, LinePoint } from '@charterstone/bots'
import type { CampaignRecord } from '@charterstone/engine'
import { useEffect, useState } from 'react'
import { startReview } from '../../../review/review-client.ts'
import { useGame } from '../../../session/use-game.ts'
import { Link } from '../../../shell/link.tsx'
import { reviewPath } from '../../../shell/route.ts'
import { charterAt } from '../../../table/model/charters.ts'
import { useSay } from '../../../words/speech.ts'
import line from '../line/line.module.css'
import { WinChart } from '../line/win-chart.tsx'
import { percentOf } from '../percent.ts'
import classes from '../review.module.css'

/** The chance to win the campaign after each game, and the evenings that decided it. Points stay sealed. */
export function CampaignChances({ record }: { readonly record: CampaignRecord }) {
  const say = useSay()
  const { ref, view } = useGame()
  const campaign = useCampaign(record)
  const [at, setAt] = useState<number | null>(null)
  if (campaign === null) return null
  const { charters, points, decisive } = campaign
  const index = Math.min(at ?? points.length - 1, points.length - 1)
  const nameOf = (charter: number) => view.legacy.seats.find((seat) => seat.charter === charter)?.name ?? ''
  return (
    <>
      <h3 className={classes.owes}>{say('luck.campaign', { game: points[index]?.game ?? 0 })}</h3>
      <ul className={line.legend}>
        {charters.map((charter, seat) => (
          <li key={charter}>
            <SeatToken charter={charterAt(charter)} size={22} /> {nameOf(charter)}{' '}
            <b>{say('review.percent', { percent: percentOf(points[index]?.win[seat] ?? 0) })}</b>
          </li>
        ))}
      </ul>
      <WinChart
        title={say('luck.campaign-chart')}
        line={points.map(pointOf)}
        marks={[]}
        charters={charters}
        at={index}
        onShow={setAt}
      />
      <label className={line.way}>
        <span className="visually-hidden">{say('log.game')}</span>
        <input
          type="range"
          min={0}
          max={points.length - 1}
          value={index}
          aria-valuetext={say('luck.campaign', { game: points[index]?.game ?? 0 })}
          onChange={({ target }) => setAt(Number(target.value))}
        />
      </label>
      <h3 className={classes.owes}>{say('luck.decisive')}</h3>
      <ol className={classes.swings}>
        {decisive.map(({ game, charter, change }) => (
          <li key={game}>
            <Link to={reviewPath(ref, game)}>{say('table.game', { game })}</Link>:{' '}
            {say('luck.gained', { name: nameOf(charter), percent: percentOf(change) })}
          </li>
        ))}
      </ol>
    </>
  )
}

/** A game of the campaign as a point of a line. */
function pointOf({ game, win }: CampaignReview['points'][number]): LinePoint {
  return { step: game, round: game, seat: -1, win, vp: [], expected: [] }
}

/** Null while it is computed, and for a campaign without a finished game. */
function useCampaign(record: CampaignRecord): CampaignReview | null {
  const [campaign, setCampaign] = useState<CampaignReview | null>(null)
  useEffect(
    () =>
      startReview({ record, game: 'campaign' }, (reply) => {
        if (reply.kind === 'campaign') setCampaign(reply.campaign)
      }),
    [record],
  )
  return campaign
}
