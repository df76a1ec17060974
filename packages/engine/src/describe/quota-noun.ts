import type { QuotaRow, QuotaSpace } from '../catalogue/board.ts'
import { type NounKey, type Quantity, quantity } from './noun.ts'

const NOUNS: Readonly<Record<QuotaRow, NounKey>> = {
  resource: 'resource',
  coin: 'coin',
  card: 'card.any',
  minion: 'minion',
  peril: 'peril',
}

/** What a space of the quota table asks for. */
export function quotaNoun(space: QuotaSpace | undefined): Quantity {
  return space === undefined ? quantity('resource', 0) : quantity(NOUNS[space.row], space.count)
}
