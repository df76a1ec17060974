import type { BuildingDef, Charter, Cost, Effect, Minion, Resource } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'

type Theme = {
  readonly charter: Charter
  readonly resource: Resource
  readonly minion: Minion
  readonly isSource: (effect: Effect) => boolean
  readonly isTaker: (building: BuildingDef, effects: readonly Effect[]) => boolean
}

const givesCard = (type: string) => (effect: Effect) => effect.kind === 'card' && effect.type === type
const givesVp = (effects: readonly Effect[]) => effects.some(({ kind }) => kind === 'vp')
const takes = (paid: keyof Cost) => (building: BuildingDef, effects: readonly Effect[]) =>
  building.cost[paid] !== undefined && givesVp(effects)

const themes: readonly Theme[] = [
  {
    charter: 'purple',
    resource: 'pumpkin',
    minion: 'cat',
    isSource: (effect) => effect.kind === 'objective',
    isTaker: (_, effects) =>
      effects.some((effect) => effect.kind === 'trade' && effect.pay.objective === 1 && givesVp(effect.get)),
  },
  {
    charter: 'black',
    resource: 'coal',
    minion: 'ghost',
    isSource: givesCard('treasure'),
    isTaker: takes('treasure'),
  },
  {
    charter: 'green',
    resource: 'wood',
    minion: 'butler',
    isSource: givesCard('item'),
    isTaker: takes('item'),
  },
  {
    charter: 'red',
    resource: 'clay',
    minion: 'golem',
    isSource: givesCard('guest'),
    isTaker: takes('guest'),
  },
  {
    charter: 'blue',
    resource: 'metal',
    minion: 'robot',
    isSource: givesCard('building'),
    isTaker: takes('plan'),
  },
  {
    charter: 'yellow',
    resource: 'grain',
    minion: 'chef',
    isSource: givesCard('friend'),
    isTaker: takes('friend'),
  },
]

/** All effects of a list, those inside others included. */
function every(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((effect) => {
    switch (effect.kind) {
      case 'income':
      case 'others':
      case 'if':
        return [effect, ...every(effect.effects)]
      case 'trade':
        return [effect, ...every(effect.get)]
      case 'choose':
        return [effect, ...every(effect.lists.flat())]
      default:
        return [effect]
    }
  })
}

const village = greengully.buildings.filter(({ commons }) => commons === null)
const built = village.filter(({ depth }) => depth > 0)
const ofCharter = (charter: Charter | null) => built.filter((building) => building.charter === charter)
const isOneOf = (effect: Effect, ...kinds: readonly string[]) => kinds.includes(effect.kind)
const isRetrieveAll = (effect: Effect) => effect.kind === 'retrieve' && effect.workers === 'all'
const isFromDiscard = (effect: Effect) => effect.kind === 'card' && effect.from === 'discard'

describe('basic buildings', () => {
  it("[BB1] basic buildings are free, give 1 of the charter's resource and are worth 1", () => {
    const basic = village.filter(({ depth }) => depth === 0)
    expect(basic).toHaveLength(6)
    for (const [index, { charter, resource }] of themes.entries()) {
      expect(basic[index]).toMatchObject({
        charter,
        number: 5 + index,
        crate: 1 + index,
        cost: {},
        benefit: [{ kind: 'gain', good: resource, count: 1 }],
        value: 1,
      })
    }
  })
})

