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

export function valuesOf(decision: Decision): readonly number[] {
  return (decision as Pending).values
}

/** A number for each option that means nothing to a client: the same offer has the same numbers, for a seed or a hash. */
export function seedNumbersOf(decision: Decision): readonly number[] {
  return valuesOf(decision)
}
