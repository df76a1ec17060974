import type { Event } from '@charterstone/engine'
import { createStore, type StoreApi } from 'zustand'
import type { Clock } from '../../../session/clock.ts'
import type { Game, LogStep } from '../../../session/game.ts'
import type { Release } from '../../../session/hold.ts'
import type { Session } from '../../../session/session.ts'
import { pauseBefore, TIMETABLE } from '../../../session/timetable.ts'
import type { Speed } from '../../../settings/settings.ts'
import { type Beat, beatsOf, eventsIn } from '../../../table/model/beats.ts'
import { isTold } from '../../../table/model/caption.ts'

/** The moves of others since one's own last move, and the one that is played now. */
export type Theatre = {
  readonly beats: readonly Beat[]
  /** The index of the beat whose caption is on the board; null for none. */
  readonly at: number | null
  /** What moves over the table now: its number changes with every cue. */
  readonly flying: { readonly number: number; readonly events: readonly Event[] }
  /** What has just become known, to be said once. */
  readonly news: { readonly number: number; readonly beats: readonly Beat[] }
  /** `live`: as the game goes; `again`: the last round, played on request. */
  readonly mode: 'live' | 'again'
  /** Every move waits for the person. */
  readonly isPaused: boolean
  /** The next move waits for the person now. */
  readonly isHeld: boolean
  /** The moves came while the table was not on screen. */
  readonly isAway: boolean
}

export type TheatreActions = {
  /** Follows the game; called with every new one. */
  readonly follow: (game: Game) => void
  /** Plays the last round again. */
  readonly again: () => void
  /** Plays one beat and stays there. */
  readonly show: (index: number) => void
  readonly previous: () => void
  readonly next: () => void
  readonly togglePause: () => void
  /** To one's own turn without further pauses; ends what is played again. */
  readonly skip: () => void
  /** The table leaves the screen: nothing may hold the game. */
  readonly leave: () => void
}

type TheatreDeps = {
  readonly session: Pick<Session, 'hold' | 'hurry'>
  readonly clock: Clock
  readonly speed: () => Speed
}

const NOTHING: Theatre = {
  beats: [],
  at: null,
  flying: { number: 0, events: [] },
  news: { number: 0, beats: [] },
  mode: 'live',
  isPaused: false,
  isHeld: false,
  isAway: false,
}

/** A beat as far as one answer has brought it: what is shown together. */
type Cue = { readonly beat: number; readonly events: readonly Event[] }

