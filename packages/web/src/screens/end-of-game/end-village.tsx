import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS, type Event, type Legacy, nameOf } from '@charterstone/engine'
import { useMemo } from 'react'
import { useReadable } from '../../session/use-game.ts'
import { useSay } from '../../words/speech.ts'
import { VillagePicture } from '../village-picture/village-picture.tsx'
import classes from './end-village.module.css'
import { housesOf } from './houses-of-the-day.ts'

type EndVillageProps = {
  readonly game: number
  readonly legacy: Legacy
  /** For each island tile the plot it covers. */
  readonly covers: readonly number[]
  readonly events: readonly Event[]
}

/** Still before the lamps are all that can be seen. */
const EVENING = 19

/** The village on the evening of a game, and what was raised in it that day. */
export function EndVillage({ game, legacy, covers, events }: EndVillageProps) {
  const say = useSay()
  const { words } = useReadable()
  const built = useMemo(() => housesOf(events), [events])
  const fresh = useMemo(() => built.map(({ spot }) => spot), [built])
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>
        {say('end.built', { count: built.length })}
        <ul className={classes.built}>
          {built.map(({ seat, building, spot }) => (
            <li key={`${spot}-${building}`}>
              <SeatToken charter={CHARTERS[legacy.seats[seat]?.charter ?? 0] ?? 'purple'} size={20} />
              {nameOf(words, building)}
            </li>
          ))}
        </ul>
      </figcaption>
      <VillagePicture
        buildings={legacy.buildings}
        covers={covers}
        progress={EVENING}
        fresh={fresh}
        title={say('end.village', { game })}
        className={classes.village}
      />
    </figure>
  )
}
