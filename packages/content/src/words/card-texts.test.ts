import { readFileSync } from 'node:fs'
import { describe as describeCard, LANGUAGES } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'
import { words } from './words.ts'

/** Derived texts as a person would write them, by group and index number. `npm run box -- texts` writes them again. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

describe.each(LANGUAGES)('card texts, %s', (language) => {
  const texts = JSON.parse(
    readFileSync(new URL(`${language}/card-texts.json`, import.meta.url), 'utf8'),
  ) as Texts

  for (const [group, expected] of Object.entries(texts)) {
    it.each(Object.entries(expected))(
      `${group} have the reviewed texts in ${language}: %s`,
      (number, text) => {
        expect(describeCard(words[language], greengully, Number(number))?.text).toBe(text)
      },
    )
  }
})
