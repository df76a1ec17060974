import { honestRecords, miniCatalogue } from '@charterstone/testkit'
import { describe, expect, test } from 'vitest'
import { createEngine } from '../../engine.ts'
import type { Frame } from '../../loop/frame.ts'
import { clone } from '../../state/clone.ts'
import { hash } from '../../state/hash.ts'
import type { State } from '../../state/state.ts'
import { type CampaignRecord, formatRecord, isOnTrust, rebase, sealed } from '../record.ts'
import { versionOf } from '../version.ts'
import { type ImportedRecord, type ImportOptions, importRecord } from './import-record.ts'

const engine = createEngine(miniCatalogue)
const version = versionOf(miniCatalogue)
const newer = { ...version, rules: 'newer' }
const [two, alone, six] = honestRecords(miniCatalogue, 4) as [CampaignRecord, CampaignRecord, CampaignRecord]

function imported(record: CampaignRecord, by = version, options?: ImportOptions): ImportedRecord {
  return importRecord(engine, formatRecord(record), by, options)
}

function faultOf(result: ImportedRecord): unknown {
  return result.ok ? `taken: ${result.proof}` : result.fault
}

/** A forgery: another state, and hashes that match it. */
function forged(record: CampaignRecord, change: (state: State) => void): CampaignRecord {
  const state = structuredClone(record.checkpoint)
  change(state)
  return sealed(record, state)
}

function withConfig(change: object): CampaignRecord {
  return sealed({ ...two, config: { ...two.config, ...change } }, two.checkpoint)
}

describe('answers are the truth of a file', () => {
  test('an honest file is played again, and the state is the one that play led to', () => {
    for (const record of [two, alone, six]) {
      const result = imported(record)
      expect(result).toMatchObject({ ok: true, proof: 'played', migrated: [] })
      expect(result.ok && hash(result.state)).toBe(record.seals.checkpoint)
      expect(result.ok && isOnTrust(result.record)).toBe(false)
    }
  })

  test('a table that the answers do not lead to is a fault, however well it is sealed', () => {
    const rich = forged(two, (state) => {
      for (const seat of state.table.seats) seat.vp += 1
    })
    expect(faultOf(imported(rich))).toMatchObject({ kind: 'broken', difference: { where: 'checkpoint' } })
  })

  test('an answer that was not offered is a fault at its game and number', () => {
    const [first, ...rest] = two.games
    if (first === undefined) throw new Error('no game was played')
    const answers = first.answers.with(3, 'place:nowhere')
    const other = sealed({ ...two, games: [{ ...first, answers }, ...rest] }, two.checkpoint)
    expect(faultOf(imported(other))).toMatchObject({
      kind: 'broken',
      difference: { game: 1, step: 4, what: 'refused', found: 'place:nowhere' },
    })
  })

  test('a file that was written again in other words is no longer sealed', () => {
    const text = formatRecord(two).replace('"phase":"playing"', '"phase":"between"')
    expect(faultOf(importRecord(engine, text, version))).toMatchObject({ kind: 'broken' })
  })

  test('an import reports its progress, and stops when the caller cancels', () => {
    const shares: number[] = []
    imported(two, version, { onProgress: (share) => shares.push(share) })
    expect(shares.length).toBeGreaterThan(0)
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true)
    expect(faultOf(imported(two, version, { shouldStop: () => true }))).toEqual({ kind: 'stopped' })
  })
})

describe('each part has its form and its limits', () => {
  const seat = { charter: 0, name: 'Ada', player: 'person' }
  test.each([
    ['config.seats', { seats: [] }, 'misshapen'],
    [
      'config.seats',
      { seats: Array.from({ length: 7 }, (_, charter) => ({ ...seat, charter })) },
      'too-much',
    ],
    ['config.seats[1].charter', { seats: [seat, seat] }, 'misshapen'],
    ['config.seats', { seats: [{ ...seat, player: 'automa' }] }, 'misshapen'],
    ['config.seats[0].name', { seats: [{ ...seat, name: 'x'.repeat(81) }] }, 'too-much'],
    ['config.seats[0].name', { seats: [{ ...seat, name: 'x'.repeat(41) }] }, 'misshapen'],
    ['config.seats[0].name', { seats: [{ ...seat, name: '<b>Ada</b>' }] }, 'misshapen'],
    ['config.seats[0].name', { seats: [{ ...seat, name: 'Ada\ud800' }] }, 'misshapen'],
    ['config.seats[0].charter', { seats: [{ ...seat, charter: 0.5 }] }, 'misshapen'],
    ['config.seed', { seed: 2 ** 60 }, 'misshapen'],
    ['config.houseRules.freeCoins', { houseRules: { freeCoins: true } }, 'misshapen'],
    ['config.houseRules.matSize', { houseRules: { matSize: 4 } }, 'misshapen'],
    ['config.houseRules.?', { houseRules: { '<b>': 1 } }, 'misshapen'],
    ['config.stage', { stage: 13, village: 'random' }, 'misshapen'],
    ['config.village.black', { stage: 3, village: { purple: [null] } }, 'misshapen'],
  ])('a record whose part %s is %o is %s', (part, change, kind) => {
    expect(faultOf(imported(withConfig(change)))).toMatchObject({ kind, part })
  })

  test('names with a heart, an accent or a comparison are names', () => {
    for (const name of ['<3', '1 < 2', 'Żółta Łąka', "d'Arc & Co.", '👩‍👧 Ada']) {
      const found = faultOf(imported(withConfig({ seats: [{ ...seat, name }] })))
      expect(found).toMatchObject({ kind: 'broken' })
    }
  })

  test('-0, which would be written as 0, is no whole number', () => {
    const text = formatRecord(two).replace('"extraGlory":0', '"extraGlory":-0')
    expect(faultOf(importRecord(engine, text, version))).toEqual({
      kind: 'misshapen',
      part: 'checkpoint.legacy.charters[0].extraGlory',
    })
  })

  test('a text too long, too deep or of too many parts is not even parsed', () => {
    const read = (text: string): unknown => faultOf(importRecord(engine, text, version))
    expect(read(' '.repeat(8_000_001))).toEqual({ kind: 'too-much', part: 'text', max: 8_000_000 })
    expect(read('['.repeat(100))).toEqual({ kind: 'too-much', part: 'depth', max: 32 })
    expect(read(`[${'0,'.repeat(250_001)}0]`)).toEqual({ kind: 'too-much', part: 'parts', max: 250_000 })
    expect(read(`"${'['.repeat(100)}"`)).toEqual({ kind: 'foreign' })
  })
})

