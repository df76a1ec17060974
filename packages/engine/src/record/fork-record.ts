import type { Engine } from '../engine.ts'
import { hash } from '../state/hash.ts'
import type { State } from '../state/state.ts'
import type { View } from '../view/view.ts'
import type { Fork } from './fork.ts'
import { type CampaignRecord, type OpenGame, RECORD_FORMAT, sealed } from './record.ts'
import { replayRecord } from './replay-record.ts'
import { versionOf } from './version.ts'

export type ForkOptions = {
  readonly fork: Fork
  /** Who answers for each seat from there on. */
  readonly players: readonly string[]
  /**
   * The seat that leaves a game which is not over, -1 for several: what it could not see is drawn again. Null when the game
   * is over: then everything comes as it came.
   */
  readonly sees: number | null
}

/** A record of its own with the answers up to the fork. Null when that moment cannot be replayed. The original stays as it is. */
export function forkRecord(
  engine: Engine,
  record: CampaignRecord,
  { fork, players, sees }: ForkOptions,
): CampaignRecord | null {
  const rows: readonly OpenGame[] = record.current === null ? record.games : [...record.games, record.current]
  const index = rows.findIndex(({ game }) => game === fork.game)
  const row = rows[index]
  if (row === undefined || fork.step > row.answers.length) return null
  const { game, before, startHash, answers } = row
  const shared: CampaignRecord = {
    ...record,
    games: record.games.slice(0, index),
    between: [],
    current: { game, before, startHash, answers: answers.slice(0, fork.step), links: '' },
  }
  const state = isKnown(record, index, fork.step) ? replayRecord(engine, shared) : null
  if (state === null || state.legacy.seats.length !== players.length) return null
  const parts = { ...shared, players, fork }
  if (sees === null) return sealed(parts, state)
  const imagined = imaginedFrom(engine, state, sees)
  return sealed({ ...parts, base: { games: index, answers: fork.step, state: imagined } }, imagined)
}

/** Whether the answers since the last change of the rules lead there. */
function isKnown({ base }: CampaignRecord, index: number, step: number): boolean {
  return base === null || index > base.games || (index === base.games && step >= base.answers)
}

const SEED = 1

/**
 * A record of its own that begins where a seat or a spectator saw a game, for games whose record is elsewhere: everything hidden is drawn again.
 * Null when the players do not fit.
 */
export function forkOfView(
  engine: Engine,
  view: View,
  { fork, players }: Omit<ForkOptions, 'sees'>,
): CampaignRecord | null {
  const { seats, mode, game } = view.legacy
  if (seats.length !== players.length) return null
  const state = engine.determinise(view, SEED)
  const single = { stage: game, village: 'random' } as const
  const current: OpenGame = { game, before: [], startHash: hash(state), answers: [], links: '' }
  return sealed(
    {
      format: RECORD_FORMAT,
      version: versionOf(engine.catalogue),
      config: { seed: SEED, seats, ...(mode === 'single' && single) },
      players,
      base: { games: 0, answers: 0, state },
      games: [],
      between: [],
      current,
      fork,
    },
    state,
  )
}

function imaginedFrom(engine: Engine, state: State, seat: number): State {
  return engine.determinise(engine.view(state, seat), SEED)
}
