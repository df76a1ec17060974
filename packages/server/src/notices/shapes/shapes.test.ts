import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type HookCall, type HookService, startHookService } from '../../../test-support/hook-service.ts'
import { readConfig } from '../../config.ts'
import type { Message } from '../message.ts'
import { makeTransports } from '../transport.ts'
import { requestFor } from './shape-of.ts'

const MESSAGE: Message = {
  id: 'abc.1.7',
  title: 'Charterstone: your turn',
  text: 'Mira & <Co>, @everyone of *Amberwick* is waiting for your move.',
  url: 'https://village.example/t/abc',
}
const LONG: Message = { ...MESSAGE, text: 'Żółw 🐢 '.repeat(3000) }

/** What each service documents: fields that it knows, their limits, and how it is called. */
const discord = z.strictObject({
  content: z.string().min(1).max(2000),
  allowed_mentions: z.strictObject({ parse: z.array(z.enum(['roles', 'users', 'everyone'])) }),
})
const slack = z.strictObject({ text: z.string().min(1).max(40_000), unfurl_links: z.boolean().optional() })
const ntfy = z.strictObject({
  topic: z.string().regex(/^[-_A-Za-z0-9]{1,64}$/),
  title: z.string().optional(),
  message: z.string().refine((text) => Buffer.byteLength(text) <= 4096),
  click: z.url().optional(),
  tags: z.array(z.string()).optional(),
  priority: z.int().min(1).max(5).optional(),
})
const gotify = z.strictObject({
  title: z.string().optional(),
  message: z.string().min(1),
  priority: z.int().optional(),
  extras: z.record(z.string(), z.unknown()).optional(),
})
const matrix = z.strictObject({
  msgtype: z.literal('m.text'),
  body: z.string(),
  'm.mentions': z.strictObject({ user_ids: z.array(z.string()).optional() }).optional(),
})

const services: HookService[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map(({ stop }) => stop()))
})

type Documented = {
  readonly schema: z.ZodType
  readonly method?: string
  readonly path: RegExp
  readonly status: number
}

/** Calls the address, whatever its host, at a small service of this machine; returns what the service has accepted. */
async function send(
  { schema, method = 'POST', path, status }: Documented,
  address: (port: number) => string,
  message = MESSAGE,
): Promise<HookCall> {
  const service = await startHookService(status, (call) => {
    if (call.method !== method) return `method ${call.method}`
    if (!path.test(call.path)) return `path ${call.path}`
    if (call.headers['content-type'] !== 'application/json') return 'not JSON'
    const parsed = schema.safeParse(call.body)
    return parsed.success ? null : parsed.error.message
  })
  services.push(service)
  const { webhook } = makeTransports(readConfig({ WEBHOOKS: '1' }), () =>
    Promise.resolve({ address: '127.0.0.1', family: 4 }),
  )
  await webhook?.({ webhook: address(service.port) }, message).catch(() => undefined)
  expect(service.refused).toEqual([])
  const [call] = service.calls
  if (call === undefined) throw new Error('the service was not called')
  return call
}

const DISCORD: Documented = { schema: discord, path: /^\/api\/webhooks\/123\/tok-en_1$/, status: 204 }
const SLACK: Documented = { schema: slack, path: /^\/services\/T0\/B0\/x$/, status: 200 }
const NTFY: Documented = { schema: ntfy, path: /^\/(\?.*)?$/, status: 200 }
const GOTIFY: Documented = { schema: gotify, path: /^\/push\/message\?token=A1$/, status: 200 }
const MATRIX: Documented = {
  schema: matrix,
  method: 'PUT',
  path: /^\/_matrix\/client\/v3\/rooms\/!room%3Aexample\.org\/send\/m\.room\.message\/[^/?]+$/,
  status: 200,
}
const inDiscord = (port: number) => `http://discord.com:${port}/api/webhooks/123/tok-en_1`
const inSlack = (port: number) => `http://hooks.slack.com:${port}/services/T0/B0/x`
const inNtfy = (port: number) => `http://ntfy.sh:${port}/mira-turns`
const inMatrix = (port: number) =>
  `http://matrix.example.org:${port}/_matrix/client/v3/rooms/!room:example.org?access_token=syt_1`

