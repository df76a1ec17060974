import { Icon } from '@charterstone/art/icons/icon.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import { useEffect, useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { LitSpot } from '../../table/parts/lit-spot.tsx'
import { useSay } from '../../words/speech.ts'
import type { PastStep } from '../past/past.ts'
import { VillagePicture } from '../village-picture/village-picture.tsx'
import classes from './log.module.css'
import type { TurnGroup } from './turn-groups.ts'

type ReplayPictureProps = {
  readonly steps: readonly PastStep[]
  readonly groups: readonly TurnGroup[]
  readonly at: number
  readonly onShow: (step: number) => void
}

const PACE = 700

/** The village at one moment of a game, and the way through all of them. */
export function ReplayPicture({ steps, groups, at, onShow }: ReplayPictureProps) {
  const say = useSay()
  const [isPlaying, setPlaying] = useState(false)
  const stops = groups.map(({ to }) => to)
  const next = stops.find((stop) => stop > at)
  const before = stops.findLast((stop) => stop < at)
  useEffect(() => {
    if (!isPlaying) return
    if (next === undefined) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => onShow(next), PACE)
    return () => clearTimeout(timer)
  }, [isPlaying, next, onShow])
  const step = steps[at]
  if (step === undefined) return null
  const { legacy, covers, progress, vp } = step
  const round = groups.findLast(({ from }) => from <= at)?.round ?? 0
  const moment = round === 0 ? say('log.setup') : say('table.round', { round })
  return (
    <figure className={classes.picture}>
      <div className={classes.frame}>
        <VillagePicture
          buildings={legacy.buildings}
          covers={covers}
          progress={progress}
          title={say('log.village-at', { moment })}
          className={classes.village}
        />
        <LitSpot covers={covers} />
      </div>
      <figcaption>
        <ul className={classes.points} aria-label={say('log.points')}>
          {legacy.seats.map(({ charter, name }, seat) => (
            <li key={charter} title={name}>
              <SeatToken charter={CHARTERS[charter] ?? 'purple'} size={22} title={name} />
              <Icon name="vp" size={17} />
              {vp[seat] ?? 0}
            </li>
          ))}
        </ul>
        <div className={classes.way}>
          <Button
            icon={<Icon name="left" size={20} title={say('log.before')} />}
            disabled={before === undefined}
            onClick={() => onShow(before ?? 0)}
          />
          <Button
            icon={<Icon name={isPlaying ? 'pause' : 'play'} size={20} />}
            disabled={next === undefined && !isPlaying}
            onClick={() => setPlaying(!isPlaying)}
          >
            {isPlaying ? say('log.pause') : say('log.play')}
          </Button>
          <Button
            icon={<Icon name="right" size={20} title={say('log.next')} />}
            disabled={next === undefined}
            onClick={() => onShow(next ?? at)}
          />
          <label className={classes.slider}>
            <span className="visually-hidden">{say('log.slider')}</span>
            <input
              type="range"
              min={0}
              max={Math.max(0, steps.length - 1)}
              value={at}
              aria-valuetext={moment}
              onChange={({ target }) => {
                setPlaying(false)
                onShow(Number(target.value))
              }}
            />
          </label>
          <span className={classes.moment}>{moment}</span>
        </div>
      </figcaption>
    </figure>
  )
}
