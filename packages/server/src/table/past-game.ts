import { type CampaignRecord, type OpenGame, replayRecord, type State } from '@charterstone/engine'
import type { Entry } from '@charterstone/protocol'
import type { Ruleset } from '../ruleset.ts'
import { entryFor } from './seat-view.ts'

/** A step of a game as one seat may know it, and the state after it. */
export type VisibleStep = { readonly entry: Entry; readonly state: State }

/**
 * Plays a finished game again and shows every step as one seat may know it; false from the visitor stops it.
 * Who answered, and when, is stored for the game in progress only.
 */
export function visitPastGame(
  { engine }: Ruleset,
  record: CampaignRecord,
  game: number,
  seat: number,
  visit: (step: VisibleStep) => boolean,
): void {
  replayRecord(engine, record, {
    onStep: ({ events, ...step }, position) => {
      if (position.game !== game) return position.game < game
      const entry = entryFor(seat, game, { ...step, by: '', seq: 0, at: 0 }, events)
      return visit({ entry, state: position.state })
    },
  })
}

export function pastGame({ games }: CampaignRecord, game: number): OpenGame | null {
  return games.findLast((played) => played.game === game) ?? null
}
