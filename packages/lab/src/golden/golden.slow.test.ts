import { readFileSync } from 'node:fs'
import { parseRecord, resumePlaythrough, verifyRecord } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { engine } from '../ruleset.ts'
import { outcomeOf } from './golden.ts'

const REPLAYS = new URL('../../../../replays/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, REPLAYS), 'utf8')
const expected = JSON.parse(read('expected.json')) as Record<string, unknown>

describe('golden campaigns', () => {
  for (const seats of [1, 2, 3, 4, 5, 6]) {
    it(`golden campaigns with ${seats} seats play all twelve games, answer by answer, to the exact result`, {
      timeout: 120_000,
    }, () => {
      const parsed = parseRecord(read(`${seats}-seats.charterstone`))
      if (!parsed.ok) throw new Error(JSON.stringify(parsed))
      expect(verifyRecord(engine, parsed.record)).toMatchObject({ holds: true, skipped: 0 })
      expect(outcomeOf(parsed.record)).toEqual(expected[seats])
      expect(parsed.record.games.map(({ game }) => game)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    })
  }

  it('a campaign saved in the first format still loads', () => {
    const parsed = parseRecord(read('format-1.charterstone'))
    if (!parsed.ok) throw new Error(JSON.stringify(parsed))
    const { state } = resumePlaythrough(engine, parsed.record)
    expect(state.pending?.options.length).toBeGreaterThan(0)
  })
})
