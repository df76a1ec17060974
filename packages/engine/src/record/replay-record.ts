import type { Engine, Refusal } from '../engine.ts'
import type { Event } from '../loop/event.ts'
import { clone } from '../state/clone.ts'
import type { State } from '../state/state.ts'
import type { CampaignRecord, OpenGame } from './record.ts'
import { changeSeat } from './seat-change.ts'

/** One moment of a re-execution. Step 0 is the set-up of the game, step 1 its first answer. */
export type ReplayStep = {
  readonly game: number
  readonly step: number
  /** The answer just taken; null for the set-up. */
  readonly key: string | null
  /** Goes on changing; who wants to keep it clones it. */
  readonly state: State
  readonly events: readonly Event[]
}

/** What a re-execution tells; an answer of false stops it. */
export type ReplayVisitor = {
  readonly onStep?: (step: ReplayStep) => boolean
  readonly onRefusal?: (refusal: Refusal, game: number, step: number) => void
  readonly onStart?: (state: State, played: OpenGame) => boolean
  readonly onEnd?: (state: State, index: number) => boolean
}

/** Plays a record again from its beginning, or from where rules moved on. The last state; null when stopped. */
export function replayRecord(
  engine: Engine,
  record: CampaignRecord,
  visitor: ReplayVisitor = {},
): State | null {
  const { base, games, between, current } = record
  const state = base === null ? firstState(engine, record) : clone(base.state)
  const rows: readonly OpenGame[] = current === null ? games : [...games, current]
  for (const [index, played] of rows.entries()) {
    if (index < (base?.games ?? 0)) continue
    const from = base !== null && index === base.games ? base.answers : 0
    if (!replayGame(engine, state, played, from, visitor)) return null
    if (index >= games.length) return state
    if (state.phase === 'finished') engine.packUp(state)
    if (visitor.onEnd?.(state, index) === false) return null
  }
  for (const change of between) changeSeat(engine, state, change)
  return state
}

function firstState(engine: Engine, { config }: CampaignRecord): State {
  return 'stage' in config ? engine.newSingleGame(config) : engine.newCampaign(config)
}

function replayGame(
  engine: Engine,
  state: State,
  played: OpenGame,
  from: number,
  visitor: ReplayVisitor,
): boolean {
  const { game, answers } = played
  const tell = (step: number, key: string | null, events: readonly Event[]): boolean =>
    visitor.onStep?.({ game, step, key, state, events }) !== false
  if (state.phase === 'between') {
    const events: Event[] = []
    for (const change of played.before) changeSeat(engine, state, change)
    engine.startGame(state, events)
    if (visitor.onStart?.(state, played) === false || !tell(0, null, events)) return false
  }
  for (const [index, key] of answers.entries()) {
    if (index < from) continue
    const events: Event[] = []
    const refusal = engine.apply(state, key, events)
    if (refusal !== undefined) {
      visitor.onRefusal?.(refusal, game, index + 1)
      return false
    }
    if (!tell(index + 1, key, events)) return false
  }
  return true
}
