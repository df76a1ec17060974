import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type AttackedTable, attackedTable } from '../../test-support/attacked-table.ts'

let table: AttackedTable

beforeAll(async () => {
  table = await attackedTable()
})

afterAll(() => table.server.stop())

beforeEach(() => table.look())

describe('paths and headers', () => {
  /** As it is, without a client that tidies it up. */
  function raw(
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; text: string }> {
    const { hostname, port } = new URL(table.server.address)
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ hostname, port, path, headers }, (response) => {
        let text = ''
        response.on('data', (part: Buffer) => {
          text += part.toString('utf8')
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      })
      sent.on('error', reject)
      sent.end()
    })
  }

  test('forged paths and headers never reach a file or another table', async () => {
    const paths = [
      '/../../../etc/passwd.txt',
      '/..%2f..%2f..%2fetc/passwd.txt',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/charterstone.db',
      '/%00.js',
      '/%',
      `/api/tables/${table.game.id}/games/1/steps/999999`,
      `/api/tables/${table.game.id}/games/-1/steps/0`,
      '/api/tables/../../health.txt',
      `/api/tables/${'a'.repeat(5000)}`,
      "/api/tables/' or 1=1 --".replaceAll(' ', '%20'),
    ]
    for (const path of paths) {
      const { status, text } = await raw(path, { Authorization: `Bearer ${table.game.seats[0] ?? ''}` })
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
      expect(text).not.toMatch(/root:|SQLite|"version"|at .*\.ts/)
    }
    const odd = await raw('/api/server', {
      'X-Forwarded-For': '\'"<>',
      Cookie: `charterstone=${'.'.repeat(3000)}`,
    })
    expect(odd.status).toBe(200)
    expect((await raw('/api/server', { Cookie: 'x'.repeat(40_000) })).status).toBe(431)
    await table.expectUnharmed()
  })

  test('a socket for an unknown table is closed', async () => {
    const socket = new WebSocket(`${table.server.address.replace('http', 'ws')}api/tables/nix/socket`)
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(4404)
    await table.expectUnharmed()
  })
})
