import { expect, test } from 'vitest'
import { startPostgres } from '../test-support/postgres.ts'
import { addressOfPerson, readCarriers, writeCarriers } from './storage/carriers.ts'
import { markNotified, notifiedAt } from './storage/notified.ts'
import { addChallenge, addPasskey, findPasskey, markPasskeyUsed, takeChallenge } from './storage/passkeys.ts'
import { openStorage } from './storage/storage.ts'

const NOW = 1_800_000_000_000

test('PostgreSQL: passkeys, challenges, their seats and the times of messages are kept', async () => {
  const postgres = await startPostgres()
  const { db, close } = await openStorage({ databaseUrl: postgres.url, dataDir: '' })
  const passkey = { id: 'key', person: 'ann', publicKey: new Uint8Array([1, 2, 255]), counter: 7 }
  expect(await addPasskey(db, passkey, NOW)).toBe(true)
  expect(await addPasskey(db, passkey, NOW)).toBe(false)
  await markPasskeyUsed(db, 'key', 8, NOW)
  const found = await findPasskey(db, 'key')
  expect(found).toMatchObject({ person: 'ann', counter: 8 })
  expect([...(found?.publicKey ?? [])]).toEqual([1, 2, 255])
  expect(await findPasskey(db, 'other')).toBeNull()

  await addChallenge(db, { challenge: 'c', kind: 'make', person: 'ann' }, NOW)
  expect(await takeChallenge(db, 'c', 'ask', NOW)).toBeNull()
  const both = await Promise.all([takeChallenge(db, 'c', 'make', NOW), takeChallenge(db, 'c', 'make', NOW)])
  expect(both.filter((person) => person === 'ann')).toHaveLength(1)

  const seat = { table: 't', role: 'seat', holderId: 1 } as const
  await writeCarriers(db, [seat], 'hash', 'email')
  await writeCarriers(db, [seat], addressOfPerson('ann'), 'passkey')
  await writeCarriers(db, [seat], addressOfPerson('ann'), 'passkey')
  expect(await readCarriers(db, [addressOfPerson('ann')], 9)).toEqual([seat])
  await writeCarriers(db, [seat], null, 'passkey')
  expect(await readCarriers(db, [addressOfPerson('ann')], 9)).toEqual([])
  expect(await readCarriers(db, ['hash'], 9)).toEqual([seat])

  expect(await notifiedAt(db, 'd')).toBeNull()
  await markNotified(db, 'd', NOW)
  await markNotified(db, 'd', NOW + 1)
  expect(await notifiedAt(db, 'd')).toBe(NOW + 1)
  await close()
  postgres.stop()
})
