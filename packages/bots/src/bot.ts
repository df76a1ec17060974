import type { Decision, View } from '@charterstone/engine'
import type { Theme } from './evaluation/theme.ts'

/** How much a bot may think about one decision, counted in answers that it tries out: the same on every machine. */
export type Budget = { readonly steps: number }

/** One of the options that a bot has thought of, and what it expects of it. */
export type Explanation = {
  readonly key: string
  /** Victory points that it hopes to be better off in the end than the others, compared with the table as it is. */
  readonly expected: number
  /** What that is made of, largest first. */
  readonly parts: readonly { readonly theme: Theme; readonly worth: number }[]
}

/** A player that sees a view and nothing else. It answers with the key of one of the options. */
export type Bot = {
  (view: View, decision: Decision, budget?: Budget): string
  /** The two or three best options, best first. */
  readonly why: (view: View, decision: Decision, budget?: Budget) => readonly Explanation[]
}

export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

export const PERSONALITIES = ['balanced', 'builder', 'merchant', 'courtier', 'collector'] as const
export type Personality = (typeof PERSONALITIES)[number]
