import { words } from '@charterstone/content'
import { LANGUAGES, type State } from '@charterstone/engine'
import type { Ruleset } from '../src/ruleset.ts'
import type { LiveTable } from '../src/table/live-table.ts'

/** Looks at everything that one seat or spectator is sent, for what it may not know. */
export type LeakFinder = {
  /** Cards that the rules offer to a seat have been opened. */
  readonly note: (live: LiveTable) => void
  readonly inspect: (text: string, live: LiveTable, seat: number) => void
  readonly found: readonly string[]
}

const FORBIDDEN = new Set([
  'rng',
  'deck',
  'objectiveDeck',
  'automaDeck',
  'candle',
  'seed',
  'setup',
  'hash',
  'record',
])
const TAIL = 4
const LONGEST = 60
const LONGEST_COMMON = 5

export function makeLeakFinder(ruleset: Ruleset, secrets: readonly string[]): LeakFinder {
  const names = namesOfThings()
  const slugs = slugsOf(ruleset)
  const found: string[] = []
  const seen = new Set<string>()
  const offered = new Set<string>()
  let sealedIn: State['legacy'] | null = null
  let sealed: ReadonlySet<string> = new Set()

  function inspect(text: string, live: LiveTable, seat: number): void {
    const { state, setup } = live
    const say = (what: string): void => {
      if (found.length < 20) found.push(`${what} at seq ${live.seq}, seat ${seat}`)
    }
    for (const secret of secrets) if (text.includes(secret)) say('a key')
    if (setup.seed > 99_999 && text.includes(String(setup.seed))) say('the seed')
    if (state === null) return
    for (const word of state.rng)
      if (Math.abs(word) > 99_999 && text.includes(String(word))) say('the generator')
    const { deck, objectiveDeck, automaDeck } = state.table
    for (const cards of [deck, objectiveDeck, automaDeck])
      if (
        cards.length > TAIL &&
        text.includes(cards.slice(-TAIL).join(',')) &&
        !(cards === deck && isSearching(state, seat))
      )
        say('the order of a deck')
    if (sealedIn !== state.legacy) {
      sealedIn = state.legacy
      sealed = sealedSlugs(slugs, state)
    }
    visit(JSON.parse(text), (value, name) => {
      if (name !== null && FORBIDDEN.has(name) && typeof value !== 'string') say(`a field ${name}`)
      if (typeof value === 'string') inspectText(value, say)
    })
    inspectSecrets(JSON.parse(text) as Sent, live, seat, say)
  }

  /** A seat that searches the deck sees all of it, and the deck is shuffled before anybody draws from it (K9). */
  function isSearching({ pending, table }: State, seat: number): boolean {
    if (pending === null || pending.seat !== seat || !pending.secret) return false
    const offeredNow = new Set(pending.options.flatMap(partsOf))
    return table.deck.slice(-TAIL).some((card) => offeredNow.has(slugs.get(card) ?? ''))
  }

  function inspectText(text: string, say: (what: string) => void): void {
    const isNew = !seen.has(text)
    seen.add(text)
    if (isNew && text.length > LONGEST) say(`a long text: ${text.slice(0, 40)}`)
    if (isNew && names.has(text)) say(`a name: ${text}`)
    for (const part of partsOf(text))
      if (sealed.has(part) && !offered.has(part)) say(`something sealed: ${text}`)
  }

  function note({ state }: LiveTable): void {
    for (const option of state?.pending?.options ?? []) for (const part of partsOf(option)) offered.add(part)
  }

  return { note, inspect, found }
}

function partsOf(text: string): readonly string[] {
  return text.split(/[:+/]/)
}

type Sent = {
  readonly sight?: {
    readonly decision: {
      readonly seat: number
      readonly secret: boolean
      readonly options: readonly string[]
    } | null
    readonly legacy?: {
      readonly charters: readonly { readonly victoryCard: number }[]
      readonly history: readonly unknown[]
    }
  } | null
  readonly entry?: { readonly seat: number; readonly key: string | null }
}

const LAST_GAME = 12

/** What others choose secretly stays with them. */
function inspectSecrets(
  { sight, entry }: Sent,
  live: LiveTable,
  seat: number,
  say: (what: string) => void,
): void {
  const decision = sight?.decision ?? null
  if (decision?.secret === true && decision.seat !== seat && decision.options.length > 0)
    say('the options of another')
  if (entry !== undefined && entry.seat !== seat && entry.key !== null) {
    const step = live.inProgress?.steps.findLast(({ key }) => key === entry.key)
    if (step?.isSecret === true && step.seat === entry.seat) say('the secret answer of another')
  }
  const own = live.holders[seat]?.charter ?? -1
  const legacy = sight?.legacy
  if (legacy === undefined || legacy.history.length >= LAST_GAME) return
  for (const [charter, { victoryCard }] of legacy.charters.entries())
    if (charter !== own && victoryCard > 0) say('the victory card of another')
}

function visit(
  value: unknown,
  see: (value: unknown, name: string | null) => void,
  name: string | null = null,
): void {
  see(value, name)
  if (Array.isArray(value)) for (const each of value) visit(each, see)
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) visit(each, see, key)
}

/** The names of all cards and rules in all languages: none of them is ever sent. Short ones are words of the protocol too. */
function namesOfThings(): ReadonlySet<string> {
  const all = LANGUAGES.flatMap((language) => {
    const { names, rules } = words[language]
    return [...Object.values(names), ...Object.values(rules).map((rule) => rule.name)]
  })
  return new Set(all.filter((name) => name.length > LONGEST_COMMON && name !== name.toLowerCase()))
}

/** By number, everything in the box that has a short name of its own. */
function slugsOf({ engine }: Ruleset): ReadonlyMap<number, string> {
  const slugs = new Map<number, string>()
  visit(engine.catalogue, (value) => {
    if (typeof value !== 'object' || value === null || !('slug' in value) || !('number' in value)) return
    if (typeof value.number === 'number' && typeof value.slug === 'string')
      slugs.set(value.number, value.slug)
  })
  return slugs
}

const CONSTRUCTED = 700

/** The contents of unopened crates are nowhere in the state. */
function sealedSlugs(slugs: ReadonlyMap<number, string>, state: State): ReadonlySet<string> {
  const present = new Set<number>()
  visit([state.legacy, state.table], (value) => {
    if (typeof value === 'number') present.add(value).add(value - CONSTRUCTED)
  })
  return new Set([...slugs].flatMap(([number, slug]) => (present.has(number) || number < 20 ? [] : [slug])))
}
