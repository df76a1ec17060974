import { expect, test } from 'vitest'
import { openTemporaryStorage } from '../../test-support/temporary-storage.ts'
import { makeCodes } from './codes.ts'

const NOW = 1_800_000_000_000

test('codes are hashed one at a time, and an address that is used up or a long queue costs no hash', async () => {
  const { db, close } = await openTemporaryStorage()
  let hashed = 0
  let atOnce = 0
  let most = 0
  const codes = makeCodes(db, async (code, salt) => {
    hashed += 1
    atOnce += 1
    most = Math.max(most, atOnce)
    await new Promise(setImmediate)
    atOnce -= 1
    return `${code}${salt}`
  })
  const wanted = (name: string) => ({ code: '123456', names: [name], countedFor: 'address', now: NOW })
  const made = await Promise.all(Array.from({ length: 150 }, (_, index) => codes.make(wanted(`n${index}`))))
  expect(made.filter(Boolean)).toHaveLength(30)
  const used = await Promise.all([codes.use('n1', '123456', NOW), codes.use('n2', '000000', NOW)])
  expect({ used, hashed, most }).toEqual({ used: [true, false], hashed: 32, most: 1 })
  const others = Array.from({ length: 150 }, (_, index) =>
    codes.make({ code: '1', names: [`m${index}`], now: NOW }),
  )
  expect((await Promise.all(others)).filter(Boolean)).toHaveLength(100)
  await close()
})
