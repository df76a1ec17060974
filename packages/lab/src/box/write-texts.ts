import { readFileSync, writeFileSync } from 'node:fs'
import { LANGUAGES } from '@charterstone/engine'
import { catalogue } from '../ruleset.ts'
import { cardTextsNow } from './card-texts.ts'
import { PASSAGES, withNumbers } from './docs-numbers.ts'

const ROOT = new URL('../../../../', import.meta.url)

function rewrite(file: string, change: (text: string) => string): void {
  const url = new URL(file, ROOT)
  const text = readFileSync(url, 'utf8')
  const changed = change(text)
  if (changed === text) return
  writeFileSync(url, changed)
  console.log(`${file} has changed`)
}

for (const language of LANGUAGES) {
  rewrite(`packages/content/src/words/${language}/card-texts.json`, (text) => {
    const texts = JSON.parse(text) as Parameters<typeof cardTextsNow>[0]
    return `${JSON.stringify(cardTextsNow(texts, language), null, 2)}\n`
  })
}
for (const file of new Set(PASSAGES.map((passage) => passage.file)))
  rewrite(`docs/${file}`, (text) => withNumbers(file, text, catalogue))
