import { Icon } from '@charterstone/art/icons/icon.tsx'
import { Peg } from '@charterstone/art/tokens/peg.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { TIMETABLE } from '../../../session/timetable.ts'
import { useSettings } from '../../../settings/settings.ts'
import { type Anchor, anchorOf, selectorOf } from '../../../table/anchor.ts'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { type Flight, flightsOf, startsOf } from '../../../table/model/flights.ts'
import { useTable } from '../../../table/table-context.tsx'
import { paceNow } from '../../moments/staging.ts'
import classes from './flights.module.css'
import type { Theatre } from './stage.ts'
import { useTheatre } from './theatre.ts'

type Batch = { readonly number: number; readonly flights: readonly Flight[] }

/** Tokens, workers, goods and cards on their way, driven by what has just happened. */
export function Flights() {
  const { view } = useTable()
  const flying = useTheatre((theatre) => theatre.flying)
  const [batch, setBatch] = useState<Batch | null>(null)
  const begin = useEffectEvent(({ number, events }: Theatre['flying']) => {
    const flights = flightsOf(events, view.legacy.buildings)
    if (paceNow() > 0) setBatch({ number, flights })
  })
  useEffect(() => begin(flying), [flying])
  if (batch === null) return null
  const times = TIMETABLE[useSettings.getState().speed]
  const starts = startsOf(batch.flights.length, times)
  return (
    <div className={classes.sky} aria-hidden="true" data-flights key={batch.number}>
      {batch.flights.map((flight, index) => (
        <InFlight
          key={`${flight.what} ${anchorOf(flight.from)} ${anchorOf(flight.to)} ${starts[index] ?? 0}`}
          flight={flight}
          start={starts[index] ?? 0}
        />
      ))}
    </div>
  )
}

const ARC = 24

function InFlight({ flight, start }: { readonly flight: Flight; readonly start: number }) {
  const own = useRef<HTMLSpanElement>(null)
  const { view } = useTable()
  useEffect(() => {
    const element = own.current
    const from = centreOf(flight.from)
    const to = centreOf(flight.to)
    if (element === null || from === null || to === null) return
    const { flight: duration } = TIMETABLE[useSettings.getState().speed]
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - ARC }
    const animation = element.animate(
      [
        { transform: at(from, 0.7), opacity: 0, offset: 0 },
        { transform: at(from, 1), opacity: 1, offset: 0.12 },
        { transform: at(middle, 1.15), opacity: 1, offset: 0.55 },
        { transform: at(to, 1), opacity: 1, offset: 0.92 },
        { transform: at(to, 0.8), opacity: 0, offset: 1 },
      ],
      { duration, delay: start, easing: 'ease-in-out', fill: 'both' },
    )
    return () => animation.cancel()
  }, [flight, start])
  return (
    <span ref={own} className={classes.thing}>
      <Thing flight={flight} charterOf={(seat) => charterOfSeat(view, seat)} />
    </span>
  )
}

type ThingProps = {
  readonly flight: Flight
  readonly charterOf: (seat: number) => ReturnType<typeof charterOfSeat>
}

function Thing({ flight: { what, seat }, charterOf }: ThingProps) {
  if (what === 'worker-large' || what === 'worker-small')
    return <Peg charter={charterOf(seat)} kind={what === 'worker-large' ? 'large' : 'small'} size={32} />
  if (what === 'token') return <SeatToken charter={charterOf(seat)} size={24} />
  return <Icon name={what} size={26} />
}

function at({ x, y }: { readonly x: number; readonly y: number }, scale: number): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
}

/** The middle of an anchor on the screen; null when it is not shown. */
function centreOf(anchor: Anchor): { readonly x: number; readonly y: number } | null {
  const box = document.querySelector(selectorOf(anchor))?.getBoundingClientRect()
  return box === undefined || box.width === 0 ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
