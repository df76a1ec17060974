import { type Catalogue, cardOf, numbersBySlug, slugOf } from '@charterstone/engine'

export type SlugNumbers = {
  readonly number: (slug: string) => number
  readonly slug: (number: number) => string
}

/** Tests name cards by slug; `slug-built` is the constructed card of a building. */
export function slugNumbers(catalogue: Catalogue): SlugNumbers {
  const numbers = numbersBySlug(catalogue)
  return {
    number(slug) {
      const number = numbers.get(slug)
      if (number === undefined) throw new RangeError(`no card is called ${slug}`)
      return number
    },
    slug(number) {
      const card = cardOf(catalogue, number)
      const slug = card === undefined ? '' : slugOf(card)
      return slug === '' ? `${number}` : slug
    },
  }
}
