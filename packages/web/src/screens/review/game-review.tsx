import type { TurnReview } from '@charterstone/bots'
import { castOf } from '@charterstone/engine'
import { useMemo, useRef, useState } from 'react'
import { type ReviewSource, requestOf, stateOf } from '../../review/review-source.ts'
import { useGame, useReadable, useRuleset } from '../../session/use-game.ts'
import { ButtonLink } from '../../shell/button.tsx'
import { Columns, Row, Stack } from '../../shell/layout.tsx'
import { Note } from '../../shell/note.tsx'
import { Panel } from '../../shell/panel.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import { ForkButton } from '../fork/fork-button.tsx'
import { ForkPanel } from '../fork/fork-panel.tsx'
import type { PastGame } from '../past/past.ts'
import { ExerciseTable } from './exercise/exercise-table.tsx'
import { exerciseName, noteFound } from './exercise/found-exercises.ts'
import { Ledger } from './ledger.tsx'
import { LineSection } from './line/line-section.tsx'
import { Then } from './line/then.tsx'
import classes from './review.module.css'
import { ReviewProgress } from './review-progress.tsx'
import { TurningPoints } from './turning-points.tsx'
import { OwnTurns } from './turns/own-turns.tsx'
import { useReview } from './use-review.ts'

type GameReviewPageProps = { readonly source: ReviewSource; readonly past: PastGame }

/** The review of one game. It is there after a moment and grows. */
export function GameReviewPage({ source, past }: GameReviewPageProps) {
  const say = useSay()
  const { seat, view, ref } = useGame()
  const { engine, catalogue } = useRuleset()
  const { words } = useReadable()
  const request = useMemo(() => requestOf(source), [source])
  const state = useReview(request)
  const record = source.kind === 'views' ? null : source.record
  const legacy = past.steps.at(-1)?.legacy ?? view.legacy
  const cast = useMemo(() => castOf(words, catalogue, legacy), [words, catalogue, legacy])
  const charters = useMemo(() => legacy.seats.map(({ charter }) => charter), [legacy])
  const [step, setStep] = useState(0)
  const line = useRef<HTMLDivElement>(null)
  const showMoment = (next: number) => {
    setStep(next)
    line.current?.scrollIntoView({ block: 'start' })
  }
  const [tried, setTried] = useState<TurnReview | null>(null)
  const { reviewed } = state
  const isOver = source.kind !== 'paused'
  const asked = useMemo(
    () => (tried === null ? undefined : stateOf(engine, source, tried.weakStep)),
    [engine, source, tried],
  )
  if (tried !== null && asked !== undefined && reviewed !== null)
    return (
      <ExerciseTable
        turn={tried}
        reviewed={reviewed}
        state={asked}
        onFound={() => noteFound(ref, exerciseName(past.game, tried))}
        onClose={() => setTried(null)}
      />
    )
  return (
    <Stack>
      {!isOver && <Note>{say('review.paused')}</Note>}
      <ReviewProgress {...state} />
      {reviewed !== null && (
        <>
          {record?.fork !== undefined && (
            <ForkPanel record={record} fork={record.fork} reviewed={reviewed} seats={legacy.seats} />
          )}
          <div ref={line} className={classes.moments}>
            <Columns ratio="3:2">
              <Panel title={say('review.line')} lead={say('review.line-text')}>
                <LineSection
                  review={reviewed.review}
                  cast={cast}
                  charters={charters}
                  step={step}
                  onShow={setStep}
                />
              </Panel>
              <Stack>
                <Then review={reviewed.review} past={past} cast={cast} step={step}>
                  {(at) => (
                    <ForkButton
                      moment={{ game: past.game, step: at, isOver, seats: legacy.seats }}
                      {...(source.kind === 'views' && { seen: source.seen })}
                    />
                  )}
                </Then>
                <Panel title={say('review.swings')}>
                  <TurningPoints reviewed={reviewed} cast={cast} charters={charters} onShow={setStep} />
                </Panel>
              </Stack>
            </Columns>
          </div>
          <Columns>
            <Panel title={say('review.ledger')} lead={say('review.ledger-text')}>
              <Ledger rows={reviewed.review.ledger} cast={cast} charters={charters} />
            </Panel>
            <Panel title={say('review.turns')} lead={say('review.turns-text')}>
              <OwnTurns
                reviewed={reviewed}
                cast={cast}
                first={Math.min(Math.max(0, seat), charters.length - 1)}
                isWhole={state.status === 'whole'}
                onTry={setTried}
                onShow={showMoment}
              />
              {legacy.mode !== 'single' && record !== null && record.fork === undefined && (
                <Row>
                  <ButtonLink to={pathOf('exercises', ref)}>{say('exercise.book')}</ButtonLink>
                </Row>
              )}
            </Panel>
          </Columns>
        </>
      )}
    </Stack>
  )
}
