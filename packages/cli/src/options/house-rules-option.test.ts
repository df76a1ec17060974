import { HOUSE_RULES } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { houseOption } from './house-rules-option.ts'

it.each(HOUSE_RULES)('--house $id is read, in small letters too', ({ id }) => {
  expect(houseOption({ house: id })).toEqual([id])
  expect(houseOption({ house: id.toLowerCase() })).toEqual([id])
})

it('--house takes several ids and refuses one that does not exist', () => {
  const ids = HOUSE_RULES.map(({ id }) => id)
  expect(houseOption({ house: ids.join(', ') })).toEqual(ids)
  expect(houseOption({})).toBeUndefined()
  expect(() => houseOption({ house: 'H4,H99' })).toThrow(
    `--house must be one of ${ids.join(', ')}, not "H99"`,
  )
})
