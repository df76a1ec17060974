import type { Box } from '../catalogue/box.ts'
import { seedRng, shuffle } from '../random/random.ts'
import { cloneTable } from '../state/clone.ts'
import { STATE_FORMAT, type State } from '../state/state.ts'
import type { View } from './view.ts'
import { unseenCards, unseenObjectives } from './unseen.ts'

/** A whole state consistent with what a seat knows: the cards it cannot see are dealt at random, chance is a new generator. */
export function determinise(box: Box, view: View, seed: number): State {
  const rng = seedRng(seed)
  const { deckSize, objectiveDeckSize, automaDeckSize, candleQuarters, ...open } = view.table
  const deck = unseenCards(box, view)
  const objectiveDeck = unseenObjectives(box, view)
  shuffle(rng, deck)
  shuffle(rng, objectiveDeck)
  const automaDeck = box.catalogue.automa.map(({ number }) => number).filter((card) => !open.automaDiscard.includes(card))
  shuffle(rng, automaDeck)
  const turns = open.seats.length * 14 + 12
  return {
    format: STATE_FORMAT,
    phase: view.phase,
    legacy: view.legacy,
    table: cloneTable({
      ...open,
      deck: deck.slice(0, deckSize),
      objectiveDeck: objectiveDeck.slice(0, objectiveDeckSize),
      automaDeck: automaDeck.slice(0, automaDeckSize),
      candle: candleQuarters < 0 ? -1 : Math.ceil((candleQuarters * turns) / 4),
    }),
    stack: view.stack.slice(),
    pending: view.decision,
    rng,
  }
}
