import type { Story } from '@charterstone/content'
import { type Catalogue, type Legacy, variantsToTell } from '@charterstone/engine'

/** A story as this table reads it: with the paragraphs that remember its choices, and its own names. */
export function paragraphsOf(
  catalogue: Catalogue,
  legacy: Legacy,
  story: Story,
  village: string,
): readonly string[] {
  const remembered = variantsToTell(catalogue, legacy, story.variants ?? [])
  const paragraphs = story.paragraphs.flatMap((paragraph, index) => [
    ...remembered.filter(({ after }) => after === index).map((variant) => variant.paragraph),
    paragraph,
  ])
  const last = remembered
    .filter(({ after }) => after >= story.paragraphs.length)
    .map((variant) => variant.paragraph)
  return filled(legacy, village, [...paragraphs, ...last])
}

/** `{village}` and `{winner}` are never inflected. */
export function filled(legacy: Legacy, village: string, texts: readonly string[]): readonly string[] {
  const winner = winnerOf(legacy)
  return texts.map((text) => text.replaceAll('{village}', village).replaceAll('{winner}', winner))
}

/** Who won the last game, by name. */
function winnerOf({ history }: Legacy): string {
  const last = history.at(-1)
  return last === undefined ? '' : last.winners.map((seat) => last.seats[seat]?.name ?? '').join(', ')
}
