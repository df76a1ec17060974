import { CONSTRUCTED, LANGUAGES } from '@charterstone/engine'
import { catalogue, engine } from '@charterstone/lab'
import { expect, test } from 'vitest'
import { cardText, lineOf } from './card-text.ts'
import { castAt, localeOf } from './locale.ts'

const { legacy } = engine.newCampaign({ seed: 1, seats: [{ charter: 0, name: 'Ada', player: 'person' }] })
const english = castAt(localeOf('en'), legacy)

test.each(LANGUAGES)('every building and card of the box has a name and a text (%s)', (language) => {
  const cast = castAt(localeOf(language), legacy)
  const { buildings, items, guests, friends, treasures, assistants } = catalogue
  const cards = [...buildings, ...items, ...guests, ...friends, ...treasures, ...assistants]
  const incomplete = cards.filter(({ number }) => {
    const name = cardText(cast, number)?.name ?? ''
    return name === '' || !/^[^\n]+$/.test(lineOf(cast, number))
  })
  expect(incomplete.map(({ slug }) => slug)).toEqual([])
})

test('a constructed card has the name of its building, and its crate as text', () => {
  const def = catalogue.buildings.find(({ crate, commons }) => crate !== null && commons === null)
  const number = def?.number ?? 0
  const building = cardText(english, number)
  const constructed = cardText(english, number + CONSTRUCTED)
  expect(constructed?.number).toBe(number + CONSTRUCTED)
  expect(constructed?.name).toContain(building?.name ?? '?')
  expect(constructed?.text).toContain(String(def?.crate))
  expect(constructed?.text).toMatch(/^\p{Lu}/u)
})

test('a number without a card has no text', () => {
  expect(cardText(english, 599)).toBeNull()
  expect(cardText(english, CONSTRUCTED + 599)).toBeNull()
  expect(lineOf(english, 599)).toBe('')
})
