import type { Ability, Charter, Condition, Effect, Minion, Peril, Resource } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'

type Theme = { charter: Charter; resource: Resource; minion: Minion; peril: Peril; rows: readonly number[] }

const themes: readonly Theme[] = [
  { charter: 'purple', resource: 'pumpkin', minion: 'cat', peril: 'blight', rows: [3, 3] },
  { charter: 'black', resource: 'coal', minion: 'ghost', peril: 'fuel-shortage', rows: [2, 3, 1] },
  { charter: 'green', resource: 'wood', minion: 'butler', peril: 'vermin', rows: [3, 3] },
  { charter: 'red', resource: 'clay', minion: 'golem', peril: 'bandit', rows: [1, 2, 3] },
  { charter: 'blue', resource: 'metal', minion: 'robot', peril: 'disrepair', rows: [3, 2, 1] },
  { charter: 'yellow', resource: 'grain', minion: 'chef', peril: 'famine', rows: [3, 2, 1] },
]

const vp = (count: number): Effect => ({ kind: 'vp', count })
const coins = (count: number): Effect => ({ kind: 'gain', good: 'coin', count })
const personasOf = (charter: Charter, kind: string) =>
  greengully.personas.filter((persona) => persona.charter === charter && persona.kind === kind)

describe('assistants', () => {
  it('[K1] assistants add to the commons', () => {
    const use = (
      commons: 'charterstone' | 'zeppelin' | 'grandstand' | 'cloud-port' | 'market' | 'treasury',
    ) => ({ on: 'use', of: { commons } }) as const
    const expected: readonly [string, Ability][] = [
      ['innovator', { ...use('charterstone'), effects: [vp(2)] }],
      ['engineer', { ...use('zeppelin'), effects: [vp(2)] }],
      ['maestro', { ...use('grandstand'), effects: [{ kind: 'reputation' }] }],
      ['sherpa', { on: 'progress', effects: [vp(1)] }],
      ['broker', { ...use('cloud-port'), effects: [vp(1)] }],
      ['longshoreman', { on: 'reputation', effects: [vp(1)] }],
      ['archivist', { ...use('market'), effects: [{ kind: 'reputation' }] }],
      ['treasurer', { ...use('treasury'), effects: [{ kind: 'regain', count: 1 }] }],
    ]
    expect(greengully.assistants.map(({ slug, abilities }) => [slug, ...abilities])).toEqual(expected)
  })
})

describe('objectives', () => {
  it('[K2] objectives match the table', () => {
    const expected: readonly [number, Condition][] = [
      [214, { count: 'quota-tokens', atLeast: 3 }],
      [215, { count: 'coins', atLeast: 6 }],
      [216, { count: 'assistants', atLeast: 2 }],
      [217, { count: 'resource-kinds', atLeast: 6 }],
      [218, { count: 'reputation-tokens', atLeast: 2 }],
      [220, { count: 'objectives-scored', atLeast: 3 }],
      [221, { count: 'influence', atMost: 3 }],
      [222, { count: 'card-types', atLeast: 4 }],
      [226, { count: 'income-buildings', atLeast: 3 }],
      [228, { count: 'minions-on-board', atLeast: 3 }],
      [252, { count: 'treasures', atLeast: 3 }],
      [272, { count: 'items', atLeast: 3 }],
      [294, { count: 'guests', atLeast: 3 }],
      [299, { count: 'perils', atLeast: 6 }],
      [305, { count: 'plans', atLeast: 3 }],
      [310, { count: 'minion-kinds', atLeast: 3 }],
      [328, { count: 'friends', atLeast: 3 }],
      [334, { count: 'peril-kinds', atLeast: 4 }],
    ]
    expect(greengully.objectives.map(({ number, condition }) => [number, condition])).toEqual(expected)
  })

  it('objectives are worth 3 to 8 VP', () => {
    const printed = greengully.objectives.map((objective) => objective.vp)
    expect([Math.min(...printed), Math.max(...printed)]).toEqual([3, 8])
  })
})

describe('personas', () => {
  it.each(themes)('[K3] $charter has one persona each for its resource, minion and peril', (theme) => {
    const abilities = personasOf(theme.charter, 'ordinary').flatMap((persona) => persona.abilities)
    expect(abilities).toHaveLength(8)
    expect(abilities).toContainEqual({ on: 'use', of: { costs: theme.resource }, effects: [vp(1)] })
    expect(abilities).toContainEqual({ on: 'retrieve', minion: theme.minion, effects: [vp(2)] })
    expect(abilities).toContainEqual({
      on: 'peril',
      peril: theme.peril,
      effects: [{ kind: 'may', effects: [{ kind: 'retrieve', workers: 'this' }, vp(1)] }],
    })
  })

  it('[K4] all personas differ except for those three kinds', () => {
    const abilities = greengully.personas.flatMap(({ kind, abilities }) =>
      kind === 'ordinary' ? abilities.map((ability) => JSON.stringify(ability)) : [],
    )
    expect(abilities).toHaveLength(48)
    expect(new Set(abilities).size).toBe(48)
  })

  it('[K4] trade personas pay for a card of their trade', () => {
    const gains = (slug: string) => greengully.personas.find((persona) => persona.slug === slug)?.abilities
    expect(gains('treasure-hunter')).toEqual([{ on: 'card', type: 'treasure', effects: [coins(2)] }])
    expect(gains('artisan')).toEqual([{ on: 'card', type: 'item', effects: [vp(2), coins(1)] }])
    expect(gains('innkeeper')).toEqual([{ on: 'card', type: 'guest', effects: [vp(1), coins(1)] }])
    expect(gains('architect')).toEqual([{ on: 'card', type: 'building', effects: [vp(2), coins(1)] }])
    expect(gains('brewer')).toEqual([{ on: 'card', type: 'friend', effects: [vp(1), coins(1)] }])
  })

  it.each(themes)(
    '[K5] $charter has a loyal one, used once a game, and a rebel who has nothing',
    ({ charter }) => {
      const [loyal] = personasOf(charter, 'loyal')
      const [rebel] = personasOf(charter, 'rebel')
      expect(loyal?.abilities.map(({ on }) => on)).toEqual(['once'])
      expect(rebel?.abilities).toMatchObject([
        { on: 'end', effects: [{ kind: 'if', condition: { atMost: 0 } }] },
      ])
    },
  )

  it('[K5] rebel personas score 6 VP, or 10 for minions and advancement cards', () => {
    const rewards = greengully.personas.flatMap(({ kind, abilities }) => {
      const effect = kind === 'rebel' && abilities[0]?.on === 'end' ? abilities[0].effects[0] : undefined
      return effect?.kind === 'if' ? [[effect.condition.count, effect.effects]] : []
    })
    expect(Object.fromEntries(rewards)).toEqual({
      resources: [vp(6)],
      'reputation-tokens': [vp(6)],
      coins: [vp(6)],
      minions: [vp(10)],
      'advancement-cards': [vp(10)],
      'quota-tokens': [vp(6)],
    })
  })
})

