import { replaySteps, type State } from '@charterstone/engine'
import type { Ruleset } from '../ruleset.ts'
import { type EntryText, entryText } from './entry-text.ts'
import type { GameInProgress } from './game-in-progress.ts'

/** The entries of the game on one table, as text. The game is replayed once, not for everyone who connects. */
export type EntryTexts = {
  /** The entries after a sequence number as one seat may know them: a JSON array. */
  readonly since: (inProgress: GameInProgress | null, seat: number, seq: number) => string
}

type Known = {
  readonly of: GameInProgress
  readonly state: State
  readonly texts: readonly EntryText[]
  /** All entries for the seats that have no secret in them: most people who come back get this. */
  whole: string | null
}

export function makeEntryTexts({ engine }: Ruleset): EntryTexts {
  let known: Known | null = null

  /** Goes on where the last replay ended. */
  function knownOf(inProgress: GameInProgress): Known {
    if (known?.of === inProgress) return known
    const { game, start, beginning, opening, steps } = inProgress
    const before = known !== null && isContinued(known.of, inProgress) ? known : null
    const texts = before === null ? [entryText(game, beginning, opening)] : [...before.texts]
    let state = before?.state ?? start
    const further = { start: state, steps: steps.slice(before?.of.steps.length ?? 0) }
    for (const replayed of replaySteps(engine, further)) {
      texts.push(entryText(game, replayed.step, replayed.events))
      state = replayed.state
    }
    known = { of: inProgress, state, texts, whole: null }
    return known
  }

  return {
    since: (inProgress, seat, seq) => {
      if (inProgress === null) return '[]'
      const game = knownOf(inProgress)
      const { texts } = game
      if (seq >= inProgress.beginning.seq) {
        const news = texts.filter((text) => text.seq > seq)
        return arrayOf(news, seat)
      }
      if (texts.some(({ secretOf }) => secretOf === seat)) return arrayOf(texts, seat)
      game.whole ??= arrayOf(texts, seat)
      return game.whole
    },
  }
}

function arrayOf(texts: readonly EntryText[], seat: number): string {
  return `[${texts.map(({ textFor }) => textFor(seat)).join(',')}]`
}

/** Whether the later game has all steps of the earlier one: nothing was undone or restored meanwhile. */
function isContinued(earlier: GameInProgress, later: GameInProgress): boolean {
  return earlier.start === later.start && earlier.rewoundAt === later.rewoundAt
}
