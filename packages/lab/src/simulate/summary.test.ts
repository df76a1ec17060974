import type { Event } from '@charterstone/engine'
import { describe, expect, it, test } from 'vitest'
import { catalogue } from '../ruleset.ts'
import type { Plan } from './plan.ts'
import type { UnitResult } from './play-unit.ts'
import { summarise } from './summary.ts'
import { everything, noteAnswer, noteEvents, noteHouseRules } from './usage.ts'

const PLAN: Plan = { units: 2, games: 'first', stage: 1, seed: 1, seats: 2, players: ['random', 'random'] }

function resultOf(rest: Partial<UnitResult>): UnitResult {
  return {
    index: 0,
    games: 1,
    ended: 1,
    scored: false,
    decisions: 100,
    turns: 30,
    seats: 2,
    violations: 0,
    hash: 'a',
    used: [],
    fault: null,
    ...rest,
  }
}

test('the summary of a simulation adds up its units', () => {
  const results = [resultOf({}), resultOf({ ended: 0, decisions: 50, violations: 2, turns: 34 })]
  expect(summarise(PLAN, results, 1.23456)).toMatchObject({
    games: 2,
    ended: 1,
    decisions: 150,
    violations: 2,
    seconds: 1.235,
    turnsPerSeat: 16,
  })
})

test('the summary of a simulation has a hash that depends on the result and the order of every unit', () => {
  const [a, b] = [resultOf({ hash: 'a' }), resultOf({ hash: 'b' })]
  const hashOf = (...results: UnitResult[]): string => summarise(PLAN, results, 0).hash
  expect(hashOf(a, b)).toBe(hashOf(a, b))
  expect(hashOf(a, b)).not.toBe(hashOf(b, a))
  expect(hashOf(a, b)).not.toBe(hashOf(a, a))
})

test('the summary of a simulation of no game has no turns', () => {
  expect(summarise(PLAN, [], 0).turnsPerSeat).toBe(0)
})

test('the summary of a simulation of campaigns lists what none of them used', () => {
  const campaigns: Plan = { ...PLAN, games: 'campaign' }
  const all = everything(catalogue)
  const results = [resultOf({ used: all.slice(2), scored: true }), resultOf({ used: all.slice(1, 3) })]
  expect(summarise(campaigns, results, 0)).toMatchObject({ campaigns: 2, scored: 1, unused: [all[0]] })
  expect(summarise(PLAN, results, 0)).not.toHaveProperty('unused')
})

describe('what a campaign used', () => {
  function usedBy(...events: Event[]): string[] {
    const used = new Set<string>()
    noteEvents(used, events)
    expect(events).toEqual([])
    return [...used]
  }

  it('what a campaign used has a name in the list of everything', () => {
    const names = new Set(everything(catalogue))
    const [building] = catalogue.buildings
    const [item] = catalogue.items
    const [companion] = catalogue.companions
    const card = item?.number ?? 0
    const noted = usedBy(
      { kind: 'placed', seat: 0, building: building?.number ?? 0, worker: 'minion', minion: 'cat' },
      { kind: 'crate-opened', seat: 0, crate: 1, card: 0 },
      { kind: 'letter-opened', letter: 'C' },
      { kind: 'took-card', seat: 0, card, from: 'mat', source: 0 },
      { kind: 'used-card', seat: 0, card },
      { kind: 'companion-joined', charter: 0, companion: companion?.number ?? 0, kindly: true },
      { kind: 'reckoned', parts: [], total: 1, needed: 24, victory: false },
    )
    expect(noted).toHaveLength(8)
    for (const name of noted) expect(names.has(name)).toBe(true)
  })

  it('what a campaign used leaves out crate W, which opens after the campaign, and personas of automas', () => {
    const names = everything(catalogue)
    expect(names).toContain('crate V')
    expect(names).not.toContain('crate W')
    const automa = catalogue.personas.find(({ kind }) => kind === 'automa')
    expect(names).not.toContain(`persona ${automa?.number ?? 0}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('what a campaign used has a house rule that shows in an answer only when it did', () => {
    const used = new Set<string>()
    noteHouseRules(used, ['H1', 'H4'])
    expect([...used]).toEqual(['house rule H1'])
    noteAnswer(used, { kind: 'top-card' })
    noteAnswer(used, { kind: 'pass' })
    noteAnswer(used, null)
    expect([...used]).toEqual(['house rule H1', 'house rule H4'])
  })
})
