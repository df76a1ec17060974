import { afterEach, expect, test, vi } from 'vitest'
import { type FakeRedis, startFakeRedis } from '../../test-support/fake-redis.ts'
import type { Bus } from './bus.ts'
import { makeRedisBus } from './redis-bus.ts'
import { makeReplyReader, type RedisReply } from './redis-replies.ts'

let redis: FakeRedis
let buses: Bus[] = []

afterEach(async () => {
  await Promise.all(buses.map((bus) => bus.close()))
  buses = []
  redis.stop()
})

async function startBus(url = redis.url) {
  const bus = makeRedisBus(url)
  buses.push(bus)
  const onEntry = vi.fn<(table: string, seq: number) => void>()
  const onGap = vi.fn<() => void>()
  bus.listen({ onEntry, onGap })
  await bus.start()
  return { bus, onEntry, onGap }
}

test('entries that are written at the same time reach the other processes in one message', async () => {
  redis = await startFakeRedis('secret word')
  const [one, other] = [await startBus(), await startBus()]
  one.bus.publish(['table-1:4', 'table-2:7'])
  one.bus.publish(['table-1:5'])
  await expect
    .poll(() => other.onEntry.mock.calls)
    .toEqual([
      ['table-1', 4],
      ['table-2', 7],
      ['table-1', 5],
    ])
  expect(redis.published).toEqual(['table-1:4,table-2:7,table-1:5'])
})

test('when Redis breaks all connections, the bus connects again and reports a gap', async () => {
  redis = await startFakeRedis()
  const [one, other] = [await startBus(), await startBus()]
  redis.breakAll()
  await expect.poll(() => [one.onGap, other.onGap].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  await expect
    .poll(() => {
      one.bus.publish(['table-1:1'])
      return other.onEntry.mock.calls.length
    })
    .toBeGreaterThan(0)
})

test('a server with a wrong password for Redis does not start', async () => {
  redis = await startFakeRedis('secret')
  await expect(startBus(redis.url.replace('secret', 'guess'))).rejects.toThrow('WRONGPASS')
})

test('a connection to Redis that may not listen is closed again', async () => {
  redis = await startFakeRedis('', 'SUBSCRIBE')
  await expect(startBus()).rejects.toThrow('NOPERM')
  await Promise.all(buses.map((bus) => bus.close()))
  await expect.poll(() => redis.connections()).toBe(0)
})

test('replies are read wherever they are cut, and anything else is refused', async () => {
  redis = await startFakeRedis()
  const whole = Buffer.from('+OK\r\n:12\r\n$-1\r\n*2\r\n$4\r\nd\u00fcn\r\n*1\r\n$0\r\n\r\n')
  for (let cut = 0; cut <= whole.length; cut++) {
    const replies: RedisReply[] = []
    const read = makeReplyReader((reply) => replies.push(reply))
    read(whole.subarray(0, cut))
    read(whole.subarray(cut))
    expect(replies).toEqual(['OK', 12, null, ['d\u00fcn', ['']]])
  }
  expect(() => makeReplyReader(() => undefined)(Buffer.from('HTTP/1.1 200\r\n'))).toThrow('no reply of Redis')
})
