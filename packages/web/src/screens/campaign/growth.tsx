import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../shell/button.tsx'
import { useSay } from '../../words/speech.ts'
import type { PastGame, PastStep } from '../past/past.ts'
import { usePast } from '../past/use-past.ts'
import { VillagePicture } from '../village-picture/village-picture.tsx'
import classes from './campaign.module.css'
import { stagesOfFilm } from './time-lapse/film.ts'
import { SaveFilm } from './time-lapse/save-film.tsx'

const PACE = 450

type Stage = { readonly game: number; readonly step: PastStep }

/** The village after every building that rose in it. */
export function Growth() {
  const say = useSay()
  const { games, isReading } = usePast()
  const stages = games.flatMap(stagesOf)
  const [at, setAt] = useState<number | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const figure = useRef<HTMLElement>(null)
  const index = Math.min(at ?? stages.length - 1, stages.length - 1)
  const isEnd = index >= stages.length - 1
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => (isEnd ? setPlaying(false) : setAt(index + 1)), PACE)
    return () => clearTimeout(timer)
  }, [isPlaying, isEnd, index])
  const stage = stages[index]
  if (stage === undefined)
    return <p className={classes.note}>{say(isReading ? 'book.reading' : 'book.unknown-past')}</p>
  const momentOf = ({ game, step }: Stage) =>
    say('campaign.growth-at', { game, count: step.legacy.buildings.filter((number) => number > 0).length })
  const moment = momentOf(stage)
  const filmed = stagesOfFilm(stages)
  const show = (shot: number) => {
    const next = filmed[shot]
    if (next === undefined) return null
    flushSync(() => setAt(stages.indexOf(next)))
    const drawing = figure.current?.querySelector<SVGSVGElement>('.village svg') ?? null
    return drawing === null ? null : { drawing, caption: momentOf(next) }
  }
  return (
    <figure className={classes.figure} ref={figure}>
      <VillagePicture
        buildings={stage.step.legacy.buildings}
        title={moment}
        isSmall
        className={classes.picture}
      />
      <figcaption>
        <div className={classes.way}>
          <Button
            icon={<Icon name={isPlaying ? 'pause' : 'time-lapse'} size={20} />}
            onClick={() => {
              if (isEnd) setAt(0)
              setPlaying(!isPlaying)
            }}
          >
            {isPlaying ? say('log.pause') : say('campaign.time-lapse')}
          </Button>
          <input
            type="range"
            aria-label={say('campaign.growth')}
            aria-valuetext={moment}
            min={0}
            max={Math.max(0, stages.length - 1)}
            value={index}
            onChange={({ target }) => {
              setPlaying(false)
              setAt(Number(target.value))
            }}
          />
        </div>
        <p className={classes.note}>{moment}</p>
        <SaveFilm count={filmed.length} show={show} onEnd={() => setAt(null)} />
      </figcaption>
    </figure>
  )
}

/** The first step of a game, and every step after which another building stands. */
function stagesOf({ game, steps }: PastGame): readonly Stage[] {
  return steps
    .filter((step, index) => index === 0 || step.legacy.buildings !== steps[index - 1]?.legacy.buildings)
    .map((step) => ({ game, step }))
}