export function makeStage({ session, clock, speed }: TheatreDeps): TheatreActions & {
  readonly store: StoreApi<Theatre>
} {
  const store = createStore<Theatre>(() => NOTHING)
  /** Cues that wait for their time; a single answer brings several when automas play. */
  let queue: readonly Cue[] = []
  let seen: Game | null = null
  let release: Release | null = null
  let cancel: () => void = () => undefined
  /** Until one's own turn nothing is held. */
  let isSkipping = false

  function hold(): void {
    release ??= session.hold()
    store.setState({ isHeld: true })
  }

  function letGo(): void {
    release?.()
    release = null
    store.setState({ isHeld: false })
  }

  function later(milliseconds: number, work: () => void): void {
    cancel()
    cancel = clock.after(milliseconds, work)
  }

  function stop(): void {
    cancel()
    queue = []
    letGo()
  }

  function isStepping(): boolean {
    return !isSkipping && (store.getState().isPaused || speed() === 'step')
  }

  function fly(events: readonly Event[]): void {
    store.setState(({ flying }) => ({ flying: { number: flying.number + 1, events } }))
  }

  /** Shows the first cue, and the others in their time. */
  function playLive(cues: readonly Cue[]): void {
    const [first, ...rest] = cues
    queue = rest
    if (first === undefined) {
      // The last answer of a turn may tell nothing: it declines an offer. The turn waits all the same.
      if (isStepping() && isTurnOver()) hold()
      return
    }
    store.setState({ at: first.beat, mode: 'live' })
    fly(first.events)
    if (isStepping() && (rest.length > 0 || isTurnOver())) hold()
    else if (rest.length > 0) {
      hold()
      later(pauseBefore(speed(), 0), () => playLive(queue))
    } else end()
  }

  /** The last cue has been shown: the bots go on, and the caption stays until it has been read. */
  function end(): void {
    letGo()
    if (!isOthersTurn() && speed() !== 'step')
      later(TIMETABLE[speed()].again, () => store.setState({ at: null }))
  }

  function isOthersTurn(): boolean {
    return seen !== null && seen.decision === null && seen.waiting !== null
  }

  /** Whether another seat's turn is over and another one follows: there a person may want to stop. */
  function isTurnOver(): boolean {
    return isOthersTurn() && (seen?.latest?.events.some(({ kind }) => kind === 'turn-started') ?? false)
  }

  function playAgain(index: number): void {
    const { beats, isPaused } = store.getState()
    const beat = beats[index]
    queue = []
    if (beat === undefined) {
      cancel()
      letGo()
      store.setState({ at: null, mode: 'live', isPaused: false })
      return
    }
    // What others do meanwhile is not to be missed.
    if (isOthersTurn()) hold()
    store.setState({ at: index, mode: 'again' })
    fly(eventsIn(beat))
    if (isPaused || speed() === 'step') cancel()
    else later(TIMETABLE[speed()].again, () => playAgain(index + 1))
  }

  function follow(game: Game): void {
    const before = seen
    seen = game
    if (before !== null && before.log === game.log && before.seat === game.seat) return
    stop()
    const isSkipped = isSkipping
    if (game.decision !== null) isSkipping = false
    const known = before === null || before.log.length > game.log.length ? 0 : before.log.length
    const added = before === null || game.latest === null ? 0 : game.log.length - known
    const beats = beatsOf(game.log, game.seat)
    // Moves that were skipped come several at once on a slow machine; nobody was away.
    const isMissed = before === null || (added > 1 && !isSkipped)
    store.setState(({ news, isAway, isPaused, at }) => ({
      beats,
      mode: 'live',
      isAway: beats.length > 0 && speed() !== 'instant' && (isMissed || (isAway && added === 1)),
      isPaused: isPaused && beats.length > 0,
      at: added === 1 && beats.length > 0 ? at : null,
      news: added > 0 ? newsOf(news, beats, known) : news,
    }))
    if (game.latest !== null && added === 1) playStep(game, game.latest, known)
  }

  /** What a single new answer brought: first one's own part of it, then the turns of others. */
  function playStep({ seat }: Game, latest: LogStep, known: number): void {
    const cues = store
      .getState()
      .beats.flatMap(({ cues: parts }, beat) =>
        parts.filter(({ step }) => step >= known).map(({ events }) => ({ beat, events })),
      )
    const own = latest.events.filter(
      (event) => isTold(event) && !cues.some(({ events }) => events.includes(event)),
    )
    if (latest.key !== null && (cues.length === 0 || latest.seat === seat)) fly(own)
    if (speed() === 'instant') store.setState({ at: null })
    else if (latest.seat !== seat && isStepping() && isNextTurn(latest, cues)) {
      queue = cues
      hold()
    } else if (latest.seat !== seat) playLive(cues)
    else if (cues.length > 0) {
      queue = cues
      hold()
      later(pauseBefore(speed(), 0), () => playLive(queue))
    }
  }

  return {
    store,
    follow,
    again: () => {
      store.setState({ isPaused: false })
      playAgain(0)
    },
    show: (index) => {
      store.setState({ isPaused: true })
      playAgain(index)
    },
    previous: () => playAgain(Math.max(0, (store.getState().at ?? 0) - 1)),
    next: () => {
      const { mode, at } = store.getState()
      if (mode === 'again') playAgain((at ?? -1) + 1)
      else if (queue.length > 0) playLive(queue)
      else letGo()
    },
    togglePause: () => {
      const { isPaused, mode, at } = store.getState()
      store.setState({ isPaused: !isPaused })
      if (mode === 'again') {
        if (isPaused) playAgain((at ?? -1) + 1)
        else cancel()
      } else if (!isPaused) hold()
      else if (queue.length > 0) playLive(queue)
      else letGo()
    },
    skip: () => {
      const { mode } = store.getState()
      stop()
      store.setState({ at: null, mode: 'live', isPaused: false })
      if (mode === 'again' && !isOthersTurn()) return
      isSkipping = true
      session.hurry()
    },
    leave: () => {
      stop()
      store.setState({ at: null, mode: 'live' })
    },
  }
}

/** Whether an answer only ended a turn, and what it tells belongs to the next one. */
function isNextTurn({ events }: LogStep, [first]: readonly Cue[]): boolean {
  const start = events.findIndex((event) => first?.events.includes(event))
  return events.slice(0, Math.max(0, start)).some(({ kind }) => kind === 'turn-started')
}

/** The new parts of beats; what was said last stays when there are none. */
function newsOf(before: Theatre['news'], beats: readonly Beat[], known: number): Theatre['news'] {
  const fresh = beats
    .map((beat) => ({ ...beat, cues: beat.cues.filter(({ step }) => step >= known) }))
    .filter(({ cues }) => cues.length > 0)
  return fresh.length === 0 ? before : { number: before.number + 1, beats: fresh }
}
