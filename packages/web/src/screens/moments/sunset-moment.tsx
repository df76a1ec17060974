import { BuildingArt } from '@charterstone/art/buildings/building-art.tsx'
import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { daylightAt } from '@charterstone/art/scene/daylight.ts'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { buildingOf, nameOf, printedBoard } from '@charterstone/engine'
import type { CSSProperties } from 'react'
import { charterOfSeat } from '../../table/model/charters.ts'
import { useTable } from '../../table/table-context.tsx'
import { useSay } from '../../words/speech.ts'
import { housesOf } from '../end-of-game/houses-of-the-day.ts'
import { sayVerdict } from '../end-of-game/verdict.ts'
import { VillagePicture } from '../village-picture/village-picture.tsx'
import { MomentButtons } from './moment-buttons.tsx'
import type { Moment } from './moments-of.ts'
import classes from './sunset-moment.module.css'

/** The light on the village, and in the sky above it. */
const EVENING = 23
const NIGHT = 25

/** The end of an evening: the sun sets, the winner and the margin, the houses of the day. */
export function SunsetMoment({ vp, winners }: Extract<Moment, { readonly kind: 'sunset' }>) {
  const say = useSay()
  const { view, cast, catalogue, game } = useTable()
  const { legacy, table } = view
  const houses = housesOf(game.log.flatMap(({ events }) => events))
  const sky = daylightAt(NIGHT, printedBoard(catalogue).progress.last)
  const hour = { '--day-top': sky.top, '--day-horizon': sky.horizon, '--day-ink': sky.ink, '--day-stars': 1 }
  return (
    <div className={`village ${classes.page}`} style={hour as CSSProperties}>
      <span className={classes.sun} aria-hidden="true" />
      <VillagePicture
        buildings={legacy.buildings}
        covers={table.covers}
        progress={EVENING}
        isSmall
        fresh={houses.map(({ spot }) => spot)}
        title={say('end.village', { game: legacy.game })}
        className={classes.village}
      />
      <header className={classes.head}>
        <p className={classes.eyebrow}>{say('end.sun-sets', { game: legacy.game })}</p>
        <Winners seats={winners} />
        <h1 className={classes.title}>{sayVerdict(say, { vp, winners }, cast.seats)}</h1>
        <Scores vp={vp} />
      </header>
      <footer className={classes.foot}>
        <div className={classes.day}>
          <h2 className={classes.raised}>{say('end.raised', { count: houses.length })}</h2>
          <ul className={classes.houses}>
            {houses.map(({ seat, building, spot }) => {
              const def = buildingOf(catalogue, building)
              return (
                <li key={spot}>
                  <svg viewBox="-52 -60 104 104" className={classes.house} aria-hidden="true">
                    {def !== undefined && <BuildingArt building={def} />}
                  </svg>
                  <span>
                    {nameOf(cast.words, building)}
                    {seat >= 0 && <small>{cast.seats[seat]}</small>}
                  </span>
                </li>
              )
            })}
          </ul>
        </div>
        <MomentButtons label={say('end.to-points')} />
      </footer>
    </div>
  )
}

/** The faces of the winners, with their emblems. */
function Winners({ seats }: { readonly seats: readonly number[] }) {
  const { view } = useTable()
  return (
    <p className={classes.winners} aria-hidden="true">
      {seats.map((seat) => {
        const charter = charterOfSeat(view, seat)
        const [persona] = view.table.seats[seat]?.personas ?? []
        return (
          <span key={seat} className={classes.winner} data-charter={charter}>
            {persona !== undefined && <Portrait number={persona} className={classes.face ?? ''} />}
            <span className={classes.emblem}>
              <SeatToken charter={charter} size={34} />
            </span>
          </span>
        )
      })}
    </p>
  )
}

/** Everybody’s points, the best first. */
function Scores({ vp }: { readonly vp: readonly number[] }) {
  const { view, cast } = useTable()
  const order = vp.map((_, seat) => seat).sort((a, b) => (vp[b] ?? 0) - (vp[a] ?? 0))
  return (
    <ol className={classes.scores}>
      {order.map((seat) => (
        <li key={seat}>
          <SeatToken charter={charterOfSeat(view, seat)} size={24} />
          {cast.seats[seat]} <b>{vp[seat]}</b>
        </li>
      ))}
    </ol>
  )
}
