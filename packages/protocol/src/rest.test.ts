import { HOUSE_RULES, houseRulesOf, LANGUAGES, STANDARD_RULES } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { codeSchema, newTableSchema } from './rest.ts'

describe('the house rules of a new table', () => {
  const isTaken = (houseRules: unknown) => newTableSchema.safeParse({ houseRules }).success

  it.each(HOUSE_RULES)(
    'the house rule $id of a new table has one of its two values and no other',
    ({ id, field, standard, alternative }) => {
      expect(newTableSchema.parse({ houseRules: houseRulesOf([id]) })).toEqual({
        houseRules: { [field]: alternative },
      })
      expect(isTaken({ [field]: standard })).toBe(true)
      const values = new Set(HOUSE_RULES.flatMap((rule) => [rule.standard, rule.alternative]))
      const others = [...values].filter((value) => value !== standard && value !== alternative)
      for (const value of [...others, 'another', -1, null, [standard]])
        expect(isTaken({ [field]: value })).toBe(false)
    },
  )

  it('a new table may change all, some or none of the house rules, and nothing else', () => {
    expect(isTaken(STANDARD_RULES)).toBe(true)
    expect(isTaken({})).toBe(true)
    expect(isTaken(undefined)).toBe(true)
    expect(isTaken({ freeCoins: true })).toBe(false)
  })

  it('a new table refuses the house rule names of older saves', () => {
    expect(isTaken({ progressStart: 'two' })).toBe(false)
  })
})

it('a code can be sent in every language of the game, and in no other', () => {
  const isTaken = (language: string) => codeSchema.safeParse({ email: 'ann@example.org', language }).success
  for (const language of LANGUAGES) expect(isTaken(language)).toBe(true)
  expect(isTaken('xx')).toBe(false)
})
