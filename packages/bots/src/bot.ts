import type { Decision, Option, View } from '@charterstone/engine'
import type { Purpose } from './advice/purpose.ts'

/** How much a bot may think about one decision, in answers that it tries out: the same on every machine. */
export type Budget = { readonly steps: number }

/** An option that a bot has considered: what it is for, and how it compares with the others. */
export type Explanation = {
  readonly key: string
  /**
   * The best option comes first, then the next ones. `possible` is an option that scores, or that was asked about, and is
   * listed although others are better.
   */
  readonly standing: 'best' | 'next' | 'possible'
  /**
   * In victory points, never negative. The best option is so far ahead of the next best, any other so far behind the
   * best. Null where a bot does not calculate.
   */
  readonly gap: number | null
  /** The gap as a share of a win, by the value of reviews; null without a gap, and in campaigns, where points also serve later games. */
  readonly chance: number | null
  /** At most two, the most important one first. */
  readonly purposes: readonly Purpose[]
  /** The main action that the bot would take after this free action; null for every other option. */
  readonly next: Option | null
}

/** Answers a decision with the key of one of its options. It sees a view, never the state. */
export type Bot = {
  (view: View, decision: Decision, budget?: Budget): string
  /** The best options, best first, and all ways to score. `about` adds options that it explains in any case. */
  readonly why: (
    view: View,
    decision: Decision,
    budget?: Budget,
    about?: readonly string[],
  ) => readonly Explanation[]
}
