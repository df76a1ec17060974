import { describe, expect, it } from 'vitest'
import { finds } from './finds.ts'

describe('finds', () => {
  it('finds everything when nothing is looked for', () => {
    expect(finds('', 'Influence')).toBe(true)
  })

  it('looks for every word, in any order', () => {
    expect(finds('token place', 'Place a token')).toBe(true)
    expect(finds('token sell', 'Place a token')).toBe(false)
  })

  it('does not mind accents and capitals', () => {
    expect(finds('wplyw', 'Wpływ')).toBe(true)
    expect(finds('MUNZE', 'Münze')).toBe(true)
  })
})
