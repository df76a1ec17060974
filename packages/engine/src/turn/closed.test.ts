import { type Scenario, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import type { DecisionKind } from '../loop/decision.ts'
import { handlers } from '../loop/handlers.ts'

/** Questions at which nothing is ever closed that a person would look for, and why. */
const NEVER_CLOSED: Partial<Record<DecisionKind, string>> = {
  worker: 'both workers are free whenever this is asked',
  'bump-or-not': 'both answers are always possible',
  reputation: 'asked only while there is room and influence',
  'objective-pick': 'every card that is looked at may be taken',
  'crate-resources': 'both answers are always possible',
  trade: 'asked only while it can be paid',
  choose: 'every list may be chosen',
  may: 'when it must be taken it is taken without a question',
  amulet: 'every worker on the board may come home; those at home are home',
  name: 'any name may be written',
  guidepost: 'every path may be taken',
  companion: 'both answers are always possible',
  'victory-card': 'a closed one would tell what another player has picked in secret',
  'special-persona': 'both personas may be kept',
  'deal-persona': 'every persona that was dealt may be kept',
  'draw-persona': 'both answers are always possible',
  'automa-level': 'every level is always possible',
  'start-wealth': 'both answers are always possible',
}

const lack = (s: Scenario, key: string): string | undefined => s.closed(key)?.lack

test('[D7] every kind of question says why something is closed, or is known never to close anything', () => {
  const askers = Object.entries(handlers).filter(([, handler]) => 'offer' in handler)
  const undecided = askers.filter(([kind, handler]) => 'closed' in handler === kind in NEVER_CLOSED)
  expect(undecided.map(([kind]) => kind)).toEqual([])
  expect(askers.length).toBeGreaterThan(40)
})

describe('on my turn', () => {
  it('[D7] a building says what it lacks, or that both my workers are out', () => {
    expect(scenario().closed('place:market')).toEqual({ lack: 'any', count: 1 })
    const s = scenario({ players: [{ cards: ['chalice'], workers: ['patch', 'seam'] }] })
    expect(lack(s, 'place:lot')).toBe('worker')
    const one = scenario({ players: [{ workers: ['patch', null] }] })
    expect([lack(one, 'place:lot'), lack(one, 'place:market')]).toEqual([undefined, 'any'])
  })

  it('[D7] a building under an island, or on one that is away, says so', () => {
    const islands = [{ charter: 'purple', tile: 1, over: 2, building: 'stable' }] as const
    const village = { purple: ['patch', 'kiln'] } as const
    const s = scenario({ village, islands })
    expect([lack(s, 'place:kiln'), lack(s, 'place:stable')]).toEqual(['covered', undefined])
    s.state.table.covers.fill(-1)
    s.state.table.inPlay = s.state.table.inPlay.filter((spot) => spot !== s.spot('stable'))
    expect(lack(s, 'place:stable')).toBe('island-away')
  })

  it('[D7] retrieving needs a worker on the board', () => {
    expect(lack(scenario(), 'retrieve')).toBe('worker-on-board')
    const s = scenario({ players: [{ workers: ['patch', null] }] })
    expect(s.options()).toContain('retrieve')
    expect(s.closed('retrieve')).toBeUndefined()
  })

  it('[D7] an item names every resource that is missing, and how many of it', () => {
    const players = [{ cards: ['lamp', 'kite'], goods: { wood: 1, grain: 1 } }]
    const s = scenario({ players })
    expect(s.closed('use:lamp')).toEqual({ lack: 'coal', count: 2, also: [{ lack: 'metal', count: 1 }] })
    expect(s.closed('use:kite')).toEqual({ lack: 'pumpkin', count: 1 })
  })

  it('[D7] an item asks only for what I do not have yet', () => {
    const s = scenario({ rules: ['items'], players: [{ goods: { coal: 1, metal: 1 }, cards: ['lamp'] }] })
    expect(s.closed('use:lamp')).toEqual({ lack: 'coal', count: 1 })
  })

  it('[D7] a scroll says of my buildings why not, and of itself when there is none', () => {
    const village = { purple: ['patch', 'kiln', 'almanac'] } as const
    const rules = ['treasures'] as const
    const s = scenario({ village, rules, players: [{ cards: ['scroll'] }] })
    expect([lack(s, 'scroll:patch'), lack(s, 'scroll:kiln')]).toEqual(['costs-nothing', undefined])
    expect([s.options().includes('scroll:kiln'), lack(s, 'use:scroll')]).toEqual([true, undefined])
    expect(lack(s, 'scroll:seam')).toBeUndefined()
    const bare = scenario({ rules, players: [{ cards: ['scroll'] }] })
    expect(lack(bare, 'use:scroll')).toBe('spot-for-scroll')
    const busy = scenario({
      village,
      rules,
      players: [{ cards: ['scroll', 'chalice'], workers: ['seam', 'lot'] }],
    })
    expect(lack(busy, 'scroll:kiln')).toBe('worker')
  })

  it('[D7] under guidepost 404 a scroll cannot send my small worker to my large one', () => {
    const village = { purple: ['patch', 'kiln'] } as const
    const players = [{ cards: ['scroll'], workers: ['kiln', null] }]
    const s = scenario({ village, rules: ['treasures'], guidepost: 404, players })
    expect(lack(s, 'scroll:kiln')).toBe('own-large-worker')
  })

  it('[D7] an amulet waits for the end of the turn, and then for a worker on the board', () => {
    const s = scenario({ rules: ['treasures'], players: [{ cards: ['amulet', 'chalice'] }] })
    expect([lack(s, 'use:amulet'), lack(s, 'use:chalice')]).toEqual(['turn-end-only', undefined])
    s.ask({ kind: 'turn-end' })
    expect(lack(s, 'use:amulet')).toBe('worker-on-board')
    s.seat(0).workers[0] = 0
    expect(lack(s, 'use:amulet')).toBeUndefined()
  })

  it('[D7] after the main action items still name what is missing', () => {
    const s = scenario({
      rules: ['treasures'],
      players: [{ cards: ['chalice', 'kite'], goods: { wood: 1 } }],
    })
    s.ask({ kind: 'turn-end' })
    expect(s.closed('use:kite')).toEqual({ lack: 'pumpkin', count: 1, also: [{ lack: 'grain', count: 1 }] })
  })

  it('[D7] a power is closed when it is used up, silenced, unlocked only now, or not in use', () => {
    const players = [{ personas: ['banker'], chest: ['banker', 'loyal-purple', 'miner'] }]
    const s = scenario({ players })
    expect(lack(s, 'power:banker')).toBeUndefined()
    expect([lack(s, 'power:loyal-purple'), lack(s, 'power:miner')]).toEqual(['not-in-use', undefined])
    s.state.table.silencer = 1
    expect(lack(s, 'power:banker')).toBe('silenced')
    s.state.table.silencer = 0
    expect(lack(s, 'power:banker')).toBeUndefined()
    s.seat(0).exhausted.push(s.number('banker'), s.number('loyal-purple'))
    expect([lack(s, 'power:banker'), lack(s, 'power:loyal-purple')]).toEqual([
      'power-used',
      'unlocked-this-game',
    ])
  })

  it('[D7] a minion is closed when it is out already, has nowhere to go, or belongs to nobody in this game', () => {
    const rules = ['minions'] as const
    const village = { purple: ['patch', 'kiln'] } as const
    const out = scenario({ rules, village, minionOn: { patch: 'cat' } })
    expect([lack(out, 'minion:cat'), lack(out, 'minion:ghost')]).toEqual(['free-minion', undefined])
    const full = scenario({ rules, players: [{ goods: { cat: 1 }, workers: ['patch', null] }] })
    expect(lack(full, 'minion:cat')).toBe('spot-for-minion')
    const stray = scenario({ rules, table: { stray: true }, players: [{ goods: { cat: 1 } }] })
    expect(lack(stray, 'minion:cat')).toBe('minions-astray')
    const free = scenario({ rules, players: [{ goods: { cat: 1 } }] })
    expect([free.options().includes('minion:cat'), lack(free, 'minion:cat')]).toEqual([true, undefined])
  })
})
