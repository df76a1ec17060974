import { type Catalogue, CONSTRUCTED } from '@charterstone/engine'

export type SlugNumbers = {
  readonly number: (slug: string) => number
  readonly slug: (number: number) => string
}

/** Tests name cards by slug; `slug-built` is the constructed card of a building. */
export function slugNumbers(catalogue: Catalogue): SlugNumbers {
  const numbers = new Map<string, number>()
  const slugs = new Map<number, string>()
  const note = (slug: string, number: number): void => {
    numbers.set(slug, number)
    slugs.set(number, slug)
  }
  const { assistants, items, guests, friends, treasures, objectives, personas, companions, victoryCards } =
    catalogue
  for (const defs of [
    assistants,
    items,
    guests,
    friends,
    treasures,
    objectives,
    personas,
    companions,
    victoryCards,
  ])
    for (const { slug, number } of defs) note(slug, number)
  for (const { slug, number } of catalogue.buildings) {
    note(slug, number)
    note(`${slug}-built`, number + CONSTRUCTED)
  }
  return {
    number(slug) {
      const number = numbers.get(slug)
      if (number === undefined) throw new RangeError(`no card is called ${slug}`)
      return number
    },
    slug: (number) => slugs.get(number) ?? `${number}`,
  }
}
