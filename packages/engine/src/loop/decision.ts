import type { Frame } from './frame.ts'

export type DecisionKind = Extract<Frame, { readonly asks: true }>['kind']

/** What is asked of a seat now. `options` are the keys of all possible answers. */
export type Decision = {
  readonly seat: number
  readonly kind: DecisionKind
  /** The building, card or rule that asks, by number; 0 for the game itself. */
  readonly source: number
  readonly options: readonly string[]
  /** What each option stands for inside the engine; same order as the options. */
  readonly values: readonly number[]
  /** A name may be written instead: `name:` and up to 40 characters. */
  readonly open: boolean
  /** Only the asked seat may see the options. */
  readonly secret: boolean
}
