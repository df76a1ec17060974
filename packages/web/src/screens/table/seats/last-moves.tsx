import { Icon } from '@charterstone/art/icons/icon.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { useMemo } from 'react'
import { Link } from '../../../shell/link.tsx'
import { pathOf } from '../../../shell/route.ts'
import { useLit } from '../../../table/lit.ts'
import { type Beat, beatsOf, eventsIn } from '../../../table/model/beats.ts'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { trailOf } from '../../../table/model/trail.ts'
import { keyed } from '../../../table/parts/keyed.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { NamedText } from '../../things/event-sentence.tsx'
import { useCaptions } from '../motion/use-captions.ts'
import classes from './last-moves.module.css'

const SHOWN = 3
/** Steps of the log that hold the last moves, when there are none since one's own. */
const LATE = 12

/** What the others have done since one's own last turn; before that, the last moves of anybody. */
export function LastMoves() {
  const say = useSay()
  const { game } = useTable()
  const { beats, isSince } = useBeatsSince()
  const shown = useMemo(() => beats.slice(-SHOWN).reverse(), [beats])
  return (
    <section className={classes.moves}>
      <h2 className={classes.heading}>
        <Icon name="log" size={17} />
        {say(isSince ? 'moves.since' : 'moves.last')}
        <Link className={classes.link} to={pathOf('log', game.ref)}>
          {say('moves.whole')}
        </Link>
      </h2>
      {shown.length === 0 ? <p className={classes.none}>{say('moves.none')}</p> : <MoveList beats={shown} />}
    </section>
  )
}

type BeatsSince = { readonly beats: readonly Beat[]; readonly isSince: boolean }

/** Everything since one's own last turn, newest last; when nothing has happened since, the last moves of anybody. */
export function useBeatsSince(): BeatsSince {
  const { game } = useTable()
  return useMemo(() => {
    const since = beatsOf(game.log, game.seat)
    if (since.length > 0) return { beats: since, isSince: true }
    return { beats: beatsOf(game.log.slice(-LATE), null), isSince: false }
  }, [game.log, game.seat])
}

type MoveListProps = {
  readonly beats: readonly Beat[]
  /** With the sentences that captions have no room for. */
  readonly isWhole?: boolean
}

/** A caption for each move; it lights its building while it is read. */
export function MoveList({ beats, isWhole = false }: MoveListProps) {
  const { view, words } = useTable()
  const captions = useCaptions(beats)
  const litProps = useLit()
  return (
    <ul className={classes.list}>
      {keyed(beats).map(({ key, value: beat }, index) => {
        const { text = '', detail = [] } = captions[index] ?? {}
        const said = isWhole ? [text, ...detail].join(' ') : text
        return (
          <li key={key} className={classes.move} {...litProps(trailOf(beat, view).spot)}>
            <SeatToken charter={charterOfSeat(view, beat.seat)} size={18} />
            <span>
              <NamedText text={said} events={eventsIn(beat)} words={words} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
