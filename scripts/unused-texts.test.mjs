import { expect, it } from 'vitest'
import { unusedTexts } from './unused-texts.mjs'

const words = {
  file: 'packages/web/src/words/en/home.ts',
  text: "export const home = {\n  'home.title': 'Villages',\n  'home.by-name': 'By name',\n  'home.old': 'Gone',\n}",
}

it('a text of the page is unused when no code names it, whole or by its beginning', () => {
  const screen = {
    file: 'packages/web/src/screens/home/home.tsx',
    text: "say('home.title'); say(`home.by-$" + '{order}`)',
  }
  expect(unusedTexts([words, screen])).toEqual([`${words.file}: no screen shows 'home.old'`])
})

it('a test or another language does not count as a screen', () => {
  const test = { file: 'packages/web/src/screens/home/home.test.tsx', text: "say('home.title')" }
  const german = { file: 'packages/web/src/words/de/home.ts', text: "'home.title': 'Dörfer'" }
  expect(unusedTexts([words, test, german])).toHaveLength(3)
})
