import { afterEach, expect, test } from 'vitest'
import { campaignFile } from '../../test-support/campaign-file.ts'
import type { Job } from './job.ts'
import { type JobThread, type JobThreadConfig, makeJobThread } from './job-thread.ts'

const CAMPAIGN = new TextEncoder().encode(campaignFile(['A', 'B', 'C', 'D', 'E', 'F']))
const BUDGET: JobThreadConfig = { seconds: 30, megabytes: 128, queue: { inAll: 4, forAddress: 2 } }
let workshop: JobThread

afterEach(() => workshop.close())

const whole = (): Job => ({ kind: 'import', bytes: new Uint8Array(CAMPAIGN) })
const text = (said: string): Job => ({ kind: 'import', bytes: new TextEncoder().encode(said) })
const from = (address: string) => ({ address })

async function reasonClosed(work: Promise<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test('an import replays the campaign and reports its progress', async () => {
  workshop = makeJobThread(BUDGET)
  const shares: number[] = []
  const outcome = await workshop.run(whole(), {
    address: 'a',
    onProgress: (share) => {
      shares.push(share)
    },
  })
  expect(outcome.kind).toBe('imported')
  expect(shares.length).toBeGreaterThan(0)
  expect(shares.every((share) => share > 0 && share <= 1)).toBe(true)
})

test('a file that is not a campaign is refused with a reason', async () => {
  workshop = makeJobThread(BUDGET)
  expect(await workshop.run(text('{'), from('a'))).toEqual({ kind: 'refused', detail: 'damaged' })
  const noText = { kind: 'import', bytes: new Uint8Array([0xff, 0xfe]) } as const
  expect(await workshop.run(noText, from('a'))).toEqual({ kind: 'refused', detail: 'no text' })
})

test('a job that exceeds its time limit is stopped, and the next job runs', async () => {
  workshop = makeJobThread({ ...BUDGET, seconds: 0.002 })
  await expect(workshop.run(whole(), from('a'))).rejects.toThrow('too-heavy')
  await workshop.close()
  workshop = makeJobThread(BUDGET)
  expect((await workshop.run(whole(), from('a'))).kind).toBe('imported')
})

test('a job that exceeds its memory limit ends its thread only', async () => {
  workshop = makeJobThread({ ...BUDGET, megabytes: 64 })
  const hungry: Job = {
    kind: 'game',
    source: { kind: 'record', text: `[${'{"a":{}},'.repeat(1_500_000)}0]` },
    game: 1,
    seat: 0,
  }
  await expect(workshop.run(hungry, from('a'))).rejects.toThrow('too-heavy')
  expect(await workshop.run(text(''), from('a'))).toEqual({ kind: 'refused', detail: 'empty' })
})

test('the job of a client that disconnected is dropped', async () => {
  workshop = makeJobThread(BUDGET)
  const gone = new AbortController()
  const running = workshop.run(whole(), { address: 'a', signal: gone.signal })
  const waiting = workshop.run(whole(), { address: 'a', signal: gone.signal })
  gone.abort()
  await expect(running).rejects.toThrow('stopped')
  await expect(waiting).rejects.toThrow('stopped')
  await expect(workshop.run(whole(), { address: 'a', signal: gone.signal })).rejects.toThrow('stopped')
  expect((await workshop.run(text(''), from('b'))).kind).toBe('refused')
})

test('the job queue has a limit in all and for each address', async () => {
  workshop = makeJobThread(BUDGET)
  const asked = ['a', 'a', 'a', 'b', 'b', 'c'].map((address) =>
    reasonClosed(workshop.run(text('{'), { address })),
  )
  expect(await Promise.all(asked)).toEqual([null, null, 'busy', null, null, 'busy'])
})

test('closing the thread rejects waiting jobs', async () => {
  workshop = makeJobThread(BUDGET)
  const why = reasonClosed(workshop.run(whole(), from('a')))
  await workshop.close()
  expect(await why).toBe('stopped')
})
