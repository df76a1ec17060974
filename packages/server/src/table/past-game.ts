import {
  type CampaignRecord,
  type Event,
  type OpenGame,
  replayRecord,
  type State,
} from '@charterstone/engine'
import type { Entry } from '@charterstone/protocol'
import type { Box } from '../box.ts'
import type { Given } from './course.ts'
import { entryFor } from './sight.ts'

export type PastStep = { readonly entry: Entry; readonly state: State }

/**
 * Plays a finished game again and shows every step as one seat may know it; false from the visitor stops it.
 * Who answered and when is kept for the game on the table only.
 */
export function visitPastGame(
  { engine }: Box,
  record: CampaignRecord,
  game: number,
  seat: number,
  visit: (step: PastStep) => boolean,
): void {
  let isSecret = false
  const show = (
    step: number,
    key: string | null,
    asked: number,
    state: State,
    events: readonly Event[],
  ): boolean => {
    const given: Given | null =
      key === null ? null : { seq: 0, at: 0, seat: asked, key, by: '', isSecret, reveals: false }
    const isGoing = visit({ entry: entryFor(seat, { game, seq: 0, at: 0 }, step, given, events), state })
    isSecret = state.pending?.secret === true
    return isGoing
  }
  let asked = -1
  replayRecord(engine, record, {
    onStep: ({ number, key, events }, position) => {
      if (position.game !== game) return position.game < game
      const isGoing = show(number, key, asked, position.state, events)
      asked = position.state.pending?.seat ?? -1
      return isGoing
    },
  })
}

export function pastGame({ games }: CampaignRecord, game: number): OpenGame | null {
  return games.findLast((played) => played.game === game) ?? null
}
