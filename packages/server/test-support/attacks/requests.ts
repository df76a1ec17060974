import { hostileFiles } from '@charterstone/testkit'
import { ruleset } from '../../src/ruleset.ts'
import { call } from '../requests.ts'
import { ATTACKER, type Attack, addressNumber } from './attack.ts'

const AT_ONCE = 8
/** 300 an hour, and some more that are allowed again meanwhile. */
const MAX_TRIES = 360
/** One for each network that asks, up to what an e-mail address gets in a day. */
const MAX_MAILS = 30

/** Runs requests, some at once, and counts their statuses. */
async function statusesOf(
  count: number,
  send: (index: number) => Promise<number>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  const sender = async (): Promise<void> => {
    while (next < count) {
      const index = next
      next += 1
      const status = await send(index).catch(() => 0)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  return statuses
}

const shown = (statuses: ReadonlyMap<number, number>): string =>
  [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')

export const emptyTables: Attack = {
  name: 'empty tables',
  env: { REQUESTS_PER_MINUTE: '1000000' },
  run: async ({ address }, size) => {
    const statuses = await statusesOf(
      2000 * size,
      async () => (await call(address, 'POST', 'api/tables', { body: {}, headers: ATTACKER })).status,
    )
    return { isRefused: (statuses.get(201) ?? 0) <= 60, found: shown(statuses) }
  },
}

export const hostileImports: Attack = {
  name: 'hostile imports',
  env: {
    REQUESTS_PER_MINUTE: '1000000',
    IMPORTS_PER_HOUR: '1000000',
    IMPORTS_PER_HOUR_IN_ALL: '1000000',
    TABLES_PER_HOUR: '1000000',
  },
  run: async ({ address }, size) => {
    const files = [...hostileFiles(7, Math.ceil(300 * size), ruleset.engine.catalogue)]
    const statuses = await statusesOf(files.length, async (index) => {
      const { status } = await call(address, 'POST', 'api/tables/import', {
        body: files[index]?.text ?? '',
        headers: addressNumber(index),
      })
      return status
    })
    return { isRefused: (statuses.get(500) ?? 0) === 0, found: shown(statuses) }
  },
}

/** The code of another person is guessed, first from one address, then from a thousand. */
export const codeGuesses: Attack = {
  name: 'code guessing',
  env: { REQUESTS_PER_MINUTE: '1000000' },
  run: async ({ address, table, mails }, size) => {
    const email = 'victim@example.org'
    const key = table.seats[0] ?? ''
    await call(address, 'PUT', `api/tables/${table.id}/carry`, { key, body: { email } })
    const asked = await statusesOf(
      500 * size,
      async (index) =>
        (await call(address, 'POST', 'api/carry/code', { body: { email }, headers: addressNumber(index) }))
          .status,
    )
    const guess = (addresses: number) => async (index: number) => {
      const body = { email, code: String(index % 1_000_000).padStart(6, '0') }
      return (await call(address, 'POST', 'api/carry', { body, headers: addressNumber(index % addresses) }))
        .status
    }
    const alone = await statusesOf(500 * size, guess(1))
    const together = await statusesOf(2000 * size, guess(1000))
    const tried = (alone.get(403) ?? 0) + (together.get(403) ?? 0)
    const opened = (alone.get(200) ?? 0) + (together.get(200) ?? 0)
    return {
      isRefused: (alone.get(403) ?? 0) <= 20 && tried <= MAX_TRIES && opened === 0 && mails() <= MAX_MAILS,
      found: `asked: ${shown(asked)} (${mails()} sent); guessed from one address: ${shown(alone)}; from many: ${shown(together)}`,
    }
  },
}
