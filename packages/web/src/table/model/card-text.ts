import {
  buildingOf,
  type CardText,
  type Catalogue,
  CONSTRUCTED,
  describe,
  nameOf,
  type Showing,
  type View,
  type Words,
} from '@charterstone/engine'
import { labelOf } from '../parts/noun.ts'

/** A card as a person reads it. A constructed card reads as its building; of the notes only its crate is left. */
export function textOfCard(
  words: Words,
  catalogue: Catalogue,
  card: number,
  showing: Showing = {},
): CardText | null {
  const building = buildingOf(catalogue, card)
  const text = describe(words, catalogue, building?.number ?? card, showing)
  if (text === null || card < CONSTRUCTED) return text
  return {
    ...text,
    number: card,
    type: labelOf(words, 'card.constructed'),
    notes: (building?.crate ?? null) === null ? [] : text.notes.slice(-1),
  }
}

/** A card in one line: "Scroll (Treasure): On your turn ..." */
export function lineOfCard(words: Words, catalogue: Catalogue, card: number): string {
  const text = textOfCard(words, catalogue, card)
  if (text === null) return nameOf(words, card)
  const said = [text.text, ...text.notes].filter(Boolean).join(' ')
  return said === '' ? `${text.name} (${text.type})` : `${text.name} (${text.type}): ${said}`
}

/** What this table knows besides the card itself. */
export function showingOf({ legacy }: View): Showing {
  return { objectiveVp: legacy.houseRules.objectiveVp === 'printed', spectral: legacy.spectral >= 0 }
}
