import { Icon } from '@charterstone/art/icons/icon.tsx'
import { InfluencePips } from '@charterstone/art/tokens/influence-pips.tsx'
import { Peg } from '@charterstone/art/tokens/peg.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import type { WorkerKind } from '@charterstone/art/tokens/token-marks.ts'
import { COIN, nameOf, RESOURCES } from '@charterstone/engine'
import { Fragment } from 'react'
import { anchorOf } from '../../../table/anchor.ts'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { gloryOf } from '../../../table/model/glory.ts'
import { amountOf } from '../../../table/parts/noun.ts'
import { Quantity } from '../../../table/parts/quantity.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { PresenceSlot } from '../online-slots.tsx'
import { SeatBelongings } from './seat-belongings.tsx'
import classes from './seat-panel.module.css'

type SeatPanelProps = {
  readonly seat: number
  /** Opens everything in front of the seat. */
  readonly onOpen: (seat: number) => void
  /** Many seats share the column. */
  readonly isCrowded?: boolean
}

/** One seat at a glance: who, glory and points, goods, influence and workers, cards, minions, perils. */
export function SeatPanel({ seat, onOpen, isCrowded = false }: SeatPanelProps) {
  const say = useSay()
  const { view, cast, game, decision } = useTable()
  const holder = view.table.seats[seat]
  if (holder === undefined) return null
  const charter = charterOfSeat(view, seat)
  const isAsked = (decision?.seat ?? game.waiting?.seat ?? -1) === seat
  return (
    <section
      className={classes.seat}
      data-charter={charter}
      data-asked={isAsked || undefined}
      data-crowded={isCrowded || undefined}
      data-at={anchorOf({ kind: 'seat', seat })}
      aria-label={cast.seats[seat]}
    >
      <header className={classes.head}>
        <SeatToken charter={charter} size={32} />
        <button type="button" className={classes.who} onClick={() => onOpen(seat)}>
          <span className={classes.name}>
            {cast.seats[seat]} <PresenceSlot seat={seat} />
          </span>
          <span className={classes.persona}>
            {seat === game.seat && <b>{say('seat.you')}</b>}
            <PersonaNames seat={seat} isCrowded={isCrowded} />
          </span>
        </button>
        <Scores seat={seat} />
      </header>
      <div className={classes.goods}>
        <Quantity icon="coin" noun="coin" count={holder.goods[COIN] ?? 0} />
        <span className={classes.line} />
        {RESOURCES.map((resource, index) => (
          <Quantity key={resource} icon={resource} noun={resource} count={holder.goods[index] ?? 0} />
        ))}
      </div>
      <div className={classes.things}>
        <Influence seat={seat} />
        <Workers seat={seat} />
        <SeatBelongings seat={seat} />
      </div>
    </section>
  )
}

/** All personas by name; where room is short the first, and how many more. */
function PersonaNames({ seat, isCrowded }: { readonly seat: number; readonly isCrowded: boolean }) {
  const say = useSay()
  const { view, words } = useTable()
  const holder = view.table.seats[seat]
  const names =
    holder?.automa === true
      ? [say('seat.automa', { level: view.legacy.automaLevel })]
      : (holder?.personas ?? []).map((persona) => nameOf(words, persona))
  const all = names.join(', ')
  const rest = isCrowded ? names.length - 1 : 0
  return (
    <>
      <span className={classes.personas} aria-hidden="true" data-hint={all}>
        {rest > 0 ? names[0] : all}
      </span>
      {rest > 0 && <b aria-hidden="true">+{rest}</b>}
      <span className="visually-hidden">{all}</span>
    </>
  )
}

function Scores({ seat }: { readonly seat: number }) {
  const { view, words } = useTable()
  const holder = view.table.seats[seat]
  if (holder === undefined) return null
  const glory = gloryOf(view.legacy, holder.charter)
  const stars = amountOf(words, 'glory', glory)
  const vp = amountOf(words, 'vp', holder.vp)
  return (
    <>
      {view.legacy.rules.glory && (
        <span className={classes.glory} data-hint={stars} role="img" aria-label={stars}>
          <Icon name="glory" size={15} />
          {glory}
        </span>
      )}
      <span className={classes.points} data-hint={vp} role="img" aria-label={vp}>
        <Icon name="vp" size={22} />
        <b>{holder.vp}</b>
      </span>
    </>
  )
}

const TOKENS = 12

function Influence({ seat }: { readonly seat: number }) {
  const { view, words } = useTable()
  const count = view.table.seats[seat]?.influence ?? 0
  const charter = charterOfSeat(view, seat)
  const said = amountOf(words, 'influence', count)
  return (
    <span className={classes.influence} data-hint={said} role="img" aria-label={said}>
      <Icon name="influence" size={17} fill={`var(--${charter})`} />
      <b>{count}</b>
      <InfluencePips charter={charter} count={count} total={Math.max(TOKENS, count)} height={12} />
    </span>
  )
}

/** Filled pegs are at home. */
export function Workers({ seat }: { readonly seat: number }) {
  const say = useSay()
  const { view } = useTable()
  const holder = view.table.seats[seat]
  if (holder === undefined) return null
  const free = holder.workers.filter((spot) => spot < 0).length
  const said = say('seat.workers', { free })
  return (
    <span className={classes.workers} data-hint={said} role="img" aria-label={said}>
      {WORKERS.map((kind, worker) => (
        <Fragment key={kind}>
          <Peg
            charter={charterOfSeat(view, seat)}
            kind={kind === 'large' && view.legacy.spectral === holder.charter ? 'spectral' : kind}
            size={21}
            away={(holder.workers[worker] ?? -1) >= 0}
          />
        </Fragment>
      ))}
    </span>
  )
}

const WORKERS: readonly WorkerKind[] = ['large', 'small']
