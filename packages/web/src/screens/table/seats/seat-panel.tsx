import { Icon } from '@charterstone/art/icons/icon.tsx'
import { InfluencePips } from '@charterstone/art/tokens/influence-pips.tsx'
import { Peg } from '@charterstone/art/tokens/peg.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import type { WorkerKind } from '@charterstone/art/tokens/token-marks.ts'
import { COIN, nameOf, RESOURCES } from '@charterstone/engine'
import { memo } from 'react'
import { anchorOf } from '../../../table/anchor.ts'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { gloryOf } from '../../../table/model/glory.ts'
import { amountOf } from '../../../table/parts/noun.ts'
import { Quantity } from '../../../table/parts/quantity.tsx'
import { useTablePart } from '../../../table/table-context.tsx'
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

type SeatProps = { readonly seat: number }

/** One seat at a glance: who, glory and points, goods, influence and workers, cards, minions, perils. */
export const SeatPanel = memo(function SeatPanel({ seat, onOpen, isCrowded = false }: SeatPanelProps) {
  const say = useSay()
  const name = useTablePart(({ cast }) => cast.seats[seat])
  const isSeated = useTablePart(({ view }) => view.table.seats[seat] !== undefined)
  const charter = useTablePart(({ view }) => charterOfSeat(view, seat))
  const isAsked = useTablePart(({ decision, game }) => (decision?.seat ?? game.waiting?.seat ?? -1) === seat)
  const isYou = useTablePart(({ game }) => game.seat === seat)
  if (!isSeated) return null
  return (
    <section
      className={classes.seat}
      data-charter={charter}
      data-asked={isAsked || undefined}
      data-crowded={isCrowded || undefined}
      data-at={anchorOf({ kind: 'seat', seat })}
      aria-label={name}
    >
      <header className={classes.head}>
        <SeatToken charter={charter} size={32} />
        <button type="button" className={classes.who} onClick={() => onOpen(seat)}>
          <span className={classes.name}>
            {name} <PresenceSlot seat={seat} />
          </span>
          <span className={classes.persona}>
            {isYou && <b>{say('seat.you')}</b>}
            <PersonaNames seat={seat} isCrowded={isCrowded} />
          </span>
        </button>
        <Scores seat={seat} />
      </header>
      <Goods seat={seat} />
      <div className={classes.things}>
        <Influence seat={seat} />
        <Workers seat={seat} />
        <SeatBelongings seat={seat} />
      </div>
    </section>
  )
})

type PersonaNamesProps = SeatProps & { readonly isCrowded: boolean }

/** All personas by name; where room is short the first, and how many more. */
const PersonaNames = memo(function PersonaNames({ seat, isCrowded }: PersonaNamesProps) {
  const say = useSay()
  const words = useTablePart((table) => table.words)
  const isAutoma = useTablePart(({ view }) => view.table.seats[seat]?.automa === true)
  const level = useTablePart(({ view }) => view.legacy.automaLevel)
  const personas = useTablePart(({ view }) => view.table.seats[seat]?.personas)
  const names = isAutoma
    ? [say('seat.automa', { level })]
    : (personas ?? []).map((persona) => nameOf(words, persona))
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
})

const Goods = memo(function Goods({ seat }: SeatProps) {
  const goods = useTablePart(({ view }) => view.table.seats[seat]?.goods)
  return (
    <div className={classes.goods}>
      <Quantity icon="coin" noun="coin" count={goods?.[COIN] ?? 0} />
      <span className={classes.line} />
      {RESOURCES.map((resource, index) => (
        <Quantity key={resource} icon={resource} noun={resource} count={goods?.[index] ?? 0} />
      ))}
    </div>
  )
})

const Scores = memo(function Scores({ seat }: SeatProps) {
  const words = useTablePart((table) => table.words)
  const hasGlory = useTablePart(({ view }) => view.legacy.rules.glory)
  const points = useTablePart(({ view }) => view.table.seats[seat]?.vp ?? 0)
  const glory = useTablePart(({ view }) => gloryOf(view.legacy, view.table.seats[seat]?.charter ?? -1))
  const stars = amountOf(words, 'glory', glory)
  const vp = amountOf(words, 'vp', points)
  return (
    <>
      {hasGlory && (
        <span className={classes.glory} data-hint={stars} role="img" aria-label={stars}>
          <Icon name="glory" size={15} />
          {glory}
        </span>
      )}
      <span className={classes.points} data-hint={vp} role="img" aria-label={vp}>
        <Icon name="vp" size={22} />
        <b>{points}</b>
      </span>
    </>
  )
})

const TOKENS = 12

const Influence = memo(function Influence({ seat }: SeatProps) {
  const words = useTablePart((table) => table.words)
  const count = useTablePart(({ view }) => view.table.seats[seat]?.influence ?? 0)
  const charter = useTablePart(({ view }) => charterOfSeat(view, seat))
  const said = amountOf(words, 'influence', count)
  return (
    <span className={classes.influence} data-hint={said} role="img" aria-label={said}>
      <Icon name="influence" size={17} fill={`var(--${charter})`} />
      <b>{count}</b>
      <InfluencePips charter={charter} count={count} total={Math.max(TOKENS, count)} height={12} />
    </span>
  )
})

const NO_WORKERS: readonly number[] = []

/** Filled pegs are at home. */
export const Workers = memo(function Workers({ seat }: SeatProps) {
  const say = useSay()
  const workers = useTablePart(({ view }) => view.table.seats[seat]?.workers ?? NO_WORKERS)
  const charter = useTablePart(({ view }) => charterOfSeat(view, seat))
  const isSpectral = useTablePart(({ view }) => view.legacy.spectral === view.table.seats[seat]?.charter)
  const free = workers.filter((spot) => spot < 0).length
  const said = say('seat.workers', { free })
  return (
    <span className={classes.workers} data-hint={said} role="img" aria-label={said}>
      {WORKERS.map((kind, worker) => (
        <Peg
          key={kind}
          charter={charter}
          kind={kind === 'large' && isSpectral ? 'spectral' : kind}
          size={21}
          away={(workers[worker] ?? -1) >= 0}
        />
      ))}
    </span>
  )
})

const WORKERS: readonly WorkerKind[] = ['large', 'small']
