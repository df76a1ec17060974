import type { Catalogue } from '@charterstone/engine'

/** Everything in the box that has a number in the index, in order. */
export function indexNumbers(catalogue: Catalogue): readonly number[] {
  const { buildings, assistants, items, guests, friends, treasures, objectives, personas } = catalogue
  const { minions, companions, victoryCards, locations, guideposts } = catalogue
  return [
    buildings,
    assistants,
    items,
    guests,
    friends,
    treasures,
    objectives,
    personas.filter(({ kind }) => kind !== 'automa'),
    minions,
    companions,
    victoryCards,
    locations,
    guideposts,
  ]
    .flatMap((list) => list.map(({ number }) => number))
    .sort((one, other) => one - other)
}
