import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AttackedTable, attackedTable, codeOf, seatViewOf } from '../../test-support/attacked-table.ts'
import { call } from '../../test-support/requests.ts'
import { answerOnce } from '../../test-support/test-server.ts'

let table: AttackedTable

beforeAll(async () => {
  table = await attackedTable()
})

afterAll(() => table.server.stop())

beforeEach(() => table.look())

describe('answers', () => {
  test('an answer for another seat is refused', async () => {
    const { game: number, step, decision } = seatViewOf(table.other())
    const key = decision?.options[0] ?? ''
    expect(codeOf(await table.other().ask({ type: 'answer', game: number, step, key }))).toBe('not-yours')
    expect(codeOf(await table.game.hostClient.ask({ type: 'answer', game: number, step, key }))).toBe(
      'not-yours',
    )
    await table.expectUnharmed()
  })

  test('an answer that was not offered is refused', async () => {
    const { game: number, step } = seatViewOf(table.game.asked())
    for (const key of ['', 'place:nowhere', '__proto__', 'constructor', 'name:me', '0'])
      expect(codeOf(await table.game.asked().ask({ type: 'answer', game: number, step, key }))).toMatch(
        /not-offered|bad-message/,
      )
    await table.expectUnharmed()
  })

  test('an answer that is repeated, late or out of order is stale', async () => {
    const client = table.game.asked()
    const { game: number, step, decision } = seatViewOf(client)
    const key = decision?.options[0] ?? ''
    await answerOnce(table.game)
    await table.look()
    expect(codeOf(await client.ask({ type: 'answer', game: number, step, key }))).toBe('stale')
    expect(codeOf(await client.ask({ type: 'answer', game: number, step: step + 9, key }))).toBe('stale')
    expect(codeOf(await client.ask({ type: 'answer', game: number + 1, step, key }))).toBe('stale')
    await table.expectUnharmed()
  })

  test('an answer that is sent many times at once is accepted once', async () => {
    const client = table.game.asked()
    const { game: number, step, decision } = seatViewOf(client)
    const key = decision?.options[0] ?? ''
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => client.ask({ type: 'answer', game: number, step, key })),
    )
    expect(replies.map(codeOf).filter((code) => code === null)).toHaveLength(1)
    await Promise.all(
      table.game.clients.map((each) => each.until((one) => seatViewOf(one).step === step + 1)),
    )
    await table.look()
    await table.expectUnharmed()
  })
})

describe('requests of the host', () => {
  test('requests of the host are refused to all others', async () => {
    const client = table.other()
    expect(codeOf(await client.ask({ type: 'begin' }))).toBe('not-yours')
    expect(codeOf(await client.ask({ type: 'leave', seat: 0 }))).toBe('not-yours')
    const foreign = table.game.asked().seatView()?.seat ?? 0
    expect(codeOf(await client.ask({ type: 'lend', seat: foreign, bot: 'easy' }))).toBe('not-yours')
    for (const [method, path] of [
      ['GET', 'file'],
      ['POST', 'file'],
      ['GET', 'points'],
      ['POST', 'links'],
      ['POST', 'restore'],
      ['POST', 'others'],
    ] as const)
      for (const key of [table.game.seats[0], table.game.invite, table.game.watch])
        expect(
          (
            await call(
              table.server.address,
              method,
              `api/tables/${table.game.id}/${path}`,
              key === undefined ? {} : { key },
            )
          ).status,
        ).toBe(403)
    await table.expectUnharmed()
  })
})
