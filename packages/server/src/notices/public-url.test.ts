import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isPublicAddress, publicAddress } from './public-url.ts'
import { sendRequest } from './send-request.ts'
import { jsonRequest } from './shapes/hook-request.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test.each([
  'http://127.0.0.1/x',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://0/',
  'http://10.1.2.3/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest',
  'http://100.64.0.1/',
  'http://198.18.0.1/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[::ffff:a00:1]/',
  'http://[::ffff:0:10.0.0.1]/',
  'http://[64:ff9b::10.0.0.1]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:a00:1::]/',
  'http://[2002:7f00:1::1]/',
  'http://[2001:0:53aa:64c:0:0:f5ff:fffe]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[fd00::1]/',
  'http://[ff02::1]/',
])('%s is in a private network', async (url) => {
  await expect(publicAddress(url)).rejects.toThrow('not a public address')
})

test.each(['http://93.184.216.34/', 'http://[2606:4700::1111]/', 'http://[64:ff9b::5db8:d822]/'])(
  '%s is public',
  async (url) => {
    expect(isPublicAddress((await publicAddress(url)).address)).toBe(true)
  },
)

test('a name with one private address among others is refused', async () => {
  const both = [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ] as const
  await expect(publicAddress('http://mixed.example/', () => Promise.resolve(both))).rejects.toThrow('public')
  await expect(publicAddress('http://none.example/', () => Promise.resolve([]))).rejects.toThrow('public')
})

function serve(status: number, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const server = createServer((request, reply) => {
    seen.push(`${request.headers.host} ${request.url}`)
    reply.writeHead(status, headers).end()
  })
  servers.push(server)
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(String((server.address() as AddressInfo).port)))
  })
}
const seen: string[] = []
const soon = (): { readonly signal: AbortSignal } => ({ signal: AbortSignal.timeout(5000) })

test('a webhook is called at the address that was checked, whatever its name resolves to by then', async () => {
  const port = await serve(204)
  seen.length = 0
  // Looked up again, localhost could be any address; this name cannot be looked up at all.
  const checked = { address: '127.0.0.1', family: 4 } as const
  expect(
    await sendRequest(jsonRequest('POST', `http://rebound.invalid:${port}/hook`, {}), checked, soon()),
  ).toBe(204)
  expect(seen).toEqual([`rebound.invalid:${port} /hook`])
})

test('a redirect is not followed', async () => {
  const inside = await serve(200)
  const port = await serve(307, { Location: `http://127.0.0.1:${inside}/secret` })
  seen.length = 0
  const at = { address: '127.0.0.1', family: 4 } as const
  expect(await sendRequest(jsonRequest('POST', `http://127.0.0.1:${port}/hook`, {}), at, soon())).toBe(307)
  expect(seen).toEqual([`127.0.0.1:${port} /hook`])
})
