import { getEventListeners } from 'node:events'
import { afterEach, describe, expect, it, test } from 'vitest'
import type { Echo, EchoJob } from '../../test-support/echo-worker.ts'
import { createPool, type Pool } from './pool.ts'
import { replyTo } from './reply.ts'

const ECHO_WORKER = new URL('../../test-support/echo-worker.ts', import.meta.url)
const ADDED = 100

const pools: Pool<EchoJob, Echo>[] = []

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

function poolOf(size: number): Pool<EchoJob, Echo> {
  const pool = createPool<EchoJob, Echo>(ECHO_WORKER, { size, data: ADDED })
  pools.push(pool)
  return pool
}

function echo(value: number): EchoJob {
  return { kind: 'echo', value }
}

describe('a pool', { timeout: 30_000 }, () => {
  it('a pool gives each job its own result, and its data to every thread', async () => {
    const pool = poolOf(2)
    const results = await Promise.all([1, 2, 3, 4, 5].map((value) => pool.run(echo(value))))
    expect(results.map(({ value }) => value)).toEqual([101, 102, 103, 104, 105])
  })

  it('a pool starts no more threads than its size', async () => {
    const pool = poolOf(1)
    const results = await Promise.all([1, 2, 3].map((value) => pool.run(echo(value))))
    expect(new Set(results.map(({ thread }) => thread)).size).toBe(1)
  })

  it('a pool rejects a job that fails, and goes on with the next in the same thread', async () => {
    const pool = poolOf(1)
    const { thread } = await pool.run(echo(1))
    await expect(pool.run({ kind: 'fail' })).rejects.toThrow('this job fails')
    expect(await pool.run(echo(2))).toEqual({ value: 102, thread })
  })

  it('a pool stops a running job when it is aborted, and does the next one in a new thread', async () => {
    const pool = poolOf(1)
    const { thread } = await pool.run(echo(1))
    const controller = new AbortController()
    const running = pool.run({ kind: 'never-end' }, controller.signal)
    const next = pool.run(echo(2))
    controller.abort(new Error('enough'))
    await expect(running).rejects.toThrow('enough')
    const result = await next
    expect(result.value).toBe(102)
    expect(result.thread).not.toBe(thread)
  })

  it('a pool drops a waiting job when it is aborted, and leaves the running one alone', async () => {
    const pool = poolOf(1)
    const controller = new AbortController()
    const running = pool.run(echo(1))
    const waiting = pool.run({ kind: 'never-end' }, controller.signal)
    controller.abort(new Error('not needed'))
    await expect(waiting).rejects.toThrow('not needed')
    expect((await running).value).toBe(101)
  })

  it('a pool does not start a job whose signal is aborted already', async () => {
    const signal = AbortSignal.abort(new Error('too late'))
    await expect(poolOf(1).run({ kind: 'never-end' }, signal)).rejects.toThrow('too late')
  })

  it('a pool leaves no listener on the signal of a job that is done or has failed', async () => {
    const pool = poolOf(1)
    const { signal } = new AbortController()
    await pool.run(echo(1), signal)
    await expect(pool.run({ kind: 'fail' }, signal)).rejects.toThrow('this job fails')
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('a pool replaces a thread that has crashed', async () => {
    const pool = poolOf(1)
    const { thread } = await pool.run({ kind: 'crash-later' })
    await expect.poll(async () => (await pool.run(echo(1)).catch(() => ({ thread }))).thread).not.toBe(thread)
    expect((await pool.run(echo(2))).value).toBe(102)
  })

  it('a pool rejects running, waiting and later jobs when it is closed', async () => {
    const pool = poolOf(1)
    const jobs = [pool.run({ kind: 'never-end' }), pool.run(echo(1))]
    const rejections = Promise.allSettled(jobs)
    await pool.close()
    expect((await rejections).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(pool.run(echo(2))).rejects.toThrow('closed')
  })
})

test('a reply is the result of a job, or the text of its error', () => {
  const half = (value: number): number => {
    if (value % 2 !== 0) throw new Error(`${value} is odd`)
    return value / 2
  }
  expect(replyTo(half, 6)).toEqual({ result: 3 })
  expect(JSON.stringify(replyTo(half, 7))).toMatch(/^{"error":.*7 is odd/)
})
