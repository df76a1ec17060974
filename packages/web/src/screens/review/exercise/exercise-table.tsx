import type { TurnReview } from '@charterstone/bots'
import type { State } from '@charterstone/engine'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { Reviewed } from '../../../review/review-job.ts'
import { SessionProvider, useSession } from '../../../session/session-context.tsx'
import { makeParts } from '../../../session/session-parts.ts'
import { DockSlot } from '../../../table/dock-slot.ts'
import { TableScreen } from '../../table/table-screen.tsx'
import { ExerciseDock } from './exercise-dock.tsx'
import { makeExercise } from './exercise-session.ts'

type ExerciseTableProps = {
  readonly turn: TurnReview
  readonly reviewed: Reviewed
  readonly state: State
  readonly onFound: () => void
  readonly onClose: () => void
}

/** The table as it was before a weak turn: find a better one. */
export function ExerciseTable({ turn, reviewed, state, onFound, onClose }: ExerciseTableProps) {
  const session = useSession()
  const exercise = useMemo(() => makeExercise(session, state, turn.found), [session, state, turn])
  const open = useMemo(
    () => (exercise === null ? null : { session: exercise.session, parts: makeParts(exercise.session) }),
    [exercise],
  )
  const found = useEffectEvent(onFound)
  useEffect(() => exercise?.attempts.subscribe(({ last }) => last?.isFound === true && found()), [exercise])
  if (exercise === null || open === null) return null
  return (
    <SessionProvider open={open}>
      <DockSlot
        value={<ExerciseDock exercise={exercise} turn={turn} reviewed={reviewed} onClose={onClose} />}
      >
        <TableScreen />
      </DockSlot>
    </SessionProvider>
  )
}
