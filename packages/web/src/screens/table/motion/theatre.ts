import { useStore } from 'zustand'
import { PAGE_CLOCK } from '../../../session/clock.ts'
import type { Session } from '../../../session/session.ts'
import { useSessionPart } from '../../../session/session-context.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { trailOf } from '../../../table/model/trail.ts'
import { useTable } from '../../../table/table-context.tsx'
import { makeStage, type Theatre, type TheatreActions } from './stage.ts'

/** It knows the game from the start, so that the table is drawn once when it is opened. */
function makeTheatre(session: Session) {
  const stage = makeStage({ session, clock: PAGE_CLOCK, speed: () => useSettings.getState().speed })
  const now = session.game.getState()
  if (now !== null) stage.follow(now)
  return stage
}

export function useTheatre<Value>(select: (theatre: Theatre) => Value): Value {
  return useStore(useSessionPart(makeTheatre).store, select)
}

export function useTheatreActions(): TheatreActions {
  return useSessionPart(makeTheatre)
}

/** The spot that a camera should show, since a move is played there; null while the person has to choose. */
export function usePlayedSpot(): number | null {
  const { view, decision } = useTable()
  const beat = useTheatre(({ beats, at, mode }) =>
    at === null || (mode === 'live' && decision !== null) ? null : (beats[at] ?? null),
  )
  return beat === null ? null : trailOf(beat, view).spot
}
