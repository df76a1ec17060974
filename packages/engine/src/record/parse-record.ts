import { checkChain, type Difference } from './check-chain.ts'
import { MIGRATIONS, type Migration } from './migration.ts'
import { type CampaignRecord, RECORD_FORMAT } from './record.ts'

/** Why a text is no record that can be played on. */
export type RecordFault =
  | { readonly kind: 'empty' }
  /** No JSON; `at` is the character where reading stopped, if that is known. */
  | { readonly kind: 'damaged'; readonly at: number | null; readonly length: number }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'format'; readonly format: number; readonly newest: number }
  | { readonly kind: 'misshapen'; readonly part: string }
  /** More of something than any campaign has. */
  | { readonly kind: 'too-much'; readonly part: string; readonly most: number }
  | { readonly kind: 'broken'; readonly difference: Difference }
  /** Whole, but no table that play by the rules leads to or goes on from. */
  | { readonly kind: 'impossible'; readonly part: string }
  /** The caller stopped it. */
  | { readonly kind: 'stopped' }

export type ParsedRecord =
  | { readonly ok: true; readonly record: CampaignRecord; readonly migrated: readonly string[] }
  | { readonly ok: false; readonly fault: RecordFault }

type Parts = Readonly<Record<string, unknown>>

type ReadParts =
  | { readonly ok: true; readonly parts: Parts; readonly migrated: readonly string[] }
  | { readonly ok: false; readonly fault: RecordFault }

/**
 * Reads a record that this installation wrote itself, brings it up to the newest format and checks that nothing in it
 * has been changed. Files from elsewhere go through `importRecord`.
 */
export function parseRecord(text: string, migrations: readonly Migration[] = MIGRATIONS): ParsedRecord {
  const read = readParts(text, migrations)
  if (!read.ok) return read
  const { parts, migrated } = read
  const part = misshapenPart(parts)
  if (part !== null) return refused({ kind: 'misshapen', part })
  const record = parts as unknown as CampaignRecord
  const difference = checkChain(record)
  return difference === null ? { ok: true, record, migrated } : refused({ kind: 'broken', difference })
}

/** The parts of a text in the newest format; what is in them has not been looked at. */
export function readParts(text: string, migrations: readonly Migration[] = MIGRATIONS): ReadParts {
  if (text.trim() === '') return refused({ kind: 'empty' })
  const parts = parseJson(text)
  if (parts === null) return refused({ kind: 'damaged', at: placeOfDamage(text), length: text.length })
  if (!isParts(parts) || typeof parts.format !== 'number') return refused({ kind: 'foreign' })
  const migrated: string[] = []
  try {
    const newest = bringUp(parts, migrations, migrated)
    return newest.format === RECORD_FORMAT
      ? { ok: true, parts: newest, migrated }
      : refused({ kind: 'format', format: parts.format, newest: RECORD_FORMAT })
  } catch {
    // A migration expects the shape of its format; without it there is nothing to bring up.
    return refused({ kind: 'misshapen', part: 'format' })
  }
}

function refused(fault: RecordFault): { readonly ok: false; readonly fault: RecordFault } {
  return { ok: false, fault }
}

function bringUp(parts: Parts, migrations: readonly Migration[], migrated: string[]): Parts {
  const next = migrations.find(({ from }) => from === parts.format)
  if (next === undefined) return parts
  migrated.push(next.name)
  return bringUp(next.migrate(parts), migrations, migrated)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** What the parser of JSON says about where it stopped; engines differ, so perhaps nothing. */
function placeOfDamage(text: string): number | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    const place = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined
    return place === undefined ? null : Number(place)
  }
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function areStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

/** The seals say whether a part is as it was written; the shape need only be good enough to ask them. */
function misshapenPart(parts: Parts): string | null {
  if (!isParts(parts.version)) return 'version'
  if (!isParts(parts.config)) return 'config'
  if (!areStrings(parts.players)) return 'players'
  if (parts.base !== null && !isParts(parts.base)) return 'base'
  if (!isParts(parts.checkpoint)) return 'checkpoint'
  const { seals, games, between, current } = parts
  if (!Array.isArray(between)) return 'between'
  if (!isParts(seals) || !areStrings([seals.head, seals.checkpoint, seals.chain])) return 'seals'
  if (!Array.isArray(games)) return 'games'
  const bad = games.findIndex((game) => !isOpenGame(game) || !areStrings([game.endHash, game.chain]))
  if (bad >= 0) return `games[${bad}]`
  return current === null || isOpenGame(current) ? null : 'current'
}

function isOpenGame(value: unknown): value is Parts {
  if (!isParts(value) || typeof value.game !== 'number' || !Array.isArray(value.before)) return false
  if (value.undone !== undefined && !areUndone(value.undone)) return false
  return areStrings(value.answers) && areStrings([value.startHash, value.links])
}

function areUndone(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (one: unknown) =>
        isParts(one) &&
        Number.isInteger(one.seat) &&
        Number.isInteger(one.to) &&
        areStrings(one.answers) &&
        typeof one.consent === 'boolean',
    )
  )
}
