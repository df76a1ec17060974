import type { Story } from '@charterstone/content'
import { type Catalogue, type Legacy, variantsToTell } from '@charterstone/engine'

/** A story as this village was told it. */
export type Tale = { readonly title: string; readonly paragraphs: readonly Paragraph[] }

export type Paragraph = {
  readonly text: string
  /** It remembers an earlier choice of this village. */
  readonly isRemembered: boolean
}

/** The valley's name stands in for a village that has none. */
const VALLEY = 'Greengully'

/** Paragraphs that remember an earlier choice stand behind so many of the others. */
export function taleOf(catalogue: Catalogue, legacy: Legacy, story: Story): Tale {
  const { title, paragraphs, variants = [] } = story
  const told = variantsToTell(catalogue, legacy, variants)
  const fill = (text: string) => text.replaceAll('{village}', legacy.village === '' ? VALLEY : legacy.village)
  const behind = (count: number): Paragraph[] =>
    told
      .filter(({ after }) => after === count)
      .map(({ paragraph }) => ({ text: fill(paragraph), isRemembered: true }))
  return {
    title: fill(title),
    paragraphs: [
      ...behind(0),
      ...paragraphs.flatMap((text, place) => [
        { text: fill(text), isRemembered: false },
        ...behind(place + 1),
      ]),
    ],
  }
}
