import { readdirSync, readFileSync } from 'node:fs'
import {
  appendAnswer,
  type CampaignRecord,
  closeGame,
  type Event,
  loadState,
  openGame,
  parseRecord,
  roll,
  type State,
  seedRng,
  verifyRecord,
  violationsOf,
} from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { catalogue, engine, version } from '../box.ts'

const FOLDER = new URL('../../../../replays/rules-1/', import.meta.url)

function read(name: string): CampaignRecord {
  const parsed = parseRecord(readFileSync(new URL(`${name}.charterstone`, FOLDER), 'utf8'))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
  return parsed.record
}

function answersOf({ games, current }: CampaignRecord): number {
  return [...games, ...(current === null ? [] : [current])].reduce(
    (sum, { answers }) => sum + answers.length,
    0,
  )
}

/** Sets a game up if none is on the table, and plays it to its end at random. */
function playOn(saved: CampaignRecord, seed: number): { record: CampaignRecord; state: State } {
  let { record, state } = loadState(engine, saved, version)
  if (state.phase === 'between') {
    engine.startGame(state)
    record = openGame(record, state)
  }
  const rng = seedRng(seed)
  while (state.pending !== null) {
    const { options } = state.pending
    const key = options[roll(rng, options.length)] ?? ''
    expect(engine.apply(state, key)).toBeUndefined()
    record = appendAnswer(record, key, state)
  }
  expect(violationsOf(state, catalogue)).toEqual([])
  engine.packUp(state)
  record = closeGame(record, state)
  return { record, state }
}

describe('campaigns played by the rules before their revision', () => {
  const NAMES = readdirSync(FOLDER).map((file) => file.replace('.charterstone', ''))

  it.each(NAMES)(
    '%s: every byte holds, and nothing is played again by rules that it does not know',
    (name) => {
      const record = read(name)
      expect(record.version.rules).toBe('1')
      expect(verifyRecord(engine, record)).toMatchObject({ holds: true, skipped: answersOf(record) })
    },
  )

  it.each(NAMES)('%s: opens where it stood, with its question', (name) => {
    const saved = read(name)
    const { record, state } = loadState(engine, saved, version)
    const { houseRules: _old, ...before } = saved.checkpoint.legacy
    const { houseRules: _new, ...after } = state.legacy
    expect([state.table, state.stack, state.pending, after]).toEqual([
      saved.checkpoint.table,
      saved.checkpoint.stack,
      saved.checkpoint.pending,
      before,
    ])
    expect(record).toMatchObject({ version, base: { games: saved.games.length } })
  })

  it.each(NAMES)('%s: plays on to the end of its game, and verifies from the revision on', (name) => {
    const saved = read(name)
    const { record } = playOn(saved, 7)
    const answers = answersOf(record)
    expect(answers).toBeGreaterThan(answersOf(saved))
    expect(verifyRecord(engine, record)).toMatchObject({ holds: true, answers, skipped: answersOf(saved) })
    // Read from the file again, it is no stranger: nothing is rebased once more.
    expect(loadState(engine, record, version).record).toBe(record)
  })

  it('[H2] the house rule that meant space 2 means the first space from the next set-up on', () => {
    const { state } = playOn(read('2-seats-house-rule'), 7)
    expect(state.legacy.houseRules.progressStart).toBe('first-space')
    const events: Event[] = []
    engine.startGame(state, events)
    expect(events.find(({ kind }) => kind === 'progressed')).toMatchObject({ to: 0, why: 'setup' })
  })

  it('[H10] a campaign from before the fair start plays without it', () => {
    expect(loadState(engine, read('5-seats'), version).state.legacy.houseRules.fairStart).toBe(false)
  })
})
