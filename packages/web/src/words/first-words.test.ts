import { expect, it } from 'vitest'
import { sealedTexts } from '../../build/sealed-texts.ts'
import { settingsWords as germanSettings } from './de/settings.ts'
import { shellWords as germanShell } from './de/shell.ts'
import { startWords as germanStart } from './de/start.ts'
import { settingsWords } from './en/settings.ts'
import { shellWords } from './en/shell.ts'
import { startWords } from './en/start.ts'
import { settingsWords as polishSettings } from './pl/settings.ts'
import { shellWords as polishShell } from './pl/shell.ts'
import { startWords as polishStart } from './pl/start.ts'
import type { SealedWords } from './sealed-words.ts'

/** What a campaign still hides when the first screen is drawn. */
const SEALED = {
  en: /\b(minion|peril|companion|spectral|candle|sky island|guest|treasure|persona|guidepost|glory|victory card)s?\b/i,
  de: /\b(Gehilfen?|Gefahr(en)?|Gefährten?|Erscheinung|Kerze|Himmelsinseln?|Gäste?|Schätze?|Rollen?|Wegweiser|Ruhm\w*|Siegkarten?)\b/,
  pl: /(pomocnik|zagrożeni|towarzysz|widmow|świec[aąęy]|podniebn|\bgoś[cć]|\bskarb(y|ów)?\b|osobowoś|wytyczn|chwał|karta zwycięstwa)/i,
}

const FIRST_WORDS = [
  ['en', { ...shellWords, ...startWords, ...settingsWords }],
  ['de', { ...germanShell, ...germanStart, ...germanSettings }],
  ['pl', { ...polishShell, ...polishStart, ...polishSettings }],
] as const

it.each(FIRST_WORDS)('the words of the first screens give nothing away: %s', (language, words) => {
  const spoilers = Object.entries(words).filter(([, text]) => SEALED[language].test(text))
  expect(spoilers).toEqual([])
})

/** Seals that the first evening has open. */
const OPEN = ['open', 'table', 'setup', 'automa']
/** The name of a card that is also an everyday word: a level of bots gives no card away. */
const EVERYDAY = ['Medium']

it.each(FIRST_WORDS)(
  'no message of the first screens is the name of a sealed card: %s',
  (language, words) => {
    const sealed = [...sealedTexts()].flatMap(([name, texts]) =>
      name.startsWith(language) && !OPEN.includes(name.slice(3))
        ? Object.values((texts as SealedWords).names ?? {})
        : [],
    )
    expect(sealed.length).toBeGreaterThan(100)
    expect(
      Object.entries(words).filter(([, text]) => sealed.includes(text) && !EVERYDAY.includes(text)),
    ).toEqual([])
  },
)
