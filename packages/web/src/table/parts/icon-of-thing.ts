import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import { type Catalogue, cardOf, cardTypeOf } from '@charterstone/engine'

/** The icon of the type of a card, building, persona, objective or minion. */
export function iconOfThing(catalogue: Catalogue, number: number): IconName {
  const found = cardOf(catalogue, number)
  switch (found?.kind) {
    case 'persona':
    case 'objective':
    case 'building':
      return found.kind
    case 'minion':
      return found.def.type
    default:
      return cardTypeOf(catalogue, number) ?? 'card'
  }
}
