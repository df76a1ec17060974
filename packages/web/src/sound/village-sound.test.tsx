// @vitest-environment happy-dom
import { beginPlaythrough, formatRecord, importRecord } from '@charterstone/engine'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { engine, type Stop, stopsOf } from '../../test-support/campaign-walk.ts'
import { openAtTable } from '../../test-support/open-at-table.tsx'
import { tableAt } from '../../test-support/table-at.ts'
import { STANDARD_SETTINGS, useSettings } from '../settings/settings.ts'
import { play, useScene } from '../settings/sound.ts'
import { sceneOf, villageSeed } from './scene-of.ts'
import { soundsOf } from './sounds-of.ts'
import { VillageSound } from './village-sound.tsx'

vi.mock('../settings/sound.ts')

const stops = stopsOf({ seed: 3, seats: 3, games: 1 })
const stopWith = (kind: string): Stop => {
  const stop = stops.find(
    ({ log }) => log.length > 1 && log.at(-1)?.events.some((event) => event.kind === kind),
  )
  if (stop === undefined) throw new Error(`no ${kind} in this walk`)
  return stop
}

beforeEach(() => {
  vi.clearAllMocks()
  useSettings.setState(STANDARD_SETTINGS)
})

describe('the sound of an open game', () => {
  test('what has just happened is heard', async () => {
    await openAtTable(<VillageSound />, stopWith('placed'))
    await vi.waitFor(() => expect(vi.mocked(play).mock.calls[0]).toEqual(['place', 0]))
  })

  test('the village is heard as it is', async () => {
    const stop = stopWith('placed')
    const { table } = await openAtTable(<VillageSound />, stop)
    const onBoard = table.board.spots.reduce((total, { workers }) => total + workers.length, 0)
    const scene = vi.mocked(useScene).mock.calls[0]?.[0]
    expect(onBoard).toBeGreaterThan(0)
    expect(scene).toMatchObject({
      workers: onBoard,
      charter: table.view.table.seats[stop.decision?.seat ?? 0]?.charter,
    })
  })

  test('the key M turns sound on and off', async () => {
    const { user } = await openAtTable(<VillageSound />, stopWith('placed'))
    await user.keyboard('m')
    expect(useSettings.getState().sound).toBe(true)
    await user.keyboard('m')
    expect(useSettings.getState().sound).toBe(false)
  })
})

describe('the scene', () => {
  test('the hour is early at the first answer and late at the last', () => {
    const hourAt = (stop: Stop | undefined) => {
      const { catalogue, game } = tableAt(stop as Stop)
      return sceneOf(catalogue, game, 0).hour
    }
    expect(hourAt(stops[0])).toBeLessThan(8)
    expect(hourAt(stops.at(-1))).toBe(12)
  })

  test('a village has the same theme in the browser where it was founded and at an online table', () => {
    const config = { seed: 7, theme: 1234, seats: [{ charter: 0, name: 'Mira', player: 'person' as const }] }
    const { record, state } = beginPlaythrough(engine, { config, players: ['person'] })
    const view = engine.view(state, 0)
    const here = villageSeed({ record, ref: { kind: 'local', id: 'a' }, view })
    const there = villageSeed({ record: null, ref: { kind: 'table', id: 'b' }, view })
    expect([here, there]).toEqual([1234, 1234])
    expect(importRecord(engine, formatRecord(record), record.version).ok).toBe(true)
  })

  test('a village without a number of its own keeps its theme; another table has another', () => {
    const { view } = tableAt(stops[0] as Stop).game
    const seedOf = (id: string) => villageSeed({ record: null, ref: { kind: 'table', id }, view })
    expect(seedOf('abc')).toBe(seedOf('abc'))
    expect(seedOf('abc')).not.toBe(seedOf('abd'))
  })
})

describe('the sounds of a step', () => {
  test('each sound is heard once, in the order of what happened', () => {
    const gain = { kind: 'gained', seat: 0, good: 'coin', count: 1, source: 0 } as const
    const placed = { kind: 'placed', seat: 0, building: 1, worker: 'large' } as const
    expect(soundsOf([placed, gain, gain])).toEqual(['place', 'gain'])
  })

  test('no step of a game has more than four', () => {
    const counts = stops.map(({ log }) => soundsOf(log.at(-1)?.events ?? []).length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(4)
    expect(Math.max(...counts)).toBeGreaterThan(1)
  })
})
