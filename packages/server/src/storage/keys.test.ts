import { expect, test } from 'vitest'
import { openTemporaryStorage } from '../../test-support/temporary-storage.ts'
import { addNewKeyUpTo } from './keys.ts'

test('requests at once give a seat no more keys than it may have; other seats still get theirs', async () => {
  const { db, close } = await openTemporaryStorage()
  const seat = { table: 'a-table', role: 'seat', holderId: 1 } as const
  const keys = await Promise.all(Array.from({ length: 14 }, () => addNewKeyUpTo(db, 12, seat)))
  expect(keys.filter((key) => key !== null)).toHaveLength(12)
  expect(await addNewKeyUpTo(db, 12, { ...seat, holderId: 2 })).not.toBeNull()
  await close()
})
