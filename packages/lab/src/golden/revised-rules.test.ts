import { readdirSync, readFileSync } from 'node:fs'
import {
  type CampaignRecord,
  type Event,
  giveAnswer,
  importRecord,
  isRefusal,
  type Playthrough,
  packUpGame,
  parseRecord,
  printedBoard,
  resumePlaythrough,
  roll,
  type State,
  seedRng,
  setUpGame,
  startSpace,
  verifyRecord,
  violationsOf,
} from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { catalogue, engine, version } from '../ruleset.ts'

const REPLAYS = new URL('../../../../replays/', import.meta.url)

/** Campaigns by earlier rules or with an earlier box: a folder for each, and the version that wrote its files. */
const EARLIER = [
  { folder: 'rules-1', writtenBy: { rules: '1', content: '1' } },
  { folder: 'rules-2', writtenBy: { rules: '2', content: '1' } },
  { folder: 'rules-3', writtenBy: { rules: '3', content: '2' } },
  { folder: 'content-3', writtenBy: { rules: '4', content: '3' } },
  { folder: 'rules-4', writtenBy: { rules: '4', content: '4' } },
  { folder: 'rules-5', writtenBy: { rules: '5', content: '5' } },
  { folder: 'content-6', writtenBy: { rules: '6', content: '6' } },
]

const WATCHTOWER = 83

/** `rules-1/5-seats`, and so on. */
function textOf(name: string): string {
  return readFileSync(new URL(`${name}.charterstone`, REPLAYS), 'utf8')
}

function read(name: string): CampaignRecord {
  const parsed = parseRecord(textOf(name))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault))
  return parsed.record
}

function answersOf({ games, current }: CampaignRecord): number {
  return [...games, ...(current === null ? [] : [current])].reduce(
    (sum, { answers }) => sum + answers.length,
    0,
  )
}

/** Who is asked what, and by which card; what is offered may have changed. */
function questionOf({ pending }: State): unknown {
  return pending === null ? null : { seat: pending.seat, kind: pending.kind, source: pending.source }
}

/** Sets a game up if none is on the table, and plays it to its end at random. */
function playOn(saved: CampaignRecord, seed: number): Playthrough {
  const resumed = resumePlaythrough(engine, saved)
  let playthrough = resumed.state.phase === 'between' ? setUpGame(engine, resumed) : resumed
  const rng = seedRng(seed)
  while (playthrough.state.pending !== null) {
    const { options } = playthrough.state.pending
    const next = giveAnswer(engine, playthrough, options[roll(rng, options.length)] ?? '')
    if (isRefusal(next)) throw new Error(`${next.key} is refused: ${next.reason}`)
    playthrough = next
  }
  expect(violationsOf(playthrough.state, catalogue)).toEqual([])
  return packUpGame(engine, playthrough)
}

describe.each(EARLIER)('campaigns of $folder', ({ folder, writtenBy }) => {
  const files = readdirSync(new URL(`${folder}/`, REPLAYS))
  const NAMES = files.map((file) => `${folder}/${file.replace('.charterstone', '')}`)

  it.each(NAMES)(
    'the campaign %s keeps every byte, and nothing is played again by rules that it does not know',
    (name) => {
      const record = read(name)
      expect(record.version).toEqual(writtenBy)
      expect(verifyRecord(engine, record)).toMatchObject({ holds: true, skipped: answersOf(record) })
    },
  )

  it.each(NAMES)('the campaign %s opens where it stood, with its question', (name) => {
    const saved = read(name)
    const { record, state } = resumePlaythrough(engine, saved)
    const { houseRules: _old, ...before } = saved.checkpoint.legacy
    const { houseRules: _new, ...after } = state.legacy
    expect([state.table, state.stack, questionOf(state), after]).toEqual([
      saved.checkpoint.table,
      saved.checkpoint.stack,
      questionOf(saved.checkpoint),
      before,
    ])
    expect(record).toMatchObject({ version, base: { games: saved.games.length } })
  })

  it.each(NAMES)(
    'a file of the campaign %s is taken on trust, for its answers cannot be played again',
    (name) => {
      const imported = importRecord(engine, textOf(name), version)
      expect(imported).toMatchObject({ ok: true, proof: 'trust', writtenBy })
    },
  )

  it.each(NAMES)(
    'the campaign %s plays on to the end of its game, and verifies from the revision on',
    (name) => {
      const saved = read(name)
      const { record } = playOn(saved, 7)
      const answers = answersOf(record)
      expect(answers).toBeGreaterThan(answersOf(saved))
      expect(verifyRecord(engine, record)).toMatchObject({ holds: true, answers, skipped: answersOf(saved) })
      // The record is of the present version now: it is not rebased again.
      expect(resumePlaythrough(engine, record).record).toBe(record)
    },
  )
})

describe('campaigns that go on by the present rules', () => {
  it('[H2] a campaign whose house rule meant space 2 starts on the first space from the next set-up on', () => {
    const { state } = playOn(read('rules-1/2-seats-house-rule'), 7)
    expect(state.legacy.houseRules.progressStart).toBe('first-space')
    const events: Event[] = []
    engine.startGame(state, events)
    expect(events.find(({ kind }) => kind === 'progressed')).toMatchObject({ to: 0, why: 'setup' })
  })

  it('[R25.1] the next game of a campaign starts where the present board says', () => {
    const saved = read('rules-2/5-seats-between')
    const { steps } = setUpGame(engine, resumePlaythrough(engine, saved))
    const start = startSpace(printedBoard(catalogue), 5, 'by-players')
    expect(steps[0]?.events).toContainEqual({ kind: 'progressed', seat: -1, to: start, why: 'setup' })
  })

  it('[R25.2] a building that was in use when the box changed gives what it promised then', () => {
    const saved = resumePlaythrough(engine, read('rules-2/6-seats-building'))
    expect(saved.state.pending).toMatchObject({ kind: 'reputation', source: WATCHTOWER })
    const next = giveAnswer(engine, saved, 'skip')
    if (isRefusal(next)) throw new Error(next.reason)
    const kinds = next.steps.at(-1)?.events.map(({ kind }) => kind)
    expect(kinds).toContain('won-vp')
    expect(kinds).not.toContain('progressed')
  })

  it('[D2] a candle that was lit before burns on, and no longer than it was', () => {
    const saved = read('rules-2/4-seats-candle')
    const { state } = resumePlaythrough(engine, saved)
    expect([state.table.candle, state.table.candleOut]).toEqual([saved.checkpoint.table.candle, -1])
    expect(engine.view(state, 0).table.candleQuarters).toBeGreaterThan(0)
    const { record } = playOn(saved, 7)
    expect(record.checkpoint.legacy.history.map(({ game }) => game)).toContain(9)
  })

  it('[H10] a campaign from before the fair start plays without it', () => {
    expect(resumePlaythrough(engine, read('rules-1/5-seats')).state.legacy.houseRules.fairStart).toBe(false)
  })
})
