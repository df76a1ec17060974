import { isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const count = (usual: number, min = 0) => z.coerce.number().int().min(min).default(usual)
const isOn = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')

const MAX_HOPS = 9
/** Names of networks that Fastify knows. */
const NETWORK = /^(loopback|linklocal|uniquelocal)$/

/** The number of proxies in front of the server, or their networks. Only their `X-Forwarded-For` is trusted. */
const trustedProxies = z.string().transform((text, context): number | false | string[] => {
  if (text === 'false' || text === '0') return false
  if (text === 'true') return 1
  if (/^\d+$/.test(text) && Number(text) <= MAX_HOPS) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  if (!/^\d+$/.test(text) && networks.every((network) => NETWORK.test(network) || isNetwork(network)))
    return networks
  context.addIssue({
    code: 'custom',
    message: 'must be the number of proxies (up to 9), or networks such as 10.0.0.0/8, with commas',
  })
  return z.NEVER
})

/** An IP address, with or without a prefix length. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  if (maxBits < 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits)
}

/** All settings; docs/hosting.md explains them. */
const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(4173),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    TRUST_PROXY: trustedProxies.default(false),
    DATA_DIR: z
      .string()
      .min(1)
      .default(fileURLToPath(new URL('../../../data', import.meta.url))),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
      .optional(),
    DATABASE_DIRECT_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
      .optional(),
    DATABASE_CONNECTIONS: count(8, 2),
    BUS_URL: z
      .string()
      .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
      .optional(),
    PEER_URL: z.url({ protocol: /^http$/ }).optional(),
    PAGE_DIR: z.string().default(fileURLToPath(new URL('../../web/dist', import.meta.url))),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    ROLE: z.enum(['server', 'worker']).default('server'),
    BOT_THREADS: count(1),
    FILE_SECONDS: count(10, 1),
    FILE_MEGABYTES: count(192, 64),
    TABLES_IN_MEMORY: count(2000, 1),
    TABLE_IDLE_SECONDS: count(120, 1),
    UNBEGUN_DAYS: count(30),
    ARCHIVE_DAYS: count(30),
    REQUESTS_PER_MINUTE: count(600, 1),
    TABLES_PER_HOUR: count(60, 1),
    TABLES_PER_HOUR_IN_ALL: count(3000, 1),
    IMPORTS_PER_HOUR: count(60, 1),
    IMPORTS_PER_HOUR_IN_ALL: count(1500, 1),
    EXPORTS_PER_HOUR: count(120, 1),
    EXPORTS_PER_HOUR_IN_ALL: count(6000, 1),
    REPORTS_PER_HOUR: count(20, 1),
    REPORTS_PER_HOUR_IN_ALL: count(500, 1),
    CODES_PER_HOUR: count(20, 1),
    CODES_PER_HOUR_IN_ALL: count(600, 1),
    CODE_TRIES_PER_HOUR: count(20, 1),
    CODE_TRIES_PER_HOUR_IN_ALL: count(300, 1),
    TALK_PER_MINUTE: count(120, 1),
    TALK_PER_MINUTE_IN_ALL: count(6000, 1),
    SOCKETS_PER_ADDRESS: count(200, 1),
    SOCKETS_IN_ALL: count(10_000, 1),
    MESSAGES_PER_SECOND: count(20, 1),
    MESSAGES_PER_SECOND_PER_ADDRESS: count(400, 1),
    UNREAD_MEGABYTES: count(64, 1),
    IPV6_PREFIX: z.coerce.number().int().min(16).max(128).default(56),
    PUSH_PUBLIC_KEY: z.string().optional(),
    PUSH_PRIVATE_KEY: z.string().optional(),
    PUSH_CONTACT: z
      .string()
      .regex(/^(mailto:|https:)/, 'must begin with mailto: or https:')
      .optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .optional(),
    MAIL_FROM: z.string().min(3).optional(),
    SERVER_SECRET: z.string().min(16).optional(),
    WEBHOOKS: isOn.default(false),
    NOTICE_AFTER_SECONDS: count(60),
  })
  .superRefine((env, context) => {
    const together = [
      ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT'],
      ['SMTP_URL', 'MAIL_FROM'],
    ] as const
    for (const names of together) {
      const missing = names.find((name) => env[name] === undefined)
      const given = names.find((name) => env[name] !== undefined)
      if (missing !== undefined && given !== undefined)
        context.addIssue({ code: 'custom', path: [missing], message: `is needed together with ${given}` })
    }
    if (env.BOT_THREADS === 0 && (env.DATABASE_URL === undefined || env.ROLE === 'worker'))
      context.addIssue({
        code: 'custom',
        path: ['BOT_THREADS'],
        message: 'must be at least 1: no other process runs bots',
      })
    for (const name of ['DATABASE_DIRECT_URL', 'BUS_URL'] as const)
      if (env[name] !== undefined && env.DATABASE_URL === undefined)
        context.addIssue({
          code: 'custom',
          path: ['DATABASE_URL'],
          message: `is needed together with ${name}`,
        })
    if (env.ROLE === 'worker' && env.DATABASE_URL === undefined)
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'is needed by a worker' })
  })

export type Config = z.infer<typeof schema>

export class InvalidSetting extends Error {}

/** Reads the environment. Throws with one line that names the first invalid setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as not set.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0] ?? '')
  const isSecret = /PRIVATE|SECRET|_URL$/.test(name)
  const shown = isSecret || given[name] === undefined ? '' : ` (it is ${JSON.stringify(given[name])})`
  throw new InvalidSetting(`${name}: ${issue?.message ?? 'is invalid'}${shown}. See docs/hosting.md.`)
}
