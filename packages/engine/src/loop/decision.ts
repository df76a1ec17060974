import type { Frame } from './frame.ts'

export type DecisionKind = Extract<Frame, { readonly asks: true }>['kind']

/** What is asked of a seat now. `options` are the keys of all possible answers. */
export type Decision = {
  readonly seat: number
  readonly kind: DecisionKind
  /** The building, card or rule that asks, by number; 0 for the game itself. */
  readonly source: number
  readonly options: readonly string[]
  /** A name may be written instead: `name:` and up to 40 characters. */
  readonly open: boolean
  /** Only the asked seat may see the options. */
  readonly secret: boolean
}

/** A decision as the engine keeps it: with the number that each option has for its asker (`option/values.ts`). */
export type Pending = Decision & { readonly values: readonly number[] }

/**
 * The number of each option, in their order. To clients it says only what is equal and what comes first: the same
 * offer has the same number, and equal things rise in the order of the box.
 */
export function numbersOf(decision: Decision): readonly number[] {
  return (decision as Pending).values
}
