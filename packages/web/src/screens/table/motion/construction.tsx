import { BuildingArt } from '@charterstone/art/buildings/building-art.tsx'
import { EmptyPlot } from '@charterstone/art/buildings/empty-plot.tsx'
import { Ground } from '@charterstone/art/buildings/ground.tsx'
import { centreOf } from '@charterstone/art/scene/layout.ts'
import { signRaise } from '@charterstone/art/scene/sign-raise.ts'
import { Signboard } from '@charterstone/art/strip/signboard.tsx'
import { buildingOf } from '@charterstone/engine'
import { type CSSProperties, useEffect, useEffectEvent } from 'react'
import { TIMETABLE } from '../../../session/timetable.ts'
import { useSettings } from '../../../settings/settings.ts'
import { play } from '../../../settings/sound.ts'
import { groundOfSpot } from '../../../table/model/charters.ts'
import { nameAt } from '../../../table/model/scene.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { useMomentActions, useMoments } from '../../moments/moments.ts'
import { paceNow } from '../../moments/staging.ts'
import classes from './construction.module.css'

const HALF = 52

/** A house rises from its plot, in the village itself. Any key or tap ends it. */
export function Construction() {
  const moment = useMoments(({ queue }) => queue[0])
  if (moment?.kind !== 'construction') return null
  return <Rising key={`${moment.spot}-${moment.building}`} {...moment} />
}

type RisingProps = { readonly seat: number; readonly building: number; readonly spot: number }

function Rising({ seat, building: number, spot }: RisingProps) {
  const say = useSay()
  const table = useTable()
  const { catalogue, view, cast } = table
  const { closeMoment } = useMomentActions()
  const end = useEffectEvent(() => closeMoment())
  useEffect(() => {
    play('build')
    const timer = setTimeout(() => end(), paceNow() === 0 ? 0 : houseTime())
    const stop = () => end()
    addEventListener('keydown', stop, { once: true })
    addEventListener('pointerdown', stop, { once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', stop)
      removeEventListener('pointerdown', stop)
    }
  }, [])
  const building = buildingOf(catalogue, number) ?? null
  const [x, y] = centreOf(spot, view.table.covers)
  const charter = groundOfSpot(spot)
  if (building === null || charter === null) return null
  return (
    <div
      className={classes.site}
      style={{ left: x - HALF, top: y - HALF, '--house': `${houseTime()}ms` } as CSSProperties}
    >
      <svg viewBox="-55 -55 110 110" width={2 * HALF} height={2 * HALF} aria-hidden="true">
        <EmptyPlot charter={charter} />
        <g className={classes.ground}>
          <Ground charter={charter} />
        </g>
        <g className={classes.house}>
          <BuildingArt building={building} />
        </g>
        <Signboard building={building} raise={signRaise(building, [x, y])} />
      </svg>
      <p className={classes.caption}>
        {say('moment.builds', { name: cast.seats[seat] ?? '', building: nameAt(table, spot) })}
      </p>
    </div>
  )
}

/** Ground, walls, roof, sign, and a breath to look at it. */
function houseTime(): number {
  return TIMETABLE[useSettings.getState().speed].house
}
