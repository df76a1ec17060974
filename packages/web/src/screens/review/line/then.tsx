import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { GameReview } from '@charterstone/bots'
import type { Cast } from '@charterstone/engine'
import type { ReactNode } from 'react'
import { useGame } from '../../../session/use-game.ts'
import { ButtonLink } from '../../../shell/button.tsx'
import { Row } from '../../../shell/layout.tsx'
import { stepPath } from '../../../shell/route.ts'
import { useSay } from '../../../words/speech.ts'
import type { PastGame } from '../../past/past.ts'
import { VillagePicture } from '../../village-picture/village-picture.tsx'
import { pointOfStep } from './chart-area.ts'
import classes from './line.module.css'
import { momentText } from './line-table.tsx'

type ThenProps = {
  readonly review: GameReview
  readonly past: PastGame
  readonly cast: Cast
  readonly step: number
  /** What else one can do with this moment. */
  readonly children?: (step: number) => ReactNode
}

/** The village at the moment that the reader points at. */
export function Then({ review: { line }, past, cast, step, children }: ThenProps) {
  const say = useSay()
  const { ref } = useGame()
  const point = line[pointOfStep(line, step)]
  const picture = past.steps.findLast(({ number }) => number <= (point?.step ?? 0))
  if (point === undefined || picture === undefined) return null
  const moment = momentText(say, cast, point.round, point.seat)
  return (
    <section className={classes.then}>
      <h2>{moment}</h2>
      <VillagePicture
        buildings={picture.legacy.buildings}
        covers={picture.covers}
        progress={picture.progress}
        title={say('log.village-at', { moment })}
        className={classes.village}
      />
      <Row>
        <ButtonLink
          icon={<Icon name="replay" size={18} />}
          to={stepPath(ref, { game: past.game, step: point.step })}
        >
          {say('review.open-table')}
        </ButtonLink>
        {children?.(point.step)}
      </Row>
    </section>
  )
}
