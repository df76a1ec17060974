import { describe, expect, it } from 'vitest'
import { HOUSE_RULES, STANDARD_RULES } from '../../state/house-rules.ts'
import { areHouseRules, areSomeHouseRules } from './config-schema.ts'

describe('house rules in a file', () => {
  it.each(HOUSE_RULES)('$id has one of its two values', ({ field, standard, alternative }) => {
    expect(areSomeHouseRules({ [field]: standard })).toBeNull()
    expect(areSomeHouseRules({ [field]: alternative })).toBeNull()
    for (const value of ['another', -1, null, undefined, [standard]])
      expect(areSomeHouseRules({ [field]: value })?.path).toBe(`.${field}`)
  })

  it('H2 may have its old name too', () => {
    expect(areSomeHouseRules({ progressStart: 'two' })).toBeNull()
    expect(areHouseRules({ ...STANDARD_RULES, progressStart: 'two' })).toBeNull()
  })

  it('may all be left out where a game is set up, but are known rules', () => {
    expect(areSomeHouseRules({})).toBeNull()
    expect(areSomeHouseRules({ freeCoins: true })?.path).toBe('.freeCoins')
  })

  it('of a campaign under way are complete, except for those added after the first saves', () => {
    const without = (field: string) =>
      Object.fromEntries(Object.entries(STANDARD_RULES).filter(([key]) => key !== field))
    const needed = HOUSE_RULES.filter(({ field }) => areHouseRules(without(field)) !== null)
    expect(areHouseRules(STANDARD_RULES)).toBeNull()
    expect(needed.map(({ id }) => id)).toEqual(['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8'])
  })
})
