import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import type { WeeklyReplay } from '../../weekly/replay-address.ts'
import { standingsOf } from '../../weekly/weekly-result.ts'
import { useSay } from '../../words/speech.ts'
import classes from './weekly.module.css'

/** How a weekly game ended. */
export function Standings({ replay }: { readonly replay: WeeklyReplay }) {
  const say = useSay()
  const { seats } = replay.playthrough.state.legacy
  return (
    <ol className={classes.standings}>
      {standingsOf(replay).map(({ name, vp, place, isPlayer }) => (
        <li key={name} data-player={isPlayer || undefined}>
          <span className={classes.place}>{place}.</span>
          <SeatToken
            charter={CHARTERS[seats.find((seat) => seat.name === name)?.charter ?? 0] ?? 'purple'}
            size={26}
          />
          <span className={classes.who}>{name}</span>
          <b>{say('home.vp', { vp })}</b>
        </li>
      ))}
    </ol>
  )
}
