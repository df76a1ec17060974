import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import type { TableBrief } from '@charterstone/protocol'
import type { ReactNode } from 'react'
import type { MyTable } from '../../online/my-tables.ts'
import { tableRef } from '../../session/game-ref.ts'
import { Link } from '../../shell/link.tsx'
import { pathOf } from '../../shell/route.ts'
import { type Say, useSay } from '../../words/speech.ts'
import { timeSince } from '../home/relative-time.ts'
import { villageName } from '../home/village-name.ts'
import classes from './table-row.module.css'
import { isYourTurn } from './use-briefs.ts'

type TableRowProps = {
  readonly table: MyTable
  /** Undefined until the server has answered, null when it cannot be reached. */
  readonly brief: TableBrief | null | undefined
  readonly children?: ReactNode
}

/** An online table in a list: its village, who has the turn and since when. */
export function TableRow({ table, brief, children }: TableRowProps) {
  const say = useSay()
  return (
    <li className={classes.table}>
      <div className={classes.what}>
        <span>
          <Link to={pathOf('play', tableRef(table.id))} className={classes.village}>
            {villageName(say, brief ?? table)}
          </Link>
          {isYourTurn(brief) && <b className={classes.tag}>{say('home.your-turn-short')}</b>}
        </span>
        <span className={classes.stage}>{stageOf(say, brief, Date.now())}</span>
      </div>
      <span className={classes.tokens}>
        {brief?.seats.map((seat) => (
          <SeatToken
            key={seat.charter}
            charter={CHARTERS[seat.charter] ?? 'purple'}
            size={26}
            title={seat.name}
          />
        ))}
      </span>
      {children}
    </li>
  )
}

/** "Game 2 · Waiting for Piotr for 2 hours". */
export function stageOf(say: Say, brief: TableBrief | null | undefined, now: number): string {
  if (brief === undefined) return '…'
  if (brief === null) return say('online.unreachable')
  if (brief.phase === 'gathering') return say('online.gathering')
  const game = brief.mode === 'single' ? say('online.kind-single') : say('online.game', { game: brief.game })
  const name = brief.seats[brief.asked]?.name
  if (name === undefined) return game
  const since = brief.askedAt === null ? { unit: 'moment', count: 0 } : timeSince(brief.askedAt, now)
  // The tag says already that it is your turn.
  const waits = isYourTurn(brief) ? say('online.yours', since) : say('online.asked', { name, ...since })
  return waits === '' ? game : `${game} · ${waits}`
}
