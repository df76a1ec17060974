import {
  beginningStep,
  type Engine,
  type Event,
  type GameSoFar,
  type ReplayedStep,
  replaySteps,
  type StepHead,
  type UndoEntry,
} from '@charterstone/engine'

/** A step of the game on the table, and the entry of the table that it came with. */
export type TableStep = StepHead & { readonly seq: number; readonly at: number }

/** The game on the table. Events are computed when they are needed, except those of its beginning. */
export type GameInProgress = GameSoFar<TableStep> & {
  readonly game: number
  /** The first step: the set-up, or where the table went on in the middle of a game. Earlier steps cannot be shown. */
  readonly beginning: TableStep
  readonly opening: readonly Event[]
  /** The entry of the last undo; that of the beginning when there was none. */
  readonly rewoundAt: number
  /** The undos of this game; left out when there were none. */
  readonly undone?: readonly UndoEntry[]
}

/** The first step of a game in progress, which came with this entry. */
export function beginningAt(number: number, { seq, at }: Pick<TableStep, 'seq' | 'at'>): TableStep {
  const { events: _events, ...head } = beginningStep(number, [])
  return { ...head, seq, at }
}

/** The number of answers given in the game. */
export function answerCount({ beginning, steps }: GameInProgress): number {
  return steps.at(-1)?.number ?? beginning.number
}

/** Whether the table can go back to this number of answers. */
export function canGoBackTo(inProgress: GameInProgress, to: number): boolean {
  return to >= inProgress.beginning.number && to < answerCount(inProgress)
}

/** Plays the game again: its beginning, then one step for each answer. */
export function* replayGame(
  engine: Engine,
  inProgress: GameInProgress,
): Generator<ReplayedStep<TableStep>, void> {
  const { beginning, opening, start } = inProgress
  yield { step: beginning, events: opening, state: engine.clone(start) }
  yield* replaySteps(engine, inProgress)
}
