import { isDeepStrictEqual } from 'node:util'
import { roll, seedRng } from '@charterstone/engine'
import { requestSchema } from '@charterstone/protocol'
import { expect, test } from 'vitest'
import { readRequest } from './read-message.ts'

const ANSWER = { type: 'answer', id: 7, game: 1, step: 37, key: 'place:market' }
/** What may be in a field of a message. */
const VALUES: readonly unknown[] = [
  0,
  1,
  -1,
  1.5,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  null,
  true,
  '',
  '7',
  'x'.repeat(200),
  'x'.repeat(201),
  'answer',
  'ping',
  [],
  {},
  [1],
]
const FIELDS = [...Object.keys(ANSWER), 'more', '__proto__', 'constructor']
const SEED = 4

test('an answer is read as the schema reads it', () => {
  expect(readRequest(ANSWER)).toEqual({ success: true, data: ANSWER })
})

test(`a message that is nearly an answer is judged as by the schema (seed ${SEED})`, () => {
  const rng = seedRng(SEED)
  const pick = <Item>(items: readonly Item[]): Item => items[roll(rng, items.length)] as Item
  let accepted = 0
  const different: string[] = []
  for (let round = 0; round < 5000; round++) {
    const fields: Record<string, unknown> = { ...ANSWER }
    for (let change = roll(rng, 3); change > 0; change--) {
      const name = pick(FIELDS)
      if (roll(rng, 3) === 0) delete fields[name]
      else Object.defineProperty(fields, name, { value: pick(VALUES), enumerable: true, configurable: true })
    }
    // As it arrives: parsed from text.
    const value = JSON.parse(JSON.stringify(fields)) as object
    const [quick, strict] = [readRequest(value), requestSchema.safeParse(value)]
    if (!isDeepStrictEqual(quick.data, strict.data)) different.push(JSON.stringify(value))
    if (strict.success) accepted += 1
  }
  expect(different).toEqual([])
  expect(accepted).toBeGreaterThan(500)
  expect(accepted).toBeLessThan(4500)
})
