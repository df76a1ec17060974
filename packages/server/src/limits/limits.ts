import type { Config } from '../config.ts'
import { countedAddress } from './address.ts'
import { type AtOnce, makeAtOnce } from './at-once.ts'
import { type Limiter, makeLimiter } from './limiter.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Seconds' worth of messages that may arrive at once. */
export const BURST_SECONDS = 3

/** Transfers of files that run at once: each takes memory until it is over. */
const TRANSFERS = { inAll: 24, forAddress: 4 }

export type LimitName =
  | 'requests'
  | 'tables'
  | 'imports'
  | 'exports'
  | 'reports'
  | 'codes'
  | 'code-tries'
  | 'talk'
  | 'frames'

export type OpenName = 'sockets' | 'uploads' | 'downloads'

/** All limits by network address, and in all, of this process. docs/hosting.md lists the settings. */
export type Limits = {
  readonly counted: (ip: string) => string
  /** Counts it for a counted address; false when it is too much. */
  readonly take: (name: LimitName, address: string, cost?: number) => boolean
  readonly isOpen: (name: LimitName, address: string) => boolean
  /** Opens one more: the function that closes it, or null when there are too many. */
  readonly open: (name: OpenName, address: string) => (() => void) | null
}

export type LimitsConfig = {
  readonly config: Config
  /** A clock that never goes back, in milliseconds. */
  readonly clock: () => number
  readonly onLimited: (name: LimitName | OpenName) => void
}

export function makeLimits({ config, clock, onLimited }: LimitsConfig): Limits {
  const within = (period: number) => (forAddress: number, inAll?: number) =>
    makeLimiter({ forAddress, period, clock, ...(inAll !== undefined && { inAll }) })
  const perHour = within(HOUR)
  const messages = config.MESSAGES_PER_SECOND_PER_ADDRESS * BURST_SECONDS
  const limiters: Readonly<Record<LimitName, Limiter>> = {
    requests: within(MINUTE)(config.REQUESTS_PER_MINUTE),
    tables: perHour(config.TABLES_PER_HOUR, config.TABLES_PER_HOUR_IN_ALL),
    imports: perHour(config.IMPORTS_PER_HOUR, config.IMPORTS_PER_HOUR_IN_ALL),
    exports: perHour(config.EXPORTS_PER_HOUR, config.EXPORTS_PER_HOUR_IN_ALL),
    reports: perHour(config.REPORTS_PER_HOUR, config.REPORTS_PER_HOUR_IN_ALL),
    codes: perHour(config.CODES_PER_HOUR, config.CODES_PER_HOUR_IN_ALL),
    'code-tries': perHour(config.CODE_TRIES_PER_HOUR, config.CODE_TRIES_PER_HOUR_IN_ALL),
    talk: within(MINUTE)(config.TALK_PER_MINUTE, config.TALK_PER_MINUTE_IN_ALL),
    frames: within(BURST_SECONDS * SECOND)(messages),
  }
  const open: Readonly<Record<OpenName, AtOnce>> = {
    sockets: makeAtOnce({ forAddress: config.SOCKETS_PER_ADDRESS, inAll: config.SOCKETS_IN_ALL }),
    uploads: makeAtOnce(TRANSFERS),
    downloads: makeAtOnce(TRANSFERS),
  }
  return {
    counted: (ip) => countedAddress(ip, config.IPV6_PREFIX),
    take: (name, address, cost) => {
      const isTaken = limiters[name].take(address, cost)
      if (!isTaken) onLimited(name)
      return isTaken
    },
    isOpen: (name, address) => limiters[name].isOpen(address),
    open: (name, address) => {
      const close = open[name].open(address)
      if (close === null) onLimited(name)
      return close
    },
  }
}
