import { miniCatalogue, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import type { DecisionKind } from '../loop/decision.ts'
import type { Frame } from '../loop/frame.ts'
import { plotSpot, tileSpot } from '../state/spot.ts'
import { keyOf } from './key-of.ts'
import type { Option, OptionKind } from './option.ts'

const MARKET = { spot: 4, building: 605, slug: 'market' }

/** One option of every kind, and the key that saved games hold for it. */
const KEYS: {
  readonly [Kind in OptionKind]: readonly (readonly [Extract<Option, { kind: Kind }>, string])[]
} = {
  place: [
    [{ kind: 'place', by: 'worker', ...MARKET }, 'place:market'],
    [{ kind: 'place', by: 'minion', ...MARKET }, 'place:market'],
    [{ kind: 'place', by: 'copy', ...MARKET }, 'place:market'],
    [{ kind: 'place', by: 'scroll', ...MARKET }, 'scroll:market'],
  ],
  retrieve: [[{ kind: 'retrieve', ...MARKET }, 'retrieve:market']],
  'take-peril': [[{ kind: 'take-peril', ...MARKET }, 'pay:market']],
  plot: [
    [{ kind: 'plot', spot: plotSpot(1, 2) }, 'plot:3'],
    [{ kind: 'plot', spot: tileSpot(5, 3) }, 'island:4'],
  ],
  charter: [[{ kind: 'charter', charter: 1, name: 'black' }, 'charter:black']],
  'send-minion': [[{ kind: 'send-minion', minion: 'cat' }, 'minion:cat']],
  worker: [
    [{ kind: 'worker', worker: 'large' }, 'worker:large'],
    [{ kind: 'worker', worker: 'small' }, 'worker:small'],
    [{ kind: 'worker', worker: 'spectral' }, 'worker:spectral'],
  ],
  progress: [
    [{ kind: 'progress', spaces: 1 }, 'progress:+1'],
    [{ kind: 'progress', spaces: -2 }, 'progress:-2'],
  ],
  quota: [[{ kind: 'quota', space: 7, row: 'coin', column: 2, count: 2, bonus: 'vp' }, 'quota:coin-2']],
  good: [
    [{ kind: 'good', verb: 'pay', good: 'coin', count: 9 }, 'pay:coin'],
    [{ kind: 'good', verb: 'gain', good: 'wood', count: 1 }, 'gain:wood'],
    [{ kind: 'good', verb: 'gain', good: 'ghost', count: 1 }, 'minion:ghost'],
    [{ kind: 'good', verb: 'give', good: 'ghost', count: 1 }, 'give:ghost'],
    [{ kind: 'good', verb: 'keep', good: 'clay', count: 1 }, 'keep:clay'],
    [{ kind: 'good', verb: 'spare', good: 'grain', count: 1 }, 'spare:grain'],
  ],
  card: [
    [{ kind: 'card', verb: 'take', card: 1, slug: 'kite' }, 'card:kite'],
    [{ kind: 'card', verb: 'draw', card: 1, slug: 'kite' }, 'deck:kite'],
    [{ kind: 'card', verb: 'give', card: 1, slug: 'kite' }, 'card:kite'],
    [{ kind: 'card', verb: 'build', card: 1, slug: 'kiln' }, 'build:kiln'],
    [{ kind: 'card', verb: 'open', card: 1, slug: 'kiln-built' }, 'open:kiln-built'],
    [{ kind: 'card', verb: 'score', card: 1, slug: 'six-coins' }, 'score:six-coins'],
    [{ kind: 'card', verb: 'use', card: 1, slug: 'kite' }, 'use:kite'],
    [{ kind: 'card', verb: 'use-power', card: 1, slug: 'banker' }, 'power:banker'],
    [{ kind: 'card', verb: 'name', card: 1, slug: 'innovator' }, 'name:innovator'],
    [{ kind: 'card', verb: 'pick-persona', card: 1, slug: 'banker' }, 'persona:banker'],
    [{ kind: 'card', verb: 'pick-victory-card', card: 1, slug: 'own-1' }, 'victory:own-1'],
    [{ kind: 'card', verb: 'pay', card: 1, slug: 'kite' }, 'pay:kite'],
    [{ kind: 'card', verb: 'keep', card: 1, slug: 'kite' }, 'keep:kite'],
  ],
  'only-pay': [
    [{ kind: 'only-pay', verb: 'build' }, 'build:nothing'],
    [{ kind: 'only-pay', verb: 'open' }, 'open:nothing'],
  ],
  'crate-resources': [
    [{ kind: 'crate-resources', choice: 'pair', resources: ['wood', 'wood'] }, 'crate-resources:pair'],
    [{ kind: 'crate-resources', choice: 'split', resources: ['wood', 'clay'] }, 'crate-resources:split'],
  ],
  start: [
    [{ kind: 'start', what: 'coin', count: 2 }, 'start:coins'],
    [{ kind: 'start', what: 'vp', count: 3 }, 'start:vp'],
  ],
  choose: [[{ kind: 'choose', index: 1, effects: [] }, 'choose:2']],
  'glory-row': [[{ kind: 'glory-row', row: 0 }, 'row:1']],
  'extra-glory': [[{ kind: 'extra-glory' }, 'row:beyond']],
  capacity: [[{ kind: 'capacity', what: 'card' }, 'capacity:card']],
  path: [[{ kind: 'path', letter: 'B' }, 'path:B']],
  companion: [
    [{ kind: 'companion', treated: 'kind' }, 'companion:kind'],
    [{ kind: 'companion', treated: 'wary' }, 'companion:wary'],
  ],
  'automa-level': [[{ kind: 'automa-level', level: 4 }, 'level:4']],
  'write-name': [[{ kind: 'write-name', name: 'Old: Bob' }, 'name:Old: Bob']],
  'retrieve-all': [[{ kind: 'retrieve-all' }, 'retrieve']],
  'top-card': [[{ kind: 'top-card' }, 'card:top']],
  pass: [[{ kind: 'pass' }, 'pass']],
  end: [[{ kind: 'end' }, 'end']],
  skip: [[{ kind: 'skip' }, 'skip']],
  take: [[{ kind: 'take' }, 'take']],
  trade: [[{ kind: 'trade' }, 'trade']],
  look: [[{ kind: 'look' }, 'look']],
  bump: [[{ kind: 'bump' }, 'bump']],
  share: [[{ kind: 'share' }, 'share']],
  pay: [[{ kind: 'pay' }, 'pay']],
}

test.each(Object.values(KEYS).flat())('the key of %o never changes: %s', (option, key) => {
  expect(keyOf(option)).toBe(key)
})

/** What a key means as an answer of seat 0, the purple charter, to a question of some kind. */
function read(kind: DecisionKind, key: string, frame?: Frame): Option | null {
  const { engine, state } = scenario()
  const pending = { seat: 0, kind, source: 0, options: [key], open: kind === 'name', secret: false }
  return engine.optionOf({ ...state, pending, stack: frame === undefined ? [] : [frame] }, key)
}

const asking = { asks: true, seat: 0, source: 0 } as const

test('the key of a building is an answer where it is used: by a worker, a scroll, a minion, or the copy of a worker', () => {
  expect(read('act', 'place:market')).toEqual({ kind: 'place', by: 'worker', ...MARKET })
  expect(read('act', 'scroll:market')).toEqual({ kind: 'place', by: 'scroll', ...MARKET })
  expect(read('minion-spot', 'place:market')).toEqual({ kind: 'place', by: 'minion', ...MARKET })
  expect(read('mirror', 'place:market')).toEqual({ kind: 'place', by: 'copy', ...MARKET })
  expect(read('echo', 'place:market')).toEqual({ kind: 'place', by: 'copy', ...MARKET })
})

test('a building that is not on the board is no answer', () => {
  expect([read('act', 'place:vault'), read('retrieve', 'retrieve:vault')]).toEqual([null, null])
})

test('the key of a minion sends it out on a turn and gains it elsewhere', () => {
  const gained = { kind: 'good', verb: 'gain', good: 'cat', count: 1 }
  expect(read('act', 'minion:cat')).toEqual({ kind: 'send-minion', minion: 'cat' })
  expect([read('minion', 'minion:cat'), read('start-thing', 'minion:cat')]).toEqual([gained, gained])
})

test('[GS] the key of a coin pays one at a time, but nine to free the spectral worker', () => {
  expect(read('pay', 'pay:coin')).toEqual({ kind: 'good', verb: 'pay', good: 'coin', count: 1 })
  expect(read('free-spectral', 'pay:coin')).toEqual({ kind: 'good', verb: 'pay', good: 'coin', count: 9 })
})

test('[R28.3] the key of a building stands for its peril where a peril is chosen', () => {
  expect(read('peril-from-charter', 'pay:market')).toEqual({ kind: 'take-peril', ...MARKET })
})

test('[K5] the key of a card gives it away where a tribute is asked for', () => {
  expect(read('tribute', 'card:kite')).toMatchObject({ kind: 'card', verb: 'give', slug: 'kite' })
  expect(read('card', 'card:kite')).toMatchObject({ kind: 'card', verb: 'take', slug: 'kite' })
})

test('the key of a name writes it, or says which assistant is to be named', () => {
  expect(read('name', 'name:innovator')).toEqual({ kind: 'write-name', name: 'innovator' })
  expect(read('act', 'name:innovator')).toMatchObject({ kind: 'card', verb: 'name', slug: 'innovator' })
})

test('the keys of plots and islands are those of the charter of the seat', () => {
  expect(read('plot', 'plot:6')).toEqual({ kind: 'plot', spot: plotSpot(0, 5) })
  expect(read('plot', 'island:4')).toEqual({ kind: 'plot', spot: tileSpot(0, 3) })
  expect([read('plot', 'plot:7'), read('plot', 'island:5'), read('plot', 'plot:0')]).toEqual([
    null,
    null,
    null,
  ])
})

test('the key of a choice takes one of several lists of effects', () => {
  const lists = [[], [{ kind: 'vp', count: 3 }]] as const
  const frame: Frame = { ...asking, kind: 'choose', lists }
  expect(read('choose', 'choose:2', frame)).toEqual({ kind: 'choose', index: 1, effects: lists[1] })
  expect([read('choose', 'choose:3', frame), read('choose', 'choose:1')]).toEqual([null, null])
})

test('[H5] the key of a resource takes it from a crate that gives its own', () => {
  const [crate] = miniCatalogue.crates
  const frame: Frame = { ...asking, kind: 'crate-resources', crate: crate?.number ?? 0 }
  const pair = crate?.resources.pair
  expect(read('crate-resources', 'crate-resources:pair', frame)).toMatchObject({ resources: [pair, pair] })
  expect(read('crate-resources', 'crate-resources:split', frame)).toMatchObject({
    resources: crate?.resources.split,
  })
})

test('[H5] a crate gives either its pair or its split, and nothing else', () => {
  const [crate] = miniCatalogue.crates
  const frame: Frame = { ...asking, kind: 'crate-resources', crate: crate?.number ?? 0 }
  expect(read('crate-resources', 'crate-resources:all', frame)).toBeNull()
})

test('[C2] the difficulty of automas is a level from 1 on', () => {
  expect(read('automa-level', 'level:1')).toEqual({ kind: 'automa-level', level: 1 })
  expect(read('automa-level', 'level:12')).toEqual({ kind: 'automa-level', level: 12 })
})

test('[C2] a game in a grown village starts with 2 coins or 3 VP', () => {
  expect(read('start-wealth', 'start:coins')).toEqual({ kind: 'start', what: 'coin', count: 2 })
  expect(read('start-wealth', 'start:vp')).toEqual({ kind: 'start', what: 'vp', count: 3 })
})

test.each([
  '',
  'win',
  ':pass',
  'place',
  'place:',
  'pay:gold',
  'pass:now',
  'row:0',
  'row:10',
  'row:01',
  'level:0',
  'progress:0',
  'progress:1',
  'quota:coin-7',
  'worker:tall',
  'constructor',
])('no question has the key "%s"', (key) => {
  expect(read('act', key)).toBeNull()
})
