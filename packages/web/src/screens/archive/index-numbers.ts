import { type Catalogue, type CatalogueCard, cardsOf } from '@charterstone/engine'

/** Everything in the box that has a number in the index, in order. */
export function indexNumbers(catalogue: Catalogue): readonly number[] {
  return [...cardsOf(catalogue)]
    .flatMap(([number, card]) => (isInArchive(card) ? [number] : []))
    .sort((a, b) => a - b)
}

/** A constructed card is shown as its building; the cards of the automa are no part of the story. */
function isInArchive({ kind, def }: CatalogueCard): boolean {
  if (kind === 'persona') return def.kind !== 'automa'
  return kind !== 'constructed' && kind !== 'automa-card'
}
