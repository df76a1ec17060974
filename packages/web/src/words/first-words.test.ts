import { expect, it } from 'vitest'
import { shellWords as germanShell } from './de/shell.ts'
import { startWords as germanStart } from './de/start.ts'
import { shellWords } from './en/shell.ts'
import { startWords } from './en/start.ts'
import { shellWords as polishShell } from './pl/shell.ts'
import { startWords as polishStart } from './pl/start.ts'

/** What a campaign still hides when the first screen is drawn. */
const SEALED = {
  en: /\b(minion|peril|companion|spectral|candle|sky island|guest|treasure|persona|guidepost|glory|victory card)s?\b/i,
  de: /\b(Gehilfen?|Gefahr(en)?|Gefährten?|Erscheinung|Kerze|Himmelsinseln?|Gäste?|Schätze?|Rollen?|Wegweiser|Ruhm\w*|Siegkarten?)\b/,
  pl: /(pomocnik|zagrożeni|towarzysz|widmow|świec[aąęy]|podniebn|\bgoś[cć]|\bskarb(y|ów)?\b|osobowoś|wytyczn|chwał|karta zwycięstwa)/i,
}

it.each([
  ['en', { ...shellWords, ...startWords }],
  ['de', { ...germanShell, ...germanStart }],
  ['pl', { ...polishShell, ...polishStart }],
] as const)('the words of the first screens give nothing away: %s', (language, words) => {
  const spoilers = Object.entries(words).filter(([, text]) => SEALED[language].test(text))
  expect(spoilers).toEqual([])
})
