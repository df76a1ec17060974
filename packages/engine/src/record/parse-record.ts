import { checkChain, type Difference } from './check-chain.ts'
import { isFork } from './fork.ts'
import { MIGRATIONS, type Migration } from './migration.ts'
import { type CampaignRecord, RECORD_FORMAT } from './record.ts'

/** Why a text is not a usable record. */
export type RecordFault =
  | { readonly kind: 'empty' }
  /** Not JSON; `at` is the character where parsing stopped, if known. */
  | { readonly kind: 'damaged'; readonly at: number | null; readonly length: number }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'format'; readonly format: number; readonly newest: number }
  | { readonly kind: 'misshapen'; readonly part: string }
  /** More of a part than any campaign has. */
  | { readonly kind: 'too-much'; readonly part: string; readonly max: number }
  | { readonly kind: 'broken'; readonly difference: Difference }
  /** Consistent, but a state that the rules cannot lead to or continue from. */
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
 * Reads a record that this installation wrote, migrates it to the newest format and checks that it was not changed.
 * Files from elsewhere go through `importRecord`.
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

/** The parts of a record in the newest format; their content is not checked yet. */
export function readParts(text: string, migrations: readonly Migration[] = MIGRATIONS): ReadParts {
  if (text.trim() === '') return refused({ kind: 'empty' })
  const parts = parseJson(text)
  if (parts === null)
    return text.trimStart().startsWith('{')
      ? refused({ kind: 'damaged', at: positionOfDamage(text), length: text.length })
      : refused({ kind: 'foreign' })
  if (!isParts(parts) || typeof parts.format !== 'number') return refused({ kind: 'foreign' })
  const migrated: string[] = []
  try {
    const newest = migrateUp(parts, migrations, migrated)
    return newest.format === RECORD_FORMAT
      ? { ok: true, parts: newest, migrated }
      : refused({ kind: 'format', format: parts.format, newest: RECORD_FORMAT })
  } catch {
    // A migration expects the shape of its format.
    return refused({ kind: 'misshapen', part: 'format' })
  }
}

function refused(fault: RecordFault): { readonly ok: false; readonly fault: RecordFault } {
  return { ok: false, fault }
}

function migrateUp(parts: Parts, migrations: readonly Migration[], migrated: string[]): Parts {
  const next = migrations.find(({ from }) => from === parts.format)
  if (next === undefined) return parts
  migrated.push(next.name)
  return migrateUp(next.migrate(parts), migrations, migrated)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** The position in the error of the JSON parser; not every JavaScript engine gives one. */
function positionOfDamage(text: string): number | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined
    return position === undefined ? null : Number(position)
  }
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function areStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

/** A rough check of the shape: the seals show whether a part was changed. */
function misshapenPart(parts: Parts): string | null {
  if (!isParts(parts.version)) return 'version'
  if (!isParts(parts.config)) return 'config'
  if (!areStrings(parts.players)) return 'players'
  if (parts.base !== null && !isParts(parts.base)) return 'base'
  if (!isParts(parts.checkpoint)) return 'checkpoint'
  const { seals, games, between, current, villageName, fork } = parts
  if (villageName !== undefined && !isVillageName(villageName)) return 'villageName'
  if (fork !== undefined && !isFork(fork)) return 'fork'
  if (!Array.isArray(between)) return 'between'
  if (!isParts(seals) || !areStrings([seals.head, seals.checkpoint, seals.chain])) return 'seals'
  if (!Array.isArray(games)) return 'games'
  const bad = games.findIndex((game) => !isOpenGame(game) || !areStrings([game.endHash, game.chain]))
  if (bad >= 0) return `games[${bad}]`
  return current === null || isOpenGame(current) ? null : 'current'
}

function isVillageName(value: unknown): boolean {
  return isParts(value) && areStrings([value.text, value.story])
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
