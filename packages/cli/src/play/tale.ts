import { wrap } from '@charterstone/lab'
import type { Tale } from '../text/story-book.ts'
import type { Display } from './display.ts'

const INDENT = '      '
const LINE = 84

/** A tale as a block of its own, narrower than the table. */
export function taleBlock({ title, paragraphs }: Tale, { paint }: Pick<Display, 'paint'>): string {
  const blocks = paragraphs.map((text) =>
    wrap(text, LINE)
      .map((line) => INDENT + line)
      .join('\n'),
  )
  return ['', ...(title === '' ? [] : [INDENT + paint.bold(title), '']), blocks.join('\n\n'), ''].join('\n')
}
