import { Icon } from '@charterstone/art/icons/icon.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { eventsSince } from '../../../session/log.ts'
import { Link } from '../../../shell/link.tsx'
import { pathOf } from '../../../shell/route.ts'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { type Change, type Turn, turnsOf } from '../../../table/model/turns.ts'
import { keyed } from '../../../table/parts/keyed.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { EventSentence } from '../../things/event-sentence.tsx'
import classes from './last-moves.module.css'

const SHOWN = 3

/** What the others have done since one's own last turn; before that, the last moves of anybody. */
export function LastMoves() {
  const say = useSay()
  const { game } = useTable()
  const { turns, isSince } = useTurnsSince()
  const shown = turns.slice(-SHOWN).reverse()
  return (
    <section className={classes.moves}>
      <h2 className={classes.heading}>
        <Icon name="log" size={17} />
        {say(isSince ? 'moves.since' : 'moves.last')}
        <Link className={classes.link} to={pathOf('log', game.ref)}>
          {say('moves.whole')}
        </Link>
      </h2>
      {shown.length === 0 ? <p className={classes.none}>{say('moves.none')}</p> : <TurnList turns={shown} />}
    </section>
  )
}

type TurnsSince = { readonly turns: readonly Turn[]; readonly isSince: boolean }

/** Everything since one's own last turn, newest last; when nothing has happened since, the last moves of anybody. */
export function useTurnsSince(): TurnsSince {
  const { game } = useTable()
  const since = turnsOf(eventsSince(game.log, game.seat))
  if (since.length > 0) return { turns: since, isSince: true }
  return { turns: turnsOf(game.log.slice(-12).flatMap(({ events }) => events)), isSince: false }
}

export function TurnList({ turns }: { readonly turns: readonly Turn[] }) {
  const { view, cast } = useTable()
  return (
    <ul className={classes.list}>
      {keyed(turns).map(({ key, value: { seat, lead, changes } }) => (
        <li key={key} className={classes.move}>
          <SeatToken charter={charterOfSeat(view, seat)} size={18} />
          <span>
            <EventSentence event={lead} cast={cast} /> <Changes changes={changes} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What a turn brought and cost: "+3 VP", "−2 coins", as icons. */
export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  return changes.map(({ what, by }) => (
    <span key={what} className={classes.change}>
      {by > 0 ? `+${by}` : `−${-by}`}
      <Icon name={what} size={15} />
    </span>
  ))
}
