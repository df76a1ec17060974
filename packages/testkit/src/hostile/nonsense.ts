import { type CampaignRecord, type Rng, roll, shuffle } from '@charterstone/engine'
import { withForgedTable } from './forged-stacks.ts'
import { edited, formsOf, isParts, type Json, type Parts, type Path, valueAt } from './json.ts'
import { partsOf, withNewSeals } from './seal.ts'

const STRANGE: readonly Json[] = [
  null,
  true,
  '',
  'x',
  '__proto__',
  -1,
  0.5,
  1e21,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
]

/** A value of another type at one path, with new hashes. */
export function wrongType(honest: CampaignRecord, path: Path, rng: Rng): Parts {
  const parts = partsOf(honest)
  const type = typeOf(valueAt(parts, path))
  const others = STRANGE.filter((value) => typeOf(value) !== type)
  return withNewSeals(edited(parts, path, others[roll(rng, others.length)]), honest, path)
}

function typeOf(value: Json | undefined): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'list' : typeof value
}

/** A record without the part at a path. */
export function missing(honest: CampaignRecord, path: Path): Parts {
  return withNewSeals(edited(partsOf(honest), path, undefined), honest, path)
}

const EXTRA = ['__proto__', 'constructor', 'toJSON', 'length', 'then', 'extra', '<b>', 'x'.repeat(5000)]

/** A record with an unknown key at a random path. */
export function extra(honest: CampaignRecord, path: Path, rng: Rng): Parts {
  const parts = partsOf(honest)
  const holder = isParts(valueAt(parts, path)) ? path : []
  const key = EXTRA[roll(rng, EXTRA.length)] ?? 'extra'
  return withNewSeals(edited(parts, [...holder, key], { polluted: true }), honest)
}

/** A changed number of the table, with valid hashes and other rules. */
export function otherNumber(honest: CampaignRecord, rng: Rng): Parts {
  const parts = partsOf(honest)
  const paths = formsOf(parts.checkpoint ?? null).filter(
    (path) => typeof valueAt(parts.checkpoint ?? null, path) === 'number',
  )
  const path = ['checkpoint', ...(paths[roll(rng, paths.length)] ?? [])]
  const numbers = [-1, 0, 1, 5, 6, 65, 66, 840, 1000, 2 ** 31, -(2 ** 31)]
  const target = (['own rules', 'other rules', 'base'] as const)[roll(rng, 3)] ?? 'base'
  return withForgedTable(honest, edited(parts, path, numbers[roll(rng, numbers.length)]), target)
}

/** The real answers in another order. */
export function shuffledAnswers(honest: CampaignRecord, rng: Rng): Parts {
  const parts = partsOf(honest)
  const path: Path = honest.current === null ? ['games', 0, 'answers'] : ['current', 'answers']
  const answers = valueAt(parts, path)
  if (!Array.isArray(answers)) return parts
  const others = [...answers, 'skip', '']
  shuffle(rng, others)
  return withNewSeals(edited(parts, path, others), honest)
}

/** One game twice, or one game missing. */
export function otherGames(honest: CampaignRecord, rng: Rng): Parts {
  const parts = partsOf(honest)
  const games = Array.isArray(parts.games) ? parts.games : []
  const others = roll(rng, 2) === 0 ? [...games, ...games] : games.slice(1)
  return withNewSeals({ ...parts, games: others }, honest)
}
