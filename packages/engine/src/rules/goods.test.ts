import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

describe('the general supply', () => {
  const village = { green: ['lot', 'sawmill'] } as const

  it('[R15.4] the general supply gives what it has, and the log says what was missing', () => {
    const s = scenario({ village, supply: { wood: 1 } }).answer('place:sawmill')
    expect(s.eventsOf('gained')).toMatchObject([{ seat: 0, good: 'wood', count: 1 }])
    expect(s.eventsOf('lacked')).toMatchObject([{ seat: 0, good: 'wood', count: 1 }])
  })

  it('[R15.4] the general supply gives nothing when it is empty', () => {
    const s = scenario({ village, supply: { wood: 0 } }).answer('place:sawmill')
    expect([s.eventsOf('gained'), s.eventsOf('lacked')]).toMatchObject([
      [],
      [{ seat: 0, good: 'wood', count: 2 }],
    ])
  })
})