describe('the buildings of the crates', () => {
  it.each(themes)(
    '[BB2] $charter has 14 buildings in crates, with values that rise along the chains',
    ({ charter }) => {
      const bounds = [
        { depth: 1, count: 2, low: 3, high: 5 },
        { depth: 2, count: 2, low: 6, high: 8 },
        { depth: 3, count: 2, low: 9, high: 11 },
        { depth: 4, count: 2, low: 12, high: 14 },
        { depth: 5, count: 6, low: 15, high: 20 },
      ]
      expect(ofCharter(charter)).toHaveLength(14)
      for (const { depth, count, low, high } of bounds) {
        const values = ofCharter(charter).flatMap((building) =>
          building.depth === depth ? building.value : [],
        )
        expect(values).toHaveLength(count)
        expect(values.every((value) => value >= low && value <= high)).toBe(true)
      }
    },
  )

  it.each(themes)('[BB2] half of the buildings of $charter cost two $resource', ({ charter, resource }) => {
    const wanted = ofCharter(charter).map(({ build }) => build.filter((one) => one === resource).length)
    expect(wanted.filter((count) => count === 2)).toHaveLength(7)
  })

  it.each(themes)(
    '[BB2] $resource is in 60 construction costs, and in about a sixth of the use costs',
    ({ resource }) => {
      const used = (one: keyof Cost) => built.reduce((sum, { cost }) => sum + (cost[one] ?? 0), 0)
      const even = themes.reduce((sum, theme) => sum + used(theme.resource), 0) / themes.length
      expect(built.every(({ build }) => build.length === 4)).toBe(true)
      expect(built.flatMap(({ build }) => build).filter((one) => one === resource)).toHaveLength(60)
      expect(Math.abs(used(resource) - even)).toBeLessThanOrEqual(even / 4)
    },
  )

  it('[BB2] the buildings of the crates include the published values 3, 15 and 20, a use cost of $7 and 2 VP at income', () => {
    const values = built.map(({ value }) => value)
    expect(values).toEqual(expect.arrayContaining([3, 15, 20]))
    expect(built.some(({ cost }) => cost.coin === 7)).toBe(true)
    expect(built.flatMap(({ benefit }) => benefit)).toContainEqual({
      kind: 'income',
      effects: [{ kind: 'vp', count: 2 }],
    })
  })

  it.each(themes)('[BB3] the buildings of the crates fill every role of the brief in $charter', (theme) => {
    const mine = ofCharter(theme.charter).map((building) => ({ building, effects: every(building.benefit) }))
    const effects = mine.flatMap((one) => one.effects)
    const roles = {
      resources: effects.some((effect) =>
        effect.kind === 'gain' ? effect.good !== 'coin' : effect.kind === 'gain-any',
      ),
      coins: effects.some((effect) => effect.kind === 'gain' && effect.good === 'coin'),
      vp: givesVp(effects),
      'card source': effects.some(theme.isSource),
      'card taker': mine.some((one) => theme.isTaker(one.building, one.effects)),
      'minion source': effects.some((effect) => effect.kind === 'minion' && effect.type === theme.minion),
      'peril taker': mine.some(({ building }) => building.cost.peril !== undefined),
      income: effects.some(({ kind }) => kind === 'income'),
      'second commons': effects.some((effect) => isOneOf(effect, 'construct', 'unlock', 'score', 'sell')),
      regain: effects.some(({ kind }) => kind === 'regain'),
      unexpected: effects.some(
        (effect) => isOneOf(effect, 'special', 'others') || isRetrieveAll(effect) || isFromDiscard(effect),
      ),
    }
    expect(Object.entries(roles).filter(([, isFilled]) => !isFilled)).toEqual([])
  })

  it('[BB4] the buildings of the crates show every kind of benefit', () => {
    const effects = village.flatMap(({ benefit }) => every(benefit))
    const kinds = new Set<string>(effects.map(({ kind }) => kind))
    const asked = ['gain', 'gain-any', 'vp', 'reputation', 'regain', 'card', 'minion', 'objective']
    asked.push('construct', 'unlock', 'score', 'sell', 'income', 'refresh-mat', 'activate-persona', 'advance')
    expect(asked.filter((kind) => !kinds.has(kind))).toEqual([])

    const cards = new Set(effects.flatMap((effect) => (effect.kind === 'card' ? effect.type : [])))
    expect([...cards].sort()).toEqual(['any', 'assistant', 'building', 'friend', 'guest', 'item', 'treasure'])
    const goods = new Set(effects.flatMap((effect) => (effect.kind === 'gain' ? effect.good : [])))
    expect(goods).toEqual(new Set(['coin', ...themes.map(({ resource }) => resource)]))

    const paid: readonly (keyof Cost)[] = ['item', 'guest', 'friend', 'treasure', 'plan', 'minion', 'peril']
    const untaken = paid.filter((key) => !village.some((one) => takes(key)(one, every(one.benefit))))
    expect(untaken).toEqual([])
  })
})

describe('the extra buildings', () => {
  it('[K10] the extra buildings are 92-97, with Junkyard, Shoemaker and Portal among them', () => {
    const extra = ofCharter(null)
    const benefitOf = (name: string) => extra.find(({ slug }) => slug === name)?.benefit
    expect(extra.map(({ number }) => number)).toEqual([92, 93, 94, 95, 96, 97])
    expect(extra.every(({ crate, chain }) => crate === null && chain === null)).toBe(true)
    expect(benefitOf('junkyard')?.slice(0, 2)).toEqual([
      { kind: 'refresh-mat' },
      { kind: 'card', type: 'any', from: 'mat' },
    ])
    expect(benefitOf('shoemaker')).toContainEqual({ kind: 'activate-persona' })
    expect(benefitOf('portal')).toContainEqual({ kind: 'advance', spaces: 1 })
  })
})

describe('the commons', () => {
  it('the commons are in the order of R17 and numbered after the index', () => {
    const commons = greengully.buildings.flatMap((one) =>
      one.commons === null ? [] : [[one.number, one.commons]],
    )
    expect(commons).toEqual([
      [601, 'zeppelin'],
      [602, 'charterstone'],
      [603, 'grandstand'],
      [604, 'treasury'],
      [605, 'market'],
      [606, 'cloud-port'],
    ])
  })
})