describe('friends, items and guests', () => {
  it.each(themes)('[K6] $charter has a friend for coins and one for VP', ({ charter }) => {
    const abilities = greengully.friends.flatMap((friend) => friend.abilities)
    expect(abilities).toContainEqual({ on: 'use', of: { charter, gave: 'coin' }, effects: [coins(1)] })
    expect(abilities).toContainEqual({ on: 'use', of: { charter, gave: 'vp' }, effects: [vp(1)] })
  })

  it.each(themes)('[K7] items cost three resources, $resource six times in all', ({ resource }) => {
    expect(greengully.items.every(({ pay }) => pay.length === 3)).toBe(true)
    expect(greengully.items.flatMap(({ pay }) => pay).filter((one) => one === resource)).toHaveLength(6)
  })

  it('[K8] guests show two rewards, and wizard and sorceress free the spectral worker', () => {
    expect(greengully.guests.every(({ rewards }) => rewards.every((reward) => reward.length > 0))).toBe(true)
    expect(greengully.guests.filter(({ frees }) => frees).map(({ slug }) => slug)).toEqual([
      'wizard',
      'sorceress',
    ])
  })
})

describe('treasures', () => {
  it('[K9] the treasures are 2 gauntlets, 3 tomes, 4 amulets, 5 scrolls and 1 chalice', () => {
    const kinds = [
      { name: 'gauntlet', copies: 2, use: 'turn', effects: [{ kind: 'activate-persona' }], frees: true },
      {
        name: 'tome',
        copies: 3,
        use: 'turn',
        effects: [{ kind: 'card', type: 'any', from: 'deck', except: 'treasure' }],
        frees: false,
      },
      { name: 'amulet', copies: 4, use: 'end-of-turn', effects: [], frees: true },
      { name: 'scroll', copies: 5, use: 'placing', effects: [], frees: false },
      {
        name: 'chalice',
        copies: 1,
        use: 'turn',
        effects: [{ kind: 'move-progress', back: 2, forward: 2 }],
        frees: false,
      },
    ]
    for (const { name, copies, ...power } of kinds) {
      const alike = greengully.treasures.filter(({ slug }) => slug.replace(/-\d$/, '') === name)
      expect(alike).toHaveLength(copies)
      for (const { use, effects, frees = false } of alike) expect({ use, effects, frees }).toEqual(power)
    }
  })
})

describe('victory cards', () => {
  it('[K11] victory cards have the values of the table', () => {
    const weights = greengully.victoryCards.map((card) => [
      card.capacity,
      card.persona,
      card.trophy,
      card.glory,
    ])
    expect(weights.slice(0, 6)).toEqual([
      [1, 6, 8, 10],
      [1, 7, 7, 10],
      [2, 5, 8, 10],
      [2, 7, 6, 10],
      [3, 5, 7, 10],
      [3, 6, 6, 10],
    ])
    expect(weights.slice(6)).toEqual(Array(6).fill([2, 6, 7, 10]))
  })
})

describe('locations', () => {
  it.each(themes)('locations mark every plot of $charter once', ({ charter, rows }) => {
    const plots = rows.flatMap((columns, row) =>
      Array.from({ length: columns }, (_, column) => `${row + 1}.${column + 1}`),
    )
    expect(greengully.locations.map((location) => location.plots[charter].join('.')).sort()).toEqual(
      plots.sort(),
    )
  })
})

describe('guideposts', () => {
  it('games 2 to 12 have guideposts, with a happy and an angry option except the last', () => {
    const crowns = new Map(greengully.guideposts.map(({ game, options }) => [game, options[0]?.crowns]))
    expect([...crowns.keys()]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect([...crowns.values()]).toEqual([1, 1, 1, 1, 3, 1, 2, 2, 3, 1, 0])
    for (const { game, options } of greengully.guideposts) {
      const moods = new Set(options.map(({ mood }) => mood))
      expect(moods).toEqual(new Set(game === 12 ? [null] : ['happy', 'angry']))
      expect(new Set(options.map(({ crowns }) => crowns)).size).toBe(1)
    }
  })
})
