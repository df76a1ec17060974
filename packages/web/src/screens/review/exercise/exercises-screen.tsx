import type { TurnReview } from '@charterstone/bots'
import { castOf } from '@charterstone/engine'
import { useMemo, useState } from 'react'
import type { Reviewed } from '../../../review/review-job.ts'
import { statesAt } from '../../../review/states-at.ts'
import { useGame, useReadable, useRuleset } from '../../../session/use-game.ts'
import { useBookKeys } from '../../../shell/book-keys.ts'
import { Stack } from '../../../shell/layout.tsx'
import { Note } from '../../../shell/note.tsx'
import { Page } from '../../../shell/page.tsx'
import { Panel } from '../../../shell/panel.tsx'
import { pathOf } from '../../../shell/route.ts'
import { Select } from '../../../shell/select.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from '../review.module.css'
import { WeakTurn } from '../turns/weak-turn.tsx'
import { weakTurnsOf } from '../turns/weak-turns.ts'
import { useCampaignReviews } from '../use-campaign-reviews.ts'
import { ExerciseTable } from './exercise-table.tsx'
import { exerciseName, foundExercises, noteFound } from './found-exercises.ts'

type Exercise = { readonly game: number; readonly turn: TurnReview; readonly reviewed: Reviewed }

/** All weak turns of a campaign, across its games. */
export function ExercisesScreen() {
  const say = useSay()
  const { ref, record, view, seat } = useGame()
  const { engine, catalogue } = useRuleset()
  const { words } = useReadable()
  useBookKeys(ref)
  const { history, seats } = view.legacy
  const { reviewed, running } = useCampaignReviews(
    record,
    history.map(({ game }) => game),
  )
  const [charter, setCharter] = useState(() => seats[Math.max(0, seat)]?.charter ?? 0)
  const [chosen, setChosen] = useState<Exercise | null>(null)
  const exercises = [...reviewed].flatMap(([game, each]): Exercise[] => {
    const own = history
      .findLast((row) => row.game === game)
      ?.seats.findIndex((row) => row.charter === charter)
    return weakTurnsOf(each.review, own ?? -1).map((turn) => ({ game, turn, reviewed: each }))
  })
  const found = foundExercises(ref)
  const isFound = ({ game, turn }: Exercise) => found.has(exerciseName(game, turn))
  const state = useMemo(
    () =>
      chosen === null || record === null
        ? undefined
        : statesAt(engine, record, chosen.game, [chosen.turn.weakStep]).get(chosen.turn.weakStep),
    [engine, record, chosen],
  )
  const castOfGame = (game: number) =>
    castOf(words, catalogue, {
      ...view.legacy,
      seats: history.findLast((row) => row.game === game)?.seats ?? seats,
    })
  if (chosen !== null && state !== undefined)
    return (
      <ExerciseTable
        turn={chosen.turn}
        reviewed={chosen.reviewed}
        state={state}
        onFound={() => noteFound(ref, exerciseName(chosen.game, chosen.turn))}
        onClose={() => setChosen(null)}
      />
    )
  return (
    <Page
      title={say('exercise.book')}
      lead={say('exercise.book-lead')}
      back={pathOf('review', ref)}
      backLabel={say('review.title')}
      aside={
        <Select
          label={say('log.who')}
          value={`${charter}`}
          options={seats.map((each) => ({ value: `${each.charter}`, label: each.name }))}
          onChange={(value) => setCharter(Number(value))}
        />
      }
    >
      <Stack>
        {record === null && <Note>{say('review.online')}</Note>}
        {running !== null && <Note role="status">{say('exercise.reading', { game: running })}</Note>}
        {exercises.length > 0 && (
          <Note>
            {say('exercise.count', { found: exercises.filter(isFound).length, count: exercises.length })}
          </Note>
        )}
        {exercises.length === 0 && running === null && record !== null && <Note>{say('exercise.none')}</Note>}
        {[...reviewed.keys()].map((game) => {
          const own = exercises.filter((each) => each.game === game)
          if (own.length === 0) return null
          return (
            <Panel key={game} title={say('table.game', { game })}>
              <ol className={classes.weak}>
                {own.map((exercise) => (
                  <WeakTurn
                    key={exercise.turn.step}
                    turn={exercise.turn}
                    reviewed={exercise.reviewed}
                    cast={castOfGame(game)}
                    isFound={isFound(exercise)}
                    onTry={() => setChosen(exercise)}
                    onShow={null}
                  />
                ))}
              </ol>
            </Panel>
          )
        })}
      </Stack>
    </Page>
  )
}
