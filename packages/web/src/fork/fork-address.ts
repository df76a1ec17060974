import {
  type CampaignRecord,
  type CampaignStart,
  cleanName,
  type Engine,
  type Event,
  hash,
  isConfig,
  keyOf,
  RECORD_FORMAT,
  type State,
  sealed,
  versionOf,
} from '@charterstone/engine'
import { type Digit, type DigitReader, readDigits, writeDigits } from '../weekly/answer-digits.ts'
import { BETWEEN, baseOf, checkOf, MAX_NAMES, nameIn, versionText } from '../weekly/game-digits.ts'

/** Why an address shows no fork. `version`: it was played by other rules. */
export type ForkFault = 'damaged' | 'version'

/** Longer addresses break in chats: then it is a file. */
const MAX_LETTERS = 6000
const MAX_ANSWERS = 10_000
const MAX_GAMES = 20

/** What an address holds besides the answers. */
type Head = {
  readonly config: CampaignRecord['config']
  readonly players: readonly string[]
  readonly game: number
  readonly step: number
  /** The games that are over, and the answers in the one that is not, or in the last one. */
  readonly closed: number
  readonly answers: number
}

/** The fragment of the address of a fork; null when it does not fit into one: then it is a file. */
export function writeFork(engine: Engine, record: CampaignRecord): string | null {
  const { config, players, fork, base, games, current, between } = record
  const rows = [...games, ...(current === null ? [] : [current])]
  const last = rows.at(-1)
  const hasChanges = between.length > 0 || rows.some(({ before }) => before.length > 0)
  if (fork === undefined || base !== null || hasChanges || last === undefined) return null
  const digits: Digit[] = []
  const names: string[] = []
  const state = firstState(engine, config)
  for (const [index, { answers }] of rows.entries()) {
    engine.startGame(state)
    for (const key of answers) {
      const { pending } = state
      const events: Event[] = []
      if (pending === null || engine.apply(state, key, events) !== undefined) return null
      const value = pending.options.indexOf(key)
      digits.push({ value: value < 0 ? pending.options.length : value, base: baseOf(pending) })
      if (value < 0) names.push(nameIn(events))
    }
    if (index < rows.length - 1) engine.packUp(state)
  }
  const head: Head = {
    config,
    players,
    game: fork.game,
    step: fork.step,
    closed: rows.length - 1,
    answers: last.answers.length,
  }
  const fragment = new URLSearchParams({
    v: versionText(engine),
    h: JSON.stringify(head),
    a: writeDigits(digits),
    ...(names.length > 0 && { t: names.join(BETWEEN) }),
    c: checkOf(state),
  }).toString()
  return fragment.length > MAX_LETTERS ? null : fragment
}

/** The record of an address. Every answer must be one that the rules offer, and the end must be the one that was written. */
export function readFork(engine: Engine, fragment: string): CampaignRecord | ForkFault {
  if (fragment.length > MAX_LETTERS) return 'damaged'
  const parts = new URLSearchParams(fragment)
  const part = (key: string) => parts.get(key) ?? ''
  const digits = readDigits(part('a'))
  const names = part('t') === '' ? [] : part('t').split(BETWEEN)
  if (digits === null || names.length > MAX_NAMES || part('h') === '') return 'damaged'
  if (part('v') !== versionText(engine)) return 'version'
  try {
    const head = readHead(engine, part('h'))
    if (head === null) return 'damaged'
    const { record, state } = replay(engine, head, digits, names)
    return digits.isEmpty() && checkOf(state) === part('c') ? record : 'damaged'
  } catch {
    // Only answers that no game has lead to a broken invariant.
    return 'damaged'
  }
}

function readHead({ catalogue }: Engine, text: string): Head | null {
  const read = JSON.parse(text) as Partial<Record<keyof Head, unknown>> | null
  if (read === null || typeof read !== 'object' || !isConfig(catalogue, read.config)) return null
  const { config, players, game, step, closed, answers } = read
  const isWritten =
    Array.isArray(players) &&
    players.length === config.seats.length &&
    players.every((player) => typeof player === 'string' && /^[a-z:]{1,30}$/.test(player))
  if (!isWritten || !isCount(closed, MAX_GAMES) || !isCount(answers, MAX_ANSWERS)) return null
  if (!isCount(game, MAX_GAMES) || !isCount(step, answers)) return null
  return { config, players: players as string[], game, step, closed, answers }
}

function isCount(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max
}

type Replayed = { readonly record: CampaignRecord; readonly state: State }

function replay(engine: Engine, head: Head, digits: DigitReader, names: readonly string[]): Replayed {
  const { config, players, game, step, closed } = head
  const state = firstState(engine, config)
  const written = [...names]
  const rows = Array.from({ length: closed + 1 }, (_, index) => {
    engine.startGame(state)
    const opened = { game: state.legacy.game, before: [], startHash: hash(state), links: '' }
    const answers = answersOf(engine, state, digits, written, index === closed ? head.answers : MAX_ANSWERS)
    if (index === closed) return { ...opened, answers, endHash: '' }
    engine.packUp(state)
    return { ...opened, answers, endHash: hash(state) }
  })
  const last = rows.at(-1)
  if (last === undefined) throw new Error('no game')
  const { endHash: _, ...current } = last
  const record = sealed(
    {
      format: RECORD_FORMAT,
      version: versionOf(engine.catalogue),
      config,
      players,
      base: null,
      games: rows.slice(0, -1).map((row) => ({ ...row, chain: '' })),
      between: [],
      current,
      fork: { of: '', game, step },
    },
    state,
  )
  return { record, state }
}

/** The answers of one game up to its end, or as many as there are. */
function answersOf(
  engine: Engine,
  state: State,
  digits: DigitReader,
  names: string[],
  max: number,
): readonly string[] {
  const answers: string[] = []
  while (state.pending !== null && answers.length < max) {
    const { pending } = state
    const key =
      pending.options[digits.next(baseOf(pending))] ??
      keyOf({ kind: 'write-name', name: cleanName(names.shift() ?? '') })
    const refusal = engine.apply(state, key)
    if (refusal !== undefined) throw new Error(refusal.reason)
    answers.push(key)
  }
  return answers
}

function firstState(engine: Engine, config: CampaignStart['config']): State {
  return 'stage' in config ? engine.newSingleGame(config) : engine.newCampaign(config)
}
