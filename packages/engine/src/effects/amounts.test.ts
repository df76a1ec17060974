import { miniCatalogue, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { type Amount, amountFor } from '../catalogue/amount.ts'
import type { Effect } from '../catalogue/effect.ts'

const COUNTED = { per: 'minions', times: 1, max: 3 } as const
const COINS: Effect = { kind: 'gain', good: 'coin', count: COUNTED }
const HOUSE = { rules: ['minions'], village: { black: ['seam', 'kiln'] } } as const

/** A table at which the kiln, which costs 1 coal, gives this instead. */
function kiln(
  benefit: readonly Effect[],
  goods: Readonly<Record<string, number>>,
  setup: ScenarioSetup = {},
) {
  const buildings = miniCatalogue.buildings.map((def) => (def.slug === 'kiln' ? { ...def, benefit } : def))
  const [mine, ...theirs] = setup.players ?? []
  return scenario({
    ...HOUSE,
    ...setup,
    catalogue: { ...miniCatalogue, ...setup.catalogue, buildings },
    players: [{ goods: { coal: 1, ...goods }, ...mine }, ...theirs],
  })
}

function coinsFor(minions: number, count: Amount = COUNTED): number {
  return kiln([{ kind: 'gain', good: 'coin', count }], { ghost: minions })
    .answer('place:kiln')
    .has(0, 'coin')
}

describe('amounts that count something', () => {
  it('[R15.4] a gain of 1 coin for each minion brings two coins for two minions', () => {
    expect([coinsFor(1), coinsFor(2)]).toEqual([1, 2])
  })

  it('[R15.4] without a minion I gain nothing for each minion, and nothing is asked', () => {
    const s = kiln([COINS], {}).answer('place:kiln')
    expect([s.has(0, 'coin'), s.asked(), s.eventsOf('gained'), s.eventsOf('lacked')]).toEqual([
      0,
      '1 act',
      [],
      [],
    ])
  })

  it('[R15.4] at most 3 coins come, however many minions I have', () => {
    expect([coinsFor(3), coinsFor(4), coinsFor(5)]).toEqual([3, 3, 3])
  })

  it('[R15.4] the limit of an amount is of coins, not of minions counted', () => {
    expect(coinsFor(4, { per: 'minions', times: 2, max: 5 })).toBe(5)
    expect(coinsFor(2, { per: 'minions', times: 2, max: 5 })).toBe(4)
  })

  it('[R15.4] without a limit each minion counts', () => {
    expect(coinsFor(6, { per: 'minions', times: 1 })).toBe(6)
  })

  it('[R15.4] the supply limits a counted gain like any other', () => {
    const s = kiln([COINS], { ghost: 3 }, { supply: { coin: 2 } }).answer('place:kiln')
    expect([s.has(0, 'coin'), s.eventsOf('lacked')]).toEqual([2, [expect.objectContaining({ count: 1 })]])
  })

  it('[R15.4] an amount counts what I have after the parts before it', () => {
    const s = kiln([{ kind: 'minion', type: 'ghost' }, COINS], { ghost: 1 }).answer('place:kiln')
    expect([s.has(0, 'ghost'), s.has(0, 'coin')]).toEqual([2, 2])
  })

  it('[R15.4] an amount counts what I have left after paying the cost', () => {
    const s = kiln([{ kind: 'vp', count: { per: 'resources', times: 1 } }], { wood: 2 }).answer('place:kiln')
    expect(s.seat(0).vp).toBe(2)
  })

  it('[R15.4] a condition decides first, then the amount is counted', () => {
    const benefit: readonly Effect[] = [
      { kind: 'if', condition: { count: 'minions', atLeast: 2 }, effects: [COINS] },
    ]
    expect(kiln(benefit, { ghost: 1 }).answer('place:kiln').has(0, 'coin')).toBe(0)
    expect(kiln(benefit, { ghost: 2 }).answer('place:kiln').has(0, 'coin')).toBe(2)
  })

  it('[R15.4] each opponent counts what is theirs', () => {
    const s = kiln(
      [{ kind: 'others', effects: [COINS] }],
      { ghost: 3 },
      { players: [{}, { goods: { ghost: 1 } }] },
    )
    s.answer('place:kiln')
    expect([s.has(0, 'coin'), s.has(1, 'coin')]).toEqual([0, 1])
  })

  it('[R15.4] resources of choice are asked for one by one, as many as are counted', () => {
    const benefit: readonly Effect[] = [{ kind: 'gain-any', count: COUNTED }]
    const s = kiln(benefit, { ghost: 2 }).answer('place:kiln', 'gain:wood', 'gain:clay')
    expect([s.has(0, 'wood'), s.has(0, 'clay'), s.asked()]).toEqual([1, 1, '1 act'])
    expect(kiln(benefit, {}).answer('place:kiln').asked()).toBe('1 act')
  })

  it('[R15.4] a trade counts again each time it is made', () => {
    const get: readonly Effect[] = [{ kind: 'vp', count: { per: 'resources', times: 1 } }]
    const s = kiln([{ kind: 'trade', pay: { wood: 1 }, get, times: 2 }], { wood: 3 }).answer('place:kiln')
    expect(s.answer('trade').seat(0).vp).toBe(2)
    expect(s.answer('trade').seat(0).vp).toBe(2 + 1)
  })

  it('[R15.4] of a choice only the list that is chosen is counted', () => {
    const lists = [[COINS], [{ kind: 'vp', count: { per: 'minions', times: 3 } }]] as const
    const chosen = (key: string) => kiln([{ kind: 'choose', lists }], { ghost: 2 }).answer('place:kiln', key)
    expect([chosen('choose:1').has(0, 'coin'), chosen('choose:1').seat(0).vp]).toEqual([2, 0])
    expect([chosen('choose:2').has(0, 'coin'), chosen('choose:2').seat(0).vp]).toEqual([0, 6])
  })

  it('[R6.4] regained influence is counted and never more than I spent', () => {
    const benefit: readonly Effect[] = [{ kind: 'regain', count: COUNTED }]
    const regained = (minions: number, spent: number) =>
      kiln(
        benefit,
        { ghost: minions },
        { players: [{ goods: { coal: 1, ghost: minions }, influence: 6, spent }] },
      )
        .answer('place:kiln')
        .seat(0).influence
    expect([regained(0, 4), regained(2, 4), regained(4, 4), regained(2, 1)]).toEqual([6, 8, 9, 7])
  })

  it('[R15.4] when few coins are rewarded I may decline the counted coins, but no empty gain', () => {
    const objectives = miniCatalogue.objectives.map((def) =>
      def.slug === 'few-influence' ? { ...def, condition: { count: 'coins', atMost: 1 } as const } : def,
    )
    const setup = { catalogue: { ...miniCatalogue, objectives }, objectives: ['few-influence'] } as const
    const asked = kiln([COINS], { ghost: 2 }, setup).answer('place:kiln')
    expect([asked.asked(), asked.options()]).toEqual(['0 may', ['take', 'skip']])
    expect(asked.answer('take').has(0, 'coin')).toBe(2)
    expect(kiln([COINS], {}, setup).answer('place:kiln').asked()).toBe('1 act')
  })

  it('[R15.4] when little influence is rewarded I may decline what is counted, but no empty gain', () => {
    const benefit: readonly Effect[] = [{ kind: 'regain', count: COUNTED }]
    const regain = (ghost: number) =>
      kiln(
        benefit,
        {},
        {
          objectives: ['few-influence'],
          players: [{ goods: { coal: 1, ghost }, influence: 6, spent: 4 }],
        },
      ).answer('place:kiln')
    expect([regain(2).asked(), regain(2).answer('take').seat(0).influence]).toEqual(['0 may', 8])
    expect(regain(0).asked()).toBe('1 act')
  })

  it('[R17.7] I am warned while there is nothing to count', () => {
    const lack = (effect: Effect, minions: number, setup: ScenarioSetup = {}) =>
      kiln([effect], { ghost: minions }, setup).warned('place:kiln')?.lack
    const gains: readonly Effect[] = [
      COINS,
      { kind: 'gain-any', count: COUNTED },
      { kind: 'vp', count: COUNTED },
    ]
    for (const gain of gains)
      expect([lack(gain, 0), lack(gain, 1)]).toEqual(['something-to-count', undefined])
    expect(lack({ kind: 'regain', count: COUNTED }, 0)).toBe('something-to-count')
    expect(lack({ kind: 'regain', count: COUNTED }, 1)).toBe('spent-influence')
    expect(lack(COINS, 1, { supply: { coin: 0 } })).toBe('supply')
  })
})

describe('a counted discount', () => {
  const discount = { per: 'minions', times: 1, max: 2 } as const
  const construct: Effect = { kind: 'construct', influence: 1, discount, vp: 4 }
  const hand = { cards: ['granary'], influence: 3 } as const

  /** The kiln constructs; the granary in hand costs four resources. */
  function builder(ghost: number, goods: Readonly<Record<string, number>>) {
    return kiln([construct], {}, { players: [{ ...hand, goods: { coal: 1, ghost, ...goods } }] })
  }

  const needs = miniCatalogue.buildings.find(({ slug }) => slug === 'granary')?.build ?? []
  const all = Object.fromEntries(needs.map((good) => [good, needs.filter((need) => need === good).length]))
  const [first = 'wood'] = needs

  it('[R18.1] a counted discount saves 1 resource for each minion, which I choose', () => {
    const s = builder(1, all).answer('place:kiln', 'build:granary')
    expect(s.asked()).toBe('0 spare')
    s.answer(`spare:${first}`)
    expect(s.asked()).toBe('0 plot')
    expect(s.has(0, first)).toBe(1)
  })

  it('[R18.1] a counted discount saves nothing without a minion', () => {
    const s = builder(0, all).answer('place:kiln', 'build:granary')
    expect([s.asked(), s.has(0, first)]).toEqual(['0 plot', 0])
  })

  it('[R18.1] a counted discount saves no more than its limit', () => {
    const s = builder(4, all).answer('place:kiln', 'build:granary')
    expect(s.state.stack.at(-1)).toMatchObject({ kind: 'spare', left: 2 })
  })

  it('[R18.1] a counted discount closes a building that still lacks more than it saves', () => {
    const missing = { ...all, [first]: (all[first] ?? 0) - 1 }
    expect(builder(1, missing).answer('place:kiln').options()).toContain('build:granary')
    expect(builder(0, missing).warned('place:kiln')?.lack).toBe('resources-to-build')
  })
})

it('an amount without something to count is itself', () => {
  expect([amountFor(2, 7), amountFor({ per: 'coins', times: 2 }, 7)]).toEqual([2, 14])
  expect(amountFor({ per: 'coins', times: 2, max: 0 }, 7)).toBe(0)
})