test('a table by rules that are not here is taken on trust, and the record says so from then on', () => {
  const result = imported(two, newer)
  expect(result).toMatchObject({
    ok: true,
    proof: 'trust',
    record: { version: newer, base: { onTrust: true } },
  })
  if (!result.ok) return
  expect(isOnTrust(rebase(result.record, version))).toBe(true)
  expect(faultOf(imported(result.record, newer))).toBe('taken: trust')
  const again = imported(result.record, newer)
  expect(again.ok && again.record.seals).toEqual(result.record.seals)
})

test('a table by rules that are not here is refused when something is lost or doubled', () => {
  const rich = forged(two, (state) => {
    const [seat] = state.table.seats
    if (seat !== undefined) seat.goods = seat.goods.with(0, (seat.goods[0] ?? 0) + 1)
  })
  expect(faultOf(imported(rich, newer))).toEqual({ kind: 'impossible', part: 'checkpoint' })
})

test('a table by rules that are not here asks what its stack asks, by the rules of today', () => {
  const other = forged(two, (state) => {
    if (state.pending !== null)
      Object.assign(state, { pending: { ...state.pending, options: ['win'], values: [7] } })
  })
  const result = imported(other, newer)
  expect(result.ok && result.state.pending).toEqual(two.checkpoint.pending)
  const another = forged(two, (state) => {
    if (state.pending !== null) state.pending = { ...state.pending, kind: 'capacity' }
  })
  expect(faultOf(imported(another, newer))).toEqual({ kind: 'impossible', part: 'checkpoint' })
})

test.each<[string, Frame[]]>([
  ['turns without end', Array.from({ length: 50 }, () => ({ kind: 'turn', seat: 0 }))],
  ['automa turns of a person', Array.from({ length: 50 }, () => ({ kind: 'automa-turn', seat: 0 }))],
  ['a set-up in the middle', [{ kind: 'setup', step: 0 }]],
  ['a turn of a seat that is not there', [{ kind: 'extra-turn', seat: 5 }]],
])('a table by rules that are not here is refused with %s beneath its stack', (_, frames) => {
  const looping = forged(two, (state) => {
    state.stack = [...frames, ...state.stack]
  })
  expect(faultOf(imported(looping, newer))).toEqual({ kind: 'impossible', part: 'checkpoint' })
})

test('what was played since a table was taken on trust is played again', () => {
  const base = { games: 1, answers: 0, state: clone(stateAfterFirstGame()) }
  const rebased = sealed({ ...two, base }, two.checkpoint)
  expect(faultOf(imported(rebased))).toBe('taken: trust')
  const { current } = two
  if (current === null) throw new Error('no game is open')
  const answers = current.answers.with(2, 'place:nowhere')
  const other = sealed({ ...two, base, current: { ...current, answers } }, two.checkpoint)
  expect(faultOf(imported(other))).toMatchObject({ kind: 'broken', difference: { game: 2, step: 3 } })
})

test('a base that does not fit its games is misshapen', () => {
  const base = { games: 9, answers: 0, state: two.checkpoint }
  expect(faultOf(imported(sealed({ ...two, base }, two.checkpoint)))).toEqual({
    kind: 'misshapen',
    part: 'base',
  })
})

function stateAfterFirstGame(): State {
  const record = sealed({ ...two, games: two.games.slice(0, 1), current: null }, two.checkpoint)
  const state = engine.newCampaign(record.config)
  engine.startGame(state)
  for (const key of record.games[0]?.answers ?? []) engine.apply(state, key)
  engine.packUp(state)
  return state
}
