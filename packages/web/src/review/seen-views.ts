import type { RecordedStep, SeenGame } from '@charterstone/bots'
import type { View } from '@charterstone/engine'
import { type GameViews, withChanges } from '@charterstone/protocol'

/** A game of an online table as a review reads it: every question with the eyes of the seat that was asked, as far as the reader saw it. */
export function seenOfViews({ start, steps }: GameViews): SeenGame {
  let view: View = start
  return {
    begun: { ...start, seat: -1 },
    steps: steps.map(({ seat, key, events, hadChance, changes }, step): RecordedStep => {
      const before = { ...view, seat }
      view = withChanges(view, changes)
      // Nothing can be said about an answer that stays secret.
      return {
        step,
        key: key ?? '',
        events,
        before,
        after: { ...view, seat },
        hadChance: hadChance && key !== null,
      }
    }),
  }
}

/** What the reader saw after some answers. */
export function viewAt({ steps }: SeenGame, step: number): View | null {
  return steps[step]?.before ?? steps.at(-1)?.after ?? null
}
