import type { Box } from '../catalogue/box.ts'
import { CHARTERS, MINIONS } from '../catalogue/charter.ts'
import { GOODS } from '../catalogue/good.ts'
import { RANSOM } from '../catalogue/special-cards.ts'
import type { Decision } from '../loop/decision.ts'
import type { Frame } from '../loop/frame.ts'
import { START_WEALTH } from '../setup/grown-village.ts'
import { CAPACITIES, GLORY_ROWS } from '../state/legacy.ts'
import { at } from '../state/list.ts'
import { PLOTS, plotSpot, TILES, tileSpot } from '../state/spot.ts'
import { keyOf } from './key-of.ts'
import type { CardVerb, GoodVerb, Option, Placing } from './option.ts'

/** The question that a key answers, and the village as it stands when it is asked. */
export type Question = {
  readonly box: Box
  readonly decision: Pick<Decision, 'kind' | 'seat' | 'open'>
  readonly frame: Frame | undefined
  /** The charter of the seat that is asked. */
  readonly charter: number
  readonly buildings: readonly number[]
}

/** What a key means as an answer to a question; null for a key that no question offers. */
export function readOption(question: Question, key: string): Option | null {
  const colon = key.indexOf(':')
  const word = colon < 0 ? key : key.slice(0, colon)
  const rest = colon < 0 ? '' : key.slice(colon + 1)
  return READERS.get(word)?.(question, rest) ?? null
}

/** The building that an answer sends a worker to, by its slug; 0 for any other key. */
export function readPlace(numbers: ReadonlyMap<string, number>, key: string): number {
  return key.startsWith(PLACE) ? (numbers.get(key.slice(PLACE.length)) ?? 0) : 0
}

const PLACE = 'place:'

/** The name that a player has written as an answer; null for any other key. */
export function readName(key: string): string | null {
  return key.startsWith(NAME) ? key.slice(NAME.length) : null
}

const NAME = keyOf({ kind: 'write-name', name: '' })

type Reader = (question: Question, rest: string) => Option | null | undefined

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['pass', plain({ kind: 'pass' })],
  ['end', plain({ kind: 'end' })],
  ['skip', plain({ kind: 'skip' })],
  ['take', plain({ kind: 'take' })],
  ['trade', plain({ kind: 'trade' })],
  ['look', plain({ kind: 'look' })],
  ['bump', plain({ kind: 'bump' })],
  ['share', plain({ kind: 'share' })],
  ['place', (question, slug) => place(question, slug, PLACING[question.decision.kind] ?? 'worker')],
  ['scroll', (question, slug) => place(question, slug, 'scroll')],
  ['retrieve', (question, slug) => (slug === '' ? RETRIEVE_ALL : retrieve(question, slug))],
  ['plot', ({ charter }, rest) => plot(rest, PLOTS, (index) => plotSpot(charter, index))],
  ['island', ({ charter }, rest) => plot(rest, TILES, (index) => tileSpot(charter, index))],
  ['charter', (_question, rest) => charter(rest)],
  ['minion', minion],
  ['worker', (_question, rest) => found(WORKERS, rest, (worker) => ({ kind: 'worker', worker }))],
  ['progress', (_question, rest) => progress(rest)],
  ['quota', quota],
  ['pay', pay],
  ['gain', (_question, rest) => good('gain', rest)],
  ['give', (_question, rest) => good('give', rest)],
  ['spare', (_question, rest) => good('spare', rest)],
  ['keep', (question, rest) => good('keep', rest) ?? card(question, 'keep', rest)],
  ['card', takeCard],
  ['deck', (question, slug) => card(question, 'draw', slug)],
  ['build', (question, slug) => (slug === NOTHING ? ONLY_BUILD : card(question, 'build', slug))],
  ['open', (question, slug) => (slug === NOTHING ? ONLY_OPEN : card(question, 'open', slug))],
  ['score', (question, slug) => card(question, 'score', slug)],
  ['use', (question, slug) => card(question, 'use', slug)],
  ['power', (question, slug) => card(question, 'use-power', slug)],
  ['persona', (question, slug) => card(question, 'pick-persona', slug)],
  ['victory', (question, slug) => card(question, 'pick-victory-card', slug)],
  ['name', name],
  ['crate-resources', crateResources],
  ['start', (_question, rest) => (rest === 'coins' ? START_COINS : rest === 'vp' ? START_VP : null)],
  ['choose', choose],
  ['row', (_question, rest) => gloryRow(rest)],
  ['capacity', (_question, rest) => found(CAPACITIES, rest, (what) => ({ kind: 'capacity', what }))],
  ['path', path],
  ['companion', (_question, rest) => found(TREATED, rest, (treated) => ({ kind: 'companion', treated }))],
  ['level', (_question, rest) => automaLevel(rest)],
])

const PLACING: Partial<Readonly<Record<Decision['kind'], Placing>>> = {
  'minion-spot': 'minion',
  mirror: 'copy',
  echo: 'copy',
}
const WORKERS = ['spectral', 'large', 'small'] as const
const TREATED = ['kind', 'wary'] as const
const NOTHING = 'nothing'
const RETRIEVE_ALL: Option = { kind: 'retrieve-all' }
const TOP_CARD: Option = { kind: 'top-card' }
const EXTRA_GLORY: Option = { kind: 'extra-glory' }
const PAY: Option = { kind: 'pay' }
const ONLY_BUILD: Option = { kind: 'only-pay', verb: 'build' }
const ONLY_OPEN: Option = { kind: 'only-pay', verb: 'open' }
const START_COINS: Option = { kind: 'start', what: 'coin', count: START_WEALTH.coin }
const START_VP: Option = { kind: 'start', what: 'vp', count: START_WEALTH.vp }

