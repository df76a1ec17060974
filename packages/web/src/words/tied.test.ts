import { words } from '@charterstone/content'
import {
  format,
  formatQuantity,
  LANGUAGES,
  type MessageKey,
  parseTemplate,
  quantity,
} from '@charterstone/engine'
import { expect, test } from 'vitest'
import { sealedTexts } from '../../build/sealed-texts.ts'
import type { TableWords } from './sealed-words.ts'
import { NO_BREAK, tied } from './tied.ts'

const visible = (text: string) => text.replaceAll(NO_BREAK, '~')
const loose = (value: unknown) => JSON.stringify(value).replaceAll(NO_BREAK, ' ')

test.each([
  ['en', 'takes 10 minutes and 3 of 4', 'takes 10~minutes and 3~of 4'],
  ['de', 'wenn … 44 % und 26 · 3', 'wenn~… 44~% und 26 · 3'],
  ['de', 'a b i o', 'a b i o'],
  ['de', 'Gehilfen einsetzen (5), Seiten 5 und 18', 'Gehilfen einsetzen~(5), Seiten~5~und 18'],
  ['en', 'your pages (if any), pages 2 and 26', 'your pages (if any), pages~2~and 26'],
  ['pl', 'I w domu, i (z nim) o 3 wozy', 'I~w~domu, i~(z~nim) o~3~wozy'],
  ['pl', 'źródło i mówi a', 'źródło i~mówi a'],
] as const)('%s: "%s" breaks only where a printer would break it', (language, text, expected) => {
  expect(visible(tied(language, text))).toBe(expected)
})

test.each(LANGUAGES)('tied messages have the same places, choices and words: %s', (language) => {
  const { messages } = sealedTexts().get(`${language}/table`) as TableWords
  for (const [key, message] of Object.entries(messages)) {
    const parts = parseTemplate(words[language].messages[key as MessageKey])
    expect(loose(parseTemplate(message).map(shape))).toBe(loose(parts.map(shape)))
  }
})

/** Choices are kept in maps, which have no JSON of their own. */
function shape(part: ReturnType<typeof parseTemplate>[number]): unknown {
  if (typeof part === 'string' || !('options' in part)) return part
  return { ...part, options: [...part.options].map(([name, parts]) => [name, parts.map(shape)]) }
}

test('sentences of the table keep a number with its noun', () => {
  const said = sealedTexts().get('pl/table') as TableWords
  const polish = { ...words.pl, ...said }
  expect(visible(formatQuantity(polish, quantity('coin', 3)))).toBe('3~monety')
  const list = [quantity('coin', 1), quantity('vp', 2)]
  expect(visible(format(polish, 'do.gain', { list }))).toBe('weź 1~monetę i~2~PZ')
})
