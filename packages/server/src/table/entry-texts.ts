import { replaySteps, type State } from '@charterstone/engine'
import type { Ruleset } from '../ruleset.ts'
import { type EntryText, entryText } from './entry-text.ts'
import type { GameInProgress } from './game-in-progress.ts'

/** The entries of the game on one table, as text. The game is replayed once, not for everyone who connects. */
export type EntryTexts = {
  /** The entries after a sequence number as one seat may know them: a JSON array. */
  readonly since: (inProgress: GameInProgress | null, seat: number, seq: number) => string
}

type Known = { readonly of: GameInProgress; readonly state: State; readonly texts: readonly EntryText[] }

export function makeEntryTexts({ engine }: Ruleset): EntryTexts {
  let known: Known | null = null

  /** Goes on where the last replay ended. */
  function textsOf(inProgress: GameInProgress): readonly EntryText[] {
    const { game, start, beginning, opening, steps } = inProgress
    const before = known !== null && isContinued(known.of, inProgress) ? known : null
    const texts = before === null ? [entryText(game, beginning, opening)] : [...before.texts]
    let state = before?.state ?? start
    const further = { start: state, steps: steps.slice(before?.of.steps.length ?? 0) }
    for (const replayed of replaySteps(engine, further)) {
      texts.push(entryText(game, replayed.step, replayed.events))
      state = replayed.state
    }
    known = { of: inProgress, state, texts }
    return texts
  }

  return {
    since: (inProgress, seat, seq) => {
      if (inProgress === null) return '[]'
      const texts = textsOf(inProgress).filter((text) => text.seq > seq)
      return `[${texts.map(({ textFor }) => textFor(seat)).join(',')}]`
    },
  }
}

/** Whether the later game has all steps of the earlier one: nothing was undone or restored meanwhile. */
function isContinued(earlier: GameInProgress, later: GameInProgress): boolean {
  return earlier.start === later.start && earlier.rewoundAt === later.rewoundAt
}