function plain(option: Option): Reader {
  return (_question, rest) => (rest === '' ? option : null)
}

/** The option made of the one word of a list that stands after the colon. */
function found<Word extends string>(
  words: readonly Word[],
  rest: string,
  make: (word: Word, index: number) => Option,
): Option | null {
  const index = (words as readonly string[]).indexOf(rest)
  return index < 0 ? null : make(at(words, index), index)
}

/** The index that is written as a count from 1; -1 for anything else. */
function indexOf(rest: string): number {
  return /^[1-9]\d{0,3}$/.test(rest) ? Number(rest) - 1 : -1
}

type BuildingSpot = { readonly spot: number; readonly building: number; readonly slug: string }

function spotOf({ box, buildings }: Question, slug: string): BuildingSpot | null {
  const building = box.numbers.get(slug) ?? -1
  const spot = buildings.indexOf(building)
  return spot < 0 ? null : { spot, building, slug }
}

function place(question: Question, slug: string, by: Placing): Option | null {
  const there = spotOf(question, slug)
  return there === null ? null : { kind: 'place', by, ...there }
}

function retrieve(question: Question, slug: string): Option | null {
  const there = spotOf(question, slug)
  return there === null ? null : { kind: 'retrieve', ...there }
}

function plot(rest: string, count: number, spotAt: (index: number) => number): Option | null {
  const index = indexOf(rest)
  return index < 0 || index >= count ? null : { kind: 'plot', spot: spotAt(index) }
}

function charter(rest: string): Option | null {
  return found(CHARTERS, rest, (name, index) => ({ kind: 'charter', charter: index, name }))
}

/** On a turn a minion is sent out; in any other question it is gained. */
function minion({ decision }: Question, rest: string): Option | null {
  return found(MINIONS, rest, (each) =>
    decision.kind === 'act'
      ? { kind: 'send-minion', minion: each }
      : { kind: 'good', verb: 'gain', good: each, count: 1 },
  )
}

function progress(rest: string): Option | null {
  return /^[+-][1-9]\d?$/.test(rest) ? { kind: 'progress', spaces: Number(rest) } : null
}

function quota({ box }: Question, rest: string): Option | null {
  const space = box.board.quota.findIndex(({ row, column }) => rest === `${row}-${column}`)
  return space < 0 ? null : { kind: 'quota', space, ...at(box.board.quota, space) }
}

function good(verb: GoodVerb, rest: string, count = 1): Option | null {
  return found(GOODS, rest, (each) => ({ kind: 'good', verb, good: each, count }))
}

function card({ box }: Question, verb: CardVerb, slug: string): Option | null {
  const number = box.numbers.get(slug)
  return number === undefined ? null : { kind: 'card', verb, card: number, slug }
}

/** A good, a card, the peril of a building, or all that is left of a building's cost. */
function pay(question: Question, rest: string): Option | null {
  const { kind } = question.decision
  if (rest === '') return PAY
  if (kind === 'peril-from-charter') {
    const there = spotOf(question, rest)
    return there === null ? null : { kind: 'take-peril', ...there }
  }
  return good('pay', rest, kind === 'free-spectral' ? RANSOM : 1) ?? card(question, 'pay', rest)
}

function takeCard(question: Question, slug: string): Option | null {
  if (slug === 'top') return TOP_CARD
  return card(question, question.decision.kind === 'tribute' ? 'give' : 'take', slug)
}

/** Where a name may be written, any text is one; on a turn an assistant is named. */
function name(question: Question, rest: string): Option | null {
  return question.decision.open ? { kind: 'write-name', name: rest } : card(question, 'name', rest)
}

function crateResources({ box, frame }: Question, rest: string): Option | null {
  const crate = frame?.kind === 'crate-resources' ? box.crates.get(frame.crate) : undefined
  if (crate === undefined || (rest !== 'pair' && rest !== 'split')) return null
  const { pair, split } = crate.resources
  return { kind: 'crate-resources', choice: rest, resources: rest === 'pair' ? [pair, pair] : split }
}

function choose({ frame }: Question, rest: string): Option | null {
  const index = indexOf(rest)
  const effects = frame?.kind === 'choose' ? frame.lists[index] : undefined
  return effects === undefined ? null : { kind: 'choose', index, effects }
}

function gloryRow(rest: string): Option | null {
  const row = indexOf(rest)
  if (rest === 'beyond') return EXTRA_GLORY
  return row < 0 || row >= GLORY_ROWS ? null : { kind: 'glory-row', row }
}

function path({ box, frame }: Question, rest: string): Option | null {
  const guidepost = frame?.kind === 'guidepost' ? box.guideposts.get(frame.guidepost) : undefined
  const letter = guidepost?.options.find(({ crate }) => crate === rest)?.crate
  return letter === undefined ? null : { kind: 'path', letter }
}

function automaLevel(rest: string): Option | null {
  const index = indexOf(rest)
  return index < 0 ? null : { kind: 'automa-level', level: index + 1 }
}
