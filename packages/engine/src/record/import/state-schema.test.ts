import { miniCatalogue, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import type { State } from '../../state/state.ts'
import { numbersOf } from './numbers.ts'
import { stateSchema } from './state-schema.ts'

const check = stateSchema(numbersOf(miniCatalogue))
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A rich state: cards, tokens, frames and a question. */
function state(): State {
  const s = scenario({
    rules: ['minions', 'peril', 'guests', 'treasures', 'income'],
    village: { purple: ['patch', 'orchard'], black: ['seam', 'kiln'] },
    players: [{ goods: { coal: 2, coin: 3, ghost: 1 }, cards: ['kite', 'scroll'] }, { cards: ['pilgrim'] }],
    objectives: ['six-coins'],
  })
  s.state.stack.unshift({
    kind: 'effects',
    seat: 1,
    source: 43,
    effects: [{ kind: 'vp', count: 1 }],
    from: 0,
  })
  return s.state
}

function plain(): { [key: string]: Json } {
  return JSON.parse(JSON.stringify(state())) as { [key: string]: Json }
}

/** The paths of all fields of an object, lists left whole. */
function fieldsOf(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [path]
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, part]) => fieldsOf(part, [...path, key])),
  ]
}

/** The state with one field changed. */
function changed(
  path: readonly string[],
  change: (parent: { [key: string]: Json }, key: string) => void,
): Json {
  const copy = plain()
  let parent = copy
  for (const key of path.slice(0, -1)) parent = parent[key] as { [key: string]: Json }
  change(parent, path.at(-1) ?? '')
  return copy
}

type Change = Parameters<typeof changed>[1]

const FIELDS = fieldsOf(plain()).filter((path) => path[0] !== 'legacy' || path[1] !== 'names')

/** The fields that may be changed like this without being noticed, or where another field is blamed. */
function unnoticed(fields: readonly (readonly string[])[], change: Change): string[] {
  return fields
    .filter((path) => check(changed(path, change))?.path.startsWith(`.${path.join('.')}`) !== true)
    .map((path) => path.join('.'))
}

test('a state of play has the form of a state in a file', () => {
  expect(check(plain())).toBeNull()
  expect(FIELDS.length).toBeGreaterThan(80)
})

test('every field of a state must be there, but for house rules that are younger than the first saves', () => {
  expect(unnoticed(FIELDS, (parent, key) => delete parent[key])).toEqual([
    'legacy.houseRules.automaProgress',
    'legacy.houseRules.fairStart',
  ])
})

test('no field of a state can be a text of another kind', () => {
  expect(unnoticed(FIELDS, (parent, key) => (parent[key] = '\u0000'.repeat(200)))).toEqual([])
})

test('no field of a state can be an enormous number', () => {
  expect(unnoticed(FIELDS, (parent, key) => (parent[key] = 1e12))).toEqual([])
})

test('no field of a state can be an object with another field', () => {
  expect(unnoticed(FIELDS, (parent, key) => (parent[key] = { other: 1 }))).toEqual([])
})

describe('lists of a state in a file', () => {
  const lists = FIELDS.filter((path) =>
    Array.isArray(path.reduce<Json>((part, key) => (part as { [key: string]: Json })[key] ?? null, plain())),
  )

  it('the lists of a state hold nothing that is no part of the box; the numbers of a question are looked at when it is asked again', () => {
    const found = unnoticed(
      lists,
      (parent, key) => (parent[key] = [...((parent[key] ?? []) as Json[]), 123_456]),
    )
    expect(found).toEqual(['pending.values'])
  })

  it('the lists of a state are never endless', () => {
    expect(unnoticed(lists, (parent, key) => (parent[key] = new Array<Json>(5000).fill(0)))).toEqual([])
  })

  it('no card is in a pile twice, and no building stands twice', () => {
    const twice = (list: Json | undefined) => [...(list as Json[]), (list as Json[])[0] ?? 0]
    expect(check(changed(['table', 'deck'], (table) => (table.deck = twice(table.deck))))?.path).toBe(
      '.table.deck',
    )
    const buildings = (list: Json[]) => list.map((number, spot) => (spot === 9 ? (list[6] ?? 0) : number))
    const fault = check(
      changed(
        ['legacy', 'buildings'],
        (legacy) => (legacy.buildings = buildings(legacy.buildings as Json[])),
      ),
    )
    expect(fault?.path).toBe('.legacy.buildings')
  })

  it('a generator of nothing but zeros is refused, since it would roll the same side for ever', () => {
    expect(check(changed(['rng'], (parent) => (parent.rng = [0, 0, 0, 0])))?.path).toBe('.rng')
    expect(check(changed(['rng'], (parent) => (parent.rng = [0, 0, 1, 0])))).toBeNull()
  })
})
