import { printedBoard, reputationSpaces } from '../../catalogue/board.ts'
import { CONSTRUCTED } from '../../catalogue/card-of.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'

/** Which numbers mean something in this box. */
export type Numbers = {
  readonly cards: ReadonlySet<number>
  readonly buildings: ReadonlySet<number>
  readonly commons: ReadonlySet<number>
  readonly objectives: ReadonlySet<number>
  readonly personas: ReadonlySet<number>
  readonly crates: ReadonlySet<number>
  readonly guideposts: ReadonlySet<number>
  readonly victoryCards: ReadonlySet<number>
  readonly companions: ReadonlySet<number>
  readonly automa: ReadonlySet<number>
  /** Lengths of the tracks and tables of its board. */
  readonly lengths: { readonly progress: number; readonly reputation: number; readonly quota: number }
}

type Numbered = readonly { readonly number: number }[]

export function numbersOf(catalogue: Catalogue): Numbers {
  const { buildings, assistants, items, guests, friends, treasures } = catalogue
  const board = printedBoard(catalogue)
  const plans = buildings.filter(({ commons }) => commons === null)
  const plain = [assistants, items, guests, friends, treasures].flatMap((defs: Numbered) => numbers(defs))
  return {
    cards: new Set([...plain, ...numbers(plans), ...numbers(plans).map((number) => number + CONSTRUCTED)]),
    buildings: new Set(numbers(plans)),
    commons: new Set(numbers(buildings.filter(({ commons }) => commons !== null))),
    objectives: new Set(numbers(catalogue.objectives)),
    personas: new Set(numbers(catalogue.personas)),
    crates: new Set(numbers(catalogue.crates)),
    guideposts: new Set(numbers(catalogue.guideposts)),
    victoryCards: new Set(numbers(catalogue.victoryCards)),
    companions: new Set(numbers(catalogue.companions)),
    automa: new Set(catalogue.automa.map(({ number }) => number)),
    lengths: {
      progress: board.progress.last,
      reputation: reputationSpaces(board),
      quota: board.quota.length,
    },
  }
}

function numbers(defs: Numbered): number[] {
  return defs.map(({ number }) => number)
}

/** Some of them, or 0 for none. */
export function orNone(numbers: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([0, ...numbers])
}
