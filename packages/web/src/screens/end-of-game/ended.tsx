import { castOf, type Event, type Legacy, nameOf } from '@charterstone/engine'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { isCampaign } from '../../session/game-ref.ts'
import { useGame, useReadable, useRuleset } from '../../session/use-game.ts'
import { Page } from '../../shell/page.tsx'
import { pathOf } from '../../shell/route.ts'
import { needWords, useSay } from '../../words/speech.ts'
import { useLearning } from '../learn/learning.ts'
import { turnGroups } from '../log/turn-groups.ts'
import classes from './end-of-game.module.css'
import { endSteps } from './end-steps.ts'
import { EndVillage } from './end-village.tsx'
import { Onward } from './onward.tsx'
import { ScoreBars } from './score-bars.tsx'
import { scoresOf } from './score-sources.ts'
import { starReasons } from './star-reasons.ts'
import { StepRail } from './step-rail.tsx'
import { sayVerdict } from './verdict.ts'

const Graduate = lazy(async () => {
  const [{ Graduate: graduate }] = await Promise.all([import('../learn/graduate.tsx'), needWords('lessons')])
  return { default: graduate }
})

const AfterEvening = lazy(async () => {
  const [{ AfterEvening: after }] = await Promise.all([
    import('../evening/after-evening.tsx'),
    needWords('evening'),
    needWords('online'),
  ])
  return { default: after }
})

type EndedProps = {
  readonly game: number
  readonly steps: readonly { readonly events: readonly Event[] }[]
  readonly legacy: Legacy
  /** For each island tile the plot it covered then. */
  readonly covers: readonly number[]
  /** The decision that is still open, beside the score. */
  readonly asks?: ReactNode
  readonly isOver: boolean
}

/** How a game ended: step by step, where each point came from, and what is still to be decided. */
export function Ended({ game, steps, legacy, covers, asks, isOver }: EndedProps) {
  const say = useSay()
  const { ref, decision, view } = useGame()
  const { catalogue } = useRuleset()
  const { words } = useReadable()
  const isPupil = useLearning((learning) => isCampaign(ref, learning.id))
  const cast = useMemo(() => castOf(words, catalogue, legacy), [words, catalogue, legacy])
  const events = useMemo(() => steps.flatMap((step) => step.events), [steps])
  const after = useMemo(
    () => turnGroups(steps).flatMap((group) => (group.kind === 'end' ? group.events : [])),
    [steps],
  )
  const result = events.find((event) => event.kind === 'game-ended')
  if (result === undefined) return null
  // Looked up from the table of a later game.
  const isLaterOn = isOver && view.phase === 'playing'
  return (
    <Page
      title={sayVerdict(say, result, cast.seats)}
      lead={say('end.of-game', { game })}
      {...(isLaterOn && { back: pathOf('play', ref), backLabel: say('table.title') })}
      width="wide"
      foot={<Onward isLaterOn={isLaterOn} />}
    >
      {isPupil && game === 1 && isOver && (
        <Suspense fallback={null}>
          <Graduate />
        </Suspense>
      )}
      <div className={classes.columns} data-asks={asks === undefined ? undefined : true}>
        <StepRail
          cast={cast}
          steps={endSteps(after, {
            kind: isOver ? null : (decision?.kind ?? null),
            isOver,
            rules: legacy.rules,
          })}
        />
        <div>
          <ScoreBars
            scores={scoresOf(catalogue, events, result.vp.length)}
            vp={result.vp}
            winners={result.winners}
            seats={legacy.seats}
            stars={starReasons(after, legacy.seats)}
            personas={result.vp.map((_, seat) =>
              personasOf(events, seat).map((number) => nameOf(cast.words, number)),
            )}
          />
          {isOver && (
            <Suspense fallback={null}>
              <AfterEvening game={game} events={events} cast={cast} isLatest={!isLaterOn} />
            </Suspense>
          )}
          <EndVillage game={game} legacy={legacy} covers={covers} events={events} />
        </div>
        {asks}
      </div>
    </Page>
  )
}

/** The persona of a seat, by number. */
function personasOf(events: readonly Event[], seat: number): readonly number[] {
  return events.flatMap((event) =>
    event.kind === 'persona-activated' && event.seat === seat ? [event.persona] : [],
  )
}
