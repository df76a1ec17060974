import { greengully, words } from '@charterstone/content'
import { CONSTRUCTED, LANGUAGES } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { flawOf } from '../../../test-support/say-in.ts'
import { lineOfCard, textOfCard } from './card-text.ts'

const building = greengully.buildings.find(({ crate }) => crate !== null)
if (building === undefined) throw new Error('no building with a crate')
const plan = textOfCard(words.en, greengully, building.number)
const constructed = textOfCard(words.en, greengully, building.number + CONSTRUCTED)

describe('a card as a person reads it', () => {
  it('a constructed card has the name and text of its building, its own type, and its crate', () => {
    expect(constructed?.name).toBe(plan?.name)
    expect(constructed?.text).toBe(plan?.text)
    expect(constructed?.type).not.toBe(plan?.type)
    expect(constructed?.notes).toEqual([plan?.notes.at(-1)])
    expect(constructed?.notes[0]).toContain(`${building.crate}`)
  })

  it('a constructed card without a crate has no notes', () => {
    const empty = greengully.buildings.find(({ crate, commons }) => crate === null && commons === null)
    expect(textOfCard(words.en, greengully, (empty?.number ?? 0) + CONSTRUCTED)?.notes).toEqual([])
  })

  it.each(LANGUAGES)('every card that can be face up reads as a whole line: %s', (language) => {
    const { buildings, assistants, items, guests, friends, treasures, personas } = greengully
    const numbers = [
      ...buildings.flatMap(({ number }) => [number, number + CONSTRUCTED]),
      ...[...assistants, ...items, ...guests, ...friends, ...treasures, ...personas].map(
        ({ number }) => number,
      ),
    ]
    for (const number of numbers) {
      const line = lineOfCard(words[language], greengully, number)
      expect(line).not.toMatch(/\(\)|undefined/)
      expect(flawOf(line)).toBeNull()
    }
  })
})
