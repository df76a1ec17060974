import type { Story } from '@charterstone/content'
import { type Catalogue, type Legacy, variantsToTell } from '@charterstone/engine'

/** A story with the paragraphs that fit this village's choices. */
export type Tale = { readonly title: string; readonly paragraphs: readonly Paragraph[] }

export type Paragraph = {
  readonly text: string
  /** It remembers an earlier choice of this village. */
  readonly isRemembered: boolean
}

/**
 * The story as this village reads it. A paragraph that remembers an earlier choice follows the paragraph that its
 * `after` names.
 */
export function taleOf(catalogue: Catalogue, legacy: Legacy, story: Story, village: string): Tale {
  const { title, paragraphs, variants = [] } = story
  const remembered = variantsToTell(catalogue, legacy, variants)
  const fill = (text: string) => text.replaceAll('{village}', village)
  const behind = (count: number): Paragraph[] =>
    remembered
      .filter(({ after }) => after === count)
      .map(({ paragraph }) => ({ text: fill(paragraph), isRemembered: true }))
  return {
    title: fill(title),
    paragraphs: [
      ...behind(0),
      ...paragraphs.flatMap((text, index) => [
        { text: fill(text), isRemembered: false },
        ...behind(index + 1),
      ]),
    ],
  }
}
