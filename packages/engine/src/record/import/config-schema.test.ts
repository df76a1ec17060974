import { expect, test } from 'vitest'
import { HOUSE_RULES, STANDARD_RULES } from '../../state/house-rules.ts'
import { areHouseRules, areSomeHouseRules } from './config-schema.ts'

test.each(HOUSE_RULES)(
  'the house rule $id has one of its two values in a file',
  ({ field, standard, alternative }) => {
    expect(areSomeHouseRules({ [field]: standard })).toBeNull()
    expect(areSomeHouseRules({ [field]: alternative })).toBeNull()
    for (const value of ['another', -1, null, undefined, [standard]])
      expect(areSomeHouseRules({ [field]: value })?.path).toBe(`.${field}`)
  },
)

test('the house rule H2 may have its old name in a file', () => {
  expect(areSomeHouseRules({ progressStart: 'two' })).toBeNull()
  expect(areHouseRules({ ...STANDARD_RULES, progressStart: 'two' })).toBeNull()
})

test('house rules may all be left out where a game is set up, but are known rules', () => {
  expect(areSomeHouseRules({})).toBeNull()
  expect(areSomeHouseRules({ freeCoins: true })?.path).toBe('.freeCoins')
})

test('the house rules of a campaign under way are complete, except for those added after the first saves', () => {
  const without = (field: string) =>
    Object.fromEntries(Object.entries(STANDARD_RULES).filter(([key]) => key !== field))
  const needed = HOUSE_RULES.filter(({ field }) => areHouseRules(without(field)) !== null)
  expect(areHouseRules(STANDARD_RULES)).toBeNull()
  expect(needed.map(({ id }) => id)).toEqual(['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8'])
})
