import type { Box } from '../catalogue/box.ts'
import { seedRng, shuffle } from '../random/random.ts'
import { STATE_FORMAT, type State } from '../state/state.ts'
import type { View } from './view.ts'
import { unseenCards, unseenObjectives } from './unseen.ts'

/** A whole state consistent with what a seat knows: the cards it cannot see are dealt at random, chance is a new generator. */
export function determinise(box: Box, view: View, seed: number): State {
  const rng = seedRng(seed)
  const { deckSize, objectiveDeckSize, candleQuarters, ...table } = JSON.parse(JSON.stringify(view.table)) as View['table']
  const deck = unseenCards(box, view)
  const objectiveDeck = unseenObjectives(box, view)
  shuffle(rng, deck)
  shuffle(rng, objectiveDeck)
  const turns = table.seats.length * 14 + 12
  return {
    format: STATE_FORMAT,
    phase: view.phase,
    legacy: view.legacy,
    table: {
      ...table,
      deck: deck.slice(0, deckSize),
      objectiveDeck: objectiveDeck.slice(0, objectiveDeckSize),
      candle: candleQuarters < 0 ? -1 : Math.ceil((candleQuarters * turns) / 4),
    },
    stack: view.stack.slice(),
    pending: view.decision,
    rng,
  }
}
