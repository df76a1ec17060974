import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'

/** Income comes while seat 0 holds a guest. */
const income = (slug: string, seats: number) => {
  const player = { cards: ['chalice', slug], influence: 8, spent: 2, goods: { wood: 1 } }
  const setup: ScenarioSetup = { seats, rules: ['income', 'guests'], progress: 9, mat: ['sherpa', 'broker'] }
  const s = scenario({ catalogue: greengully, ...setup, players: [player] })
  return s.answer('use:chalice', 'progress:+1')
}
type Scenario = ReturnType<typeof income>
const gained = (s: Scenario) => [
  ...s.eventsOf('won-vp').map(({ vp }) => `${vp} VP`),
  ...s.eventsOf('gained').map(({ good, count }) => `${count} ${good}`),
  ...s.eventsOf('regained').map(({ count }) => `${count} influence`),
  ...s.eventsOf('placed-reputation').map(() => 'reputation'),
  ...s.eventsOf('took-card').map(({ card }) => s.slug(card)),
]

/** Both rewards, with the answers that they need. */
const guests: readonly [slug: string, first: Reward, second: Reward][] = [
  ['pilgrim-band', { gives: '1 VP' }, { gives: '1 grain' }],
  ['strolling-players', { gives: '1 VP' }, { gives: '1 coin' }],
  ['wizard', { gives: '1 VP' }, { keys: ['gain:metal'], gives: '1 metal' }],
  ['sorceress', { gives: '1 VP' }, { gives: '1 influence' }],
  ['trade-delegation', { gives: '1 coin' }, { keys: ['gain:coal'], gives: '1 coal' }],
  ['twins', { gives: '1 wood' }, { gives: '1 clay' }],
  ['wedding-couple', { gives: '2 VP' }, { gives: '1 pumpkin' }],
  ['reading-circle', { keys: ['trade', 'card:broker'], gives: 'broker' }, { gives: '1 VP' }],
  ['survey-party', { gives: '1 metal' }, { gives: '1 coal' }],
  ['choir', { gives: '1 VP' }, { keys: ['take'], gives: 'reputation' }],
  ['birdwatching-club', { gives: '1 VP' }, { gives: '1 wood' }],
  ['royal-envoys', { gives: '1 coin' }, { gives: '1 influence' }],
]
type Reward = { keys?: string[]; gives: string }

describe('guests', () => {
  it('[K8] there are twelve guests, each with a test of its rewards', () => {
    expect(guests.map(([slug]) => slug)).toEqual(greengully.guests.map(({ slug }) => slug))
  })

  it.each(guests)('[K8] %s pays both rewards at a small table', (slug, first, second) => {
    const s = income(slug, 2).answer(...(first.keys ?? []), ...(second.keys ?? []))
    expect([...gained(s)].sort()).toEqual([first.gives, second.gives].sort())
    expect(s.asked()).toBe('0 act')
  })

  it.each(guests)('[K8] %s pays the one I choose at a large table', (slug, first, second) => {
    const one = income(slug, 4).answer('choose:1', ...(first.keys ?? []))
    expect([gained(one), one.asked()]).toEqual([[first.gives], '0 act'])
    const other = income(slug, 4).answer('choose:2', ...(second.keys ?? []))
    expect([gained(other), other.asked()]).toEqual([[second.gives], '0 act'])
  })

  it('[K8] paying the reading circle is optional', () => {
    const s = income('reading-circle', 2).answer('skip')
    expect([s.has(0, 'wood'), gained(s)]).toEqual([1, ['1 VP']])
  })
})