test('Discord gets content that mentions nobody and shows names as they are', async () => {
  const { body } = await send(DISCORD, inDiscord)
  expect(body).toEqual({
    content:
      '**Charterstone: your turn**\nMira & \\<Co\\>, \\@everyone of \\*Amberwick\\* is waiting for your move.\nhttps://village.example/t/abc',
    allowed_mentions: { parse: [] },
  })
})

test('Slack gets text with its three signs escaped', async () => {
  const { body } = await send(SLACK, inSlack)
  expect(body).toEqual({
    text: '*Charterstone: your turn*\nMira &amp; &lt;Co&gt;, @everyone of *Amberwick* is waiting for your move.\n<https://village.example/t/abc>',
    unfurl_links: false,
  })
})

test('ntfy gets JSON at its root, with the topic inside', async () => {
  const { body, headers } = await send(NTFY, inNtfy)
  expect(body).toMatchObject({
    topic: 'mira-turns',
    title: MESSAGE.title,
    message: MESSAGE.text,
    click: MESSAGE.url,
  })
  expect(headers.authorization).toBeUndefined()
})

test('a protected topic of ntfy is opened by the password or the token of its address', async () => {
  const { headers } = await send(NTFY, (port) => `http://mira:s%40cret@ntfy.example.org:${port}/turns`)
  expect(headers.authorization).toBe(`Basic ${Buffer.from('mira:s@cret').toString('base64')}`)
  const token = await send(NTFY, (port) => `http://:tk_1@ntfy.example.org:${port}/turns`)
  expect(token.headers.authorization).toBe(`Basic ${Buffer.from(':tk_1').toString('base64')}`)
})

test('Gotify gets title, message and priority at its own address, and a click opens the table', async () => {
  const { body } = await send(GOTIFY, (port) => `http://home.example.org:${port}/push/message?token=A1`)
  expect(body).toEqual({
    title: MESSAGE.title,
    message: `${MESSAGE.text}\n${MESSAGE.url}`,
    priority: 5,
    extras: { 'client::notification': { click: { url: MESSAGE.url } } },
  })
})

test('Matrix gets a message event, with the token in a header only', async () => {
  const { body, headers, path } = await send(MATRIX, inMatrix)
  expect(headers.authorization).toBe('Bearer syt_1')
  expect(path).not.toContain('syt_1')
  expect(path.endsWith('/abc.1.7')).toBe(true)
  expect(body).toMatchObject({ msgtype: 'm.text', body: `${MESSAGE.title}\n${MESSAGE.text}\n${MESSAGE.url}` })
})

test('a message that is sent to Matrix again has the same transaction, another one another', () => {
  const urlOf = (message: Message) => requestFor(inMatrix(1), message).url
  expect(urlOf(MESSAGE)).toBe(urlOf(MESSAGE))
  expect(urlOf({ ...MESSAGE, id: 'abc.1.8' })).not.toBe(urlOf(MESSAGE))
})

/** No character was cut in two. */
function isWhole(text: string): boolean {
  return Buffer.from(text).toString() === text && !text.includes('\uFFFD')
}

describe('a text that is too long', () => {
  test('a long text fits Discord, and its link stays whole', async () => {
    const { body } = await send(DISCORD, inDiscord, LONG)
    const { content } = discord.parse(body)
    expect(content.endsWith(`…\n${LONG.url}`)).toBe(true)
    expect(isWhole(content)).toBe(true)
  })

  test('a long text fits Slack, and its link stays whole', async () => {
    const { body } = await send(SLACK, inSlack, LONG)
    expect(slack.parse(body).text.endsWith(`…\n<${LONG.url}>`)).toBe(true)
  })

  test('a long text fits ntfy', async () => {
    const { body } = await send(NTFY, inNtfy, LONG)
    expect(isWhole(ntfy.parse(body).message)).toBe(true)
  })
})

test.each([
  'https://discord.com.evil.example/api/webhooks/123/x',
  'https://discord.com/channels/1/2',
  'https://hooks.slack.com/workflows/T0/A0/1',
  'https://example.org/hook',
  'https://example.org/_matrix/client/v3/rooms/!room:example.org',
  'https://example.org/message',
])('any other address gets plain JSON, as before: %s', (webhook) => {
  const { method, url, body } = requestFor(webhook, MESSAGE)
  expect([method, url]).toEqual(['POST', webhook])
  const { title, text, url: link } = MESSAGE
  expect(JSON.parse(body)).toEqual({ title, text, url: link })
})
