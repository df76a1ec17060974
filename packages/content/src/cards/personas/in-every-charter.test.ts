import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { steadyBox } from '../../../test-support/steady-box.ts'

const themes = [
  { charter: 'purple', resource: 'pumpkin', cost: 'seed-stall', by: ['gardener', 'cat-whisperer', 'healer'] },
  { charter: 'black', resource: 'coal', cost: 'strongroom', by: ['miner', 'medium', 'candlemaker'] },
  { charter: 'green', resource: 'wood', cost: 'notice-board', by: ['carpenter', 'noble', 'trapper'] },
  { charter: 'red', resource: 'clay', cost: 'pottery', by: ['mason', 'sculptor', 'guard'] },
  { charter: 'blue', resource: 'metal', cost: 'smithy', by: ['prospector', 'inventor', 'repairer'] },
  { charter: 'yellow', resource: 'grain', cost: 'village-oven', by: ['farmer', 'restaurateur', 'baker'] },
] as const
const minions = ['cat', 'ghost', 'butler', 'golem', 'robot', 'chef'] as const
const perils = ['blight', 'fuel-shortage', 'vermin', 'bandit', 'disrepair', 'famine'] as const

/** VP that a seat was given by one of its cards. */
const vpBy = (s: ReturnType<typeof scenario>, slug: string) =>
  s.eventsOf('won-vp').reduce((total, { vp, source }) => (source === s.number(slug) ? total + vp : total), 0)
const game = (setup: ScenarioSetup) => scenario({ catalogue: steadyBox, ...setup })

describe.each(themes.map((theme, index) => ({ ...theme, index })))(
  'the personas of $charter',
  ({ resource, cost, by: [worker, keeper, helper], index }) => {
    const minion = minions[index] ?? 'cat'
    const other = minions[(index + 1) % 6] ?? 'cat'
    const peril = perils[index] ?? 'blight'
    const village = { purple: ['pumpkin-patch', cost, 'sawmill', 'cart-yard'] }
    const rich = { [resource]: 2, coin: 1 }

    it(`[K3] the ${worker} gains 1 VP after using a building whose cost includes ${resource}`, () => {
      const s = game({ village, players: [{ goods: rich, personas: [worker] }] }).answer(`place:${cost}`)
      while (s.asked().startsWith('0')) s.answer(s.options()[0] ?? '')
      expect(vpBy(s, worker)).toBe(1)
    })

    it(`[K3] the ${worker} gains nothing where ${resource} was only my choice, or no cost at all`, () => {
      const players = [{ goods: { [resource]: 1 }, personas: [worker] }]
      expect(vpBy(game({ players }).answer('place:treasury'), worker)).toBe(0)
      expect(vpBy(game({ village, players }).answer('place:sawmill'), worker)).toBe(0)
    })

    it(`[K3] the ${keeper} gains 2 VP when I retrieve two ${minion}s or more`, () => {
      const minionOn = { 'pumpkin-patch': minion, sawmill: minion }
      const s = game({ village, minionOn, players: [{ personas: [keeper] }] }).answer('retrieve')
      expect(vpBy(s, keeper)).toBe(2)
      const three = { ...minionOn, [cost]: minion }
      expect(
        vpBy(
          game({ village, minionOn: three, players: [{ personas: [keeper] }] }).answer('retrieve'),
          keeper,
        ),
      ).toBe(2)
    })

    it(`[K3] the ${keeper} gains nothing for one ${minion}, nor for two of another type`, () => {
      const players = [{ personas: [keeper] }]
      const one = game({ village, minionOn: { sawmill: minion, 'pumpkin-patch': other }, players })
      expect(vpBy(one.answer('retrieve'), keeper)).toBe(0)
      const wrong = game({ village, minionOn: { sawmill: other, 'pumpkin-patch': other }, players })
      expect(vpBy(wrong.answer('retrieve'), keeper)).toBe(0)
    })

    it(`[K3] the ${helper} may bring home at once the worker who took ${peril}, for 1 VP`, () => {
      const setup = { village, perilOn: { sawmill: peril }, players: [{ personas: [helper] }] }
      const s = game(setup).answer('place:sawmill')
      expect([s.asked(), ...s.options(), s.has(0, peril)]).toEqual(['0 may', 'take', 'skip', 1])
      s.answer('take')
      expect([s.seat(0).workers, vpBy(s, helper), s.asked()]).toEqual([[-1, -1], 1, '1 act'])
      const stays = game(setup).answer('place:sawmill', 'skip')
      expect([stays.seat(0).workers, vpBy(stays, helper)]).toEqual([[-1, stays.spot('sawmill')], 0])
    })

    it(`[K3] the ${helper} does nothing about another peril, nor for a minion`, () => {
      const players = [{ goods: { cat: 1 }, personas: [helper] }]
      const wrong = game({ village, perilOn: { sawmill: perils[(index + 1) % 6] ?? 'blight' }, players })
      expect(wrong.answer('place:sawmill').asked()).toBe('1 act')
      const setup = { village, rules: ['minions'], perilOn: { sawmill: peril }, players } as const
      const s = game(setup).answer('minion:cat', 'place:sawmill')
      expect([s.has(0, peril), s.asked(), vpBy(s, helper)]).toEqual([1, '1 act', 0])
    })
  },
)
