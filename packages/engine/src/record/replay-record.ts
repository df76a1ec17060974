import type { Engine, Refusal } from '../engine.ts'
import type { Event } from '../loop/event.ts'
import { clone } from '../state/clone.ts'
import type { State } from '../state/state.ts'
import { playerAt } from './players.ts'
import type { CampaignRecord, OpenGame } from './record.ts'
import { changeSeat } from './seat-change.ts'
import { answerStep, beginningStep, type Step } from './step.ts'

/** Where a replay is. The state changes with the next step; clone it to keep it. */
export type ReplayPosition = { readonly game: number; readonly state: State }

/** What a replay calls on its way; a callback that returns false stops it. */
export type ReplayVisitor = {
  readonly onStep?: (step: Step, position: ReplayPosition) => boolean
  readonly onRefusal?: (refusal: Refusal, game: number, step: number) => void
  readonly onStart?: (state: State, played: OpenGame) => boolean
  readonly onEnd?: (state: State, index: number) => boolean
}

/** Plays a record again from its beginning, or from where the rules changed. Returns the last state; null when stopped. */
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
    if (!replayGame({ engine, record, visitor }, state, played, from)) return null
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

type Replay = {
  readonly engine: Engine
  readonly record: CampaignRecord
  readonly visitor: ReplayVisitor
}

function replayGame(
  { engine, record, visitor: { onStart, onStep, onRefusal } }: Replay,
  state: State,
  played: OpenGame,
  from: number,
): boolean {
  const { game, before, answers } = played
  if (state.phase === 'between') {
    const events: Event[] = []
    for (const change of before) changeSeat(engine, state, change)
    engine.startGame(state, events)
    if (onStart?.(state, played) === false) return false
    if (onStep?.(beginningStep(0, events), { game, state }) === false) return false
  }
  for (const [index, key] of answers.entries()) {
    if (index < from) continue
    const asked = state.pending
    const events: Event[] = []
    const refusal = engine.apply(state, key, events)
    if (refusal !== undefined) {
      onRefusal?.(refusal, game, index + 1)
      return false
    }
    if (onStep === undefined) continue
    const by = playerAt(record, asked?.seat ?? -1)
    if (!onStep(answerStep(asked, { number: index + 1, key, by }, events), { game, state })) return false
  }
  return true
}
