import type { Decision, View } from '@charterstone/engine'
import type { Theme } from './evaluation/theme.ts'

/** How much a bot may think about one decision, in answers that it tries out: the same on every machine. */
export type Budget = { readonly steps: number }

/** An option that a bot has considered, and what it expects of it. */
export type Explanation = {
  readonly key: string
  /** Change of its lead over the other seats, in victory points. */
  readonly expected: number
  /** That change by theme, largest first; empty where a bot does not calculate. */
  readonly parts: readonly { readonly theme: Theme; readonly worth: number }[]
}

/** Answers a decision with the key of one of its options. It sees a view, never the state. */
export type Bot = {
  (view: View, decision: Decision, budget?: Budget): string
  /** The two or three best options, best first. */
  readonly why: (view: View, decision: Decision, budget?: Budget) => readonly Explanation[]
}
