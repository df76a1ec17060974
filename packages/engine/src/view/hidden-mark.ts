import type { State } from '../state/state.ts'

/** Changes whenever a deck gives a card, a die is rolled or something sealed is opened. It says nothing else. */
export function hiddenMark({ rng, table, legacy }: State): string {
  const piles = [table.deck, table.objectiveDeck, table.automaDeck].map(({ length }) => length)
  return [...rng, ...piles, legacy.crates.length, legacy.letters.length, table.candleOut].join()
}
