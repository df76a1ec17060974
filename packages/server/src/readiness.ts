import { statfs } from 'node:fs/promises'
import { writePulse } from './storage/pulse.ts'
import type { Storage } from './storage/storage.ts'
import { within } from './within.ts'

/** Whether the server can take answers now, and why not. */
export type Readiness = { readonly ready: boolean; readonly why?: 'stopping' | 'database' | 'disk' }

export type ReadinessConfig = {
  readonly storage: Storage
  readonly isStopping: () => boolean
  /** The bytes that are free on the disk of the database; null when it is elsewhere. */
  readonly freeBytes: () => Promise<number | null>
  readonly clock: () => number
  /** A clock that never goes back, in milliseconds. */
  readonly monotonic: () => number
}

/** Milliseconds. */
const CHECK_EVERY = 1000
const ANSWER_WITHIN = 3000
const MIN_FREE_BYTES = 20_000_000

/** Checks at most once a second, however often it is asked. A database that does not answer counts as failed. */
export function makeReadiness(config: ReadinessConfig): () => Promise<Readiness> {
  const { storage, isStopping, freeBytes, clock, monotonic } = config
  let last: { readonly at: number; readonly result: Promise<Readiness> } | null = null

  async function check(): Promise<Readiness> {
    const free = await freeBytes().catch(() => null)
    if (free !== null && free < MIN_FREE_BYTES) return { ready: false, why: 'disk' }
    try {
      await within(ANSWER_WITHIN, writePulse(storage.db, clock()))
      return { ready: true }
    } catch {
      return { ready: false, why: 'database' }
    }
  }

  return () => {
    if (isStopping()) return Promise.resolve({ ready: false, why: 'stopping' })
    if (last === null || monotonic() - last.at > CHECK_EVERY) last = { at: monotonic(), result: check() }
    return last.result
  }
}

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
