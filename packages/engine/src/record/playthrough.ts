import type { CampaignConfig } from '../campaign/new-campaign.ts'
import type { SingleGameConfig } from '../campaign/single-game.ts'
import type { Engine, Refusal } from '../engine.ts'
import type { Event } from '../loop/event.ts'
import type { State } from '../state/state.ts'
import { backTo } from './game-so-far.ts'
import { personsAt, playerAt } from './players.ts'
import { appendAnswer, type CampaignRecord, closeGame, newRecord, openGame, takeBack } from './record.ts'
import { beginningStep, isRefusal, type Step, takeStep } from './step.ts'
import { type Undo, undoAtOneScreen } from './undo.ts'
import { publicUndos, withUndoEvents } from './undo-log.ts'
import { versionOf } from './version.ts'
import { renameVillage } from './village-name.ts'

/**
 * A campaign in play: its record, where it stands, and the steps of the game on the table. It is a value: every function
 * returns a new one and leaves the old one as it was, so a client may keep, compare and save any of them.
 */
export type Playthrough = {
  readonly record: CampaignRecord
  /** The state now. */
  readonly state: State
  /** The state at the first of the steps. */
  readonly start: State
  /** The beginning of the game on the table, then one step for each answer. Empty between games. */
  readonly steps: readonly Step[]
}

export type CampaignStart = {
  readonly config: CampaignConfig | SingleGameConfig
  /** Who answers for each seat: `person`, or the name of a bot. */
  readonly players: readonly string[]
  /** The name of the village as a person wrote it. */
  readonly village?: string
}

/** A new campaign or single game, before the set-up of its first game. */
export function beginPlaythrough(
  engine: Engine,
  { config, players, village = '' }: CampaignStart,
): Playthrough {
  const state = 'stage' in config ? engine.newSingleGame(config) : engine.newCampaign(config)
  const unnamed = newRecord({ config, players, version: versionOf(engine.catalogue) }, state)
  const record = renameVillage(unnamed, village, state)
  return { record, state, start: state, steps: [] }
}

type Position = Pick<Playthrough, 'record' | 'state'>

/** Sets up the next game. */
export function setUpGame(engine: Engine, { record, state }: Position): Playthrough {
  const next = engine.clone(state)
  const events: Event[] = []
  engine.startGame(next, events)
  return { record: openGame(record, next), state: next, start: next, steps: [beginningStep(0, events)] }
}

/** Answers the pending decision; the last of the steps says what happened. */
export function giveAnswer(engine: Engine, playthrough: Playthrough, key: string): Playthrough | Refusal {
  const { record, state, steps } = playthrough
  const number = (steps.at(-1)?.number ?? 0) + 1
  const by = playerAt(record, state.pending?.seat ?? -1)
  const result = takeStep(engine, state, { number, key, by })
  if (isRefusal(result)) return result
  return {
    ...playthrough,
    record: appendAnswer(record, key, result.state),
    state: result.state,
    steps: [...steps, result.step],
  }
}

/** The undo that is possible now (D6). All persons share one screen, so it is that of the person who answered last. */
export function undoNow({ steps }: Pick<Playthrough, 'steps'>): Undo {
  return undoAtOneScreen(steps)
}

/** The playthrough before the last answer of a person; null when there is none, or when it takes consent (D6). */
export function undoLast(engine: Engine, playthrough: Playthrough, hasConsent: boolean): Playthrough | null {
  const { record, steps } = playthrough
  const undo = undoNow(playthrough)
  if (undo.kind === 'none' || (undo.kind === 'consent' && !hasConsent)) return null
  const { to } = undo
  const seat = steps.find(({ number }) => number === to + 1)?.seat ?? -1
  const back = backTo(engine, playthrough, to)
  return {
    ...playthrough,
    ...back,
    record: takeBack(record, { seat, to, consent: undo.kind === 'consent' }, back.state),
  }
}

/** Packs up the finished game: everything that the campaign does not keep returns to the box. */
export function packUpGame(engine: Engine, { record, state }: Position): Playthrough {
  const next = engine.clone(state)
  engine.packUp(next)
  return { record: closeGame(record, next), state: next, start: next, steps: [] }
}

/** The log of the game on the table: its steps, with an event for each undo. */
export function logOf({ catalogue }: Engine, { record, steps }: Playthrough): readonly Step[] {
  const undos = publicUndos(record.current?.undone, catalogue)
  return withUndoEvents(steps, ({ number }) => number, undos, personsAt(record))
}
