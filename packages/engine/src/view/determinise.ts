import type { Box } from '../catalogue/box.ts'
import { CONSTRUCTED } from '../catalogue/card-of.ts'
import { type DecisionKind, valuesOf } from '../loop/decision.ts'
import type { Frame } from '../loop/frame.ts'
import { type Rng, seedRng, shuffle } from '../random/random.ts'
import { longestCandle } from '../rules/candle.ts'
import { DEALT } from '../setup/grown-village.ts'
import { cloneTable } from '../state/clone.ts'
import { STATE_FORMAT, type State } from '../state/state.ts'
import { unseenCards, unseenObjectives } from './unseen.ts'
import type { View } from './view.ts'

/** A whole state consistent with what a seat knows: the cards it cannot see are dealt at random, chance is a new generator. */
export function determinise(box: Box, view: View, seed: number): State {
  const rng = seedRng(seed)
  const { deckSize: _, objectiveDeckSize, automaDeckSize, candleQuarters, ...open } = view.table
  const deck = dealDeck(box, view, rng)
  const objectiveDeck = unseenObjectives(box, view)
  shuffle(rng, objectiveDeck)
  const automaDeck = box.catalogue.automa
    .map(({ number }) => number)
    .filter((card) => !open.automaDiscard.includes(card))
  shuffle(rng, automaDeck)
  return {
    format: STATE_FORMAT,
    phase: view.phase,
    legacy: view.legacy,
    table: cloneTable({
      ...open,
      deck,
      objectiveDeck: objectiveDeck.slice(0, objectiveDeckSize),
      automaDeck: automaDeck.slice(0, automaDeckSize),
      candle: candleOf(box, candleQuarters, open.seats.length),
    }),
    stack: dealToOthers(view, rng),
    pending: view.decision,
    rng,
  }
}

/** As long as its quarters can mean. */
function candleOf({ catalogue }: Box, quarters: number, seats: number): number {
  return quarters < 0 ? -1 : Math.floor((quarters * longestCandle(catalogue, seats)) / 4)
}

/** What the seat has been shown of the deck, searching or looking at its top, lies there on top. */
function dealDeck(box: Box, view: View, rng: Rng): number[] {
  const { deckSize, mat } = view.table
  const { decision } = view
  const isShowing = decision?.secret === true && SHOWING.has(decision.kind)
  const shown = isShowing ? valuesOf(decision).filter((card) => card > 0 && !mat.includes(card)) : []
  // Once a building is built over, the view does not show whether it was constructed; visible buildings are known.
  const isShown = new Set(shown.flatMap((card) => [card - CONSTRUCTED, card, card + CONSTRUCTED]))
  const hidden = unseenCards(box, view).filter((card) => !isShown.has(card))
  shuffle(rng, hidden)
  return [...hidden.slice(0, deckSize - shown.length), ...shown]
}

const SHOWING: ReadonlySet<DecisionKind> = new Set(['card', 'card-looked'])

/** Personas that were dealt to others out of sight (C2) are dealt again. */
function dealToOthers({ stack, legacy, table, seat: viewer }: View, rng: Rng): Frame[] {
  const own = stack.flatMap((frame) => (frame.kind === 'deal-persona' ? frame.dealt : []))
  const seen = new Set([...own, ...table.seats.flatMap(({ personas }) => personas)])
  const deck = legacy.charters.flatMap(({ chest }) => chest).filter((persona) => !seen.has(persona))
  shuffle(rng, deck)
  return stack.map((frame) =>
    frame.kind === 'deal-persona' && frame.seat !== viewer
      ? { ...frame, dealt: deck.splice(0, DEALT) }
      : frame,
  )
}
