import { greengully, words } from '@charterstone/content'
import {
  type Cast,
  CONSTRUCTED,
  type Commons,
  castOf,
  createEngine,
  type Engine,
  LANGUAGES,
  type Option,
  type State,
} from '@charterstone/engine'
import type { PurposeKind } from '../src/advice/purpose.ts'
import type { Budget, Explanation } from '../src/bot.ts'
import type { Level, ThinkingLevel } from '../src/bot-name.ts'
import { createBot } from '../src/create-bot.ts'
import { adviceText } from '../src/words/sentence-of-advice.ts'

export type AdviceWalk = {
  readonly seats: number
  readonly stage: number
  readonly seed: number
  /** Every n-th position is looked at. */
  readonly every: number
  readonly level: ThinkingLevel
  readonly steps: number
  /** The bot that plays the game. */
  readonly played: Level
}

const engine = createEngine(greengully)
const ADVISER_SEED = 20

/** Plays a game and returns what is wrong with the advice in its positions, and how many there were. */
export function walkAdvice({ seats, stage, seed, every, level, played, steps }: AdviceWalk): {
  readonly positions: number
  readonly faults: readonly string[]
} {
  const state = engine.newSingleGame({
    seed,
    stage,
    village: 'random',
    seats: Array.from({ length: seats }, (_, charter) => ({ charter, name: '', player: 'person' as const })),
  })
  engine.startGame(state)
  const player = createBot({ level: played, seed, engine })
  const faults: string[] = []
  let positions = 0
  for (let answers = 0; state.pending !== null; answers++) {
    const view = engine.view(state, state.pending.seat)
    if (answers % every === 0 && state.pending.options.length > 1) {
      positions += 1
      const where = `seed ${seed}, ${seats} seats, stage ${stage}, answer ${answers} (${state.pending.kind})`
      faults.push(...faultsAt(state, level, { steps }).map((fault) => `${where}: ${fault}`))
    }
    engine.apply(state, player(view, state.pending))
  }
  return { positions, faults }
}

function faultsAt(state: State, level: ThinkingLevel, budget: Budget): readonly string[] {
  const { pending } = state
  if (pending === null) return []
  const view = engine.view(state, pending.seat)
  const adviser = () => createBot({ level, seed: ADVISER_SEED, engine })
  const advice = adviser().why(view, pending, budget)
  const [first, ...others] = advice
  if (first === undefined) return ['no advice']
  const chosen = adviser()(view, pending, budget)
  return [
    ...(first.key === chosen ? [] : [`advises ${first.key}, but would choose ${chosen}`]),
    ...(first.standing === 'best' && (first.gap ?? 0) >= 0 ? [] : ['the first option is not the best']),
    ...others.flatMap((other) => faultsOfOther(other)),
    ...wordFaults(castsOf(state), advice),
    ...missingScores(engine, state, advice),
    ...madeUp(state, advice),
  ]
}

function faultsOfOther({ key, standing, gap }: Explanation): readonly string[] {
  if (standing === 'best') return [`${key} is a second best`]
  if (gap !== null && gap < 0) return [`${key} is better than the best`]
  return standing === 'next' && (gap === null || gap > 4) ? [`${key} is far behind, but advised`] : []
}

function castsOf({ legacy }: State): readonly Cast[] {
  return LANGUAGES.map((language) => castOf(words[language], greengully, legacy))
}

const WORSE = /\b(less|worse|weniger|schlechter|mniej|gorsze)\b/
/** All that may be said about an option that is half a point or more behind. */
const BEHIND = /\b(less|weniger|mniej)\b/
const RAW = /undefined|NaN|#\d|[{}]/

function wordFaults(casts: readonly Cast[], advice: readonly Explanation[]): readonly string[] {
  return casts.flatMap((cast) =>
    advice.flatMap((explanation) => {
      const { purpose, comparison } = adviceText(cast, explanation)
      const text = `${purpose} ${comparison}`.trim()
      const { standing, gap } = explanation
      const faults: string[] = []
      if (RAW.test(text) || !text.endsWith('.')) faults.push(`unfinished: ${text}`)
      if (standing === 'best' && WORSE.test(comparison)) faults.push(`the best is worse: ${text}`)
      if (standing !== 'best' && (gap ?? 0) >= 0.5 && !BEHIND.test(comparison))
        faults.push(`praised: ${text}`)
      return faults
    }),
  )
}

const SCORES: Readonly<Partial<Record<Commons, PurposeKind>>> = {
  zeppelin: 'constructs',
  charterstone: 'opens-crate',
  grandstand: 'scores-objective',
  'cloud-port': 'sells',
}

/** The commons are open only to a seat that can do the whole action (R17). */
function missingScores(
  { options, catalogue }: Engine,
  state: State,
  advice: readonly Explanation[],
): readonly string[] {
  if (state.pending?.kind !== 'act') return []
  const listed = new Set(advice.flatMap(({ purposes }) => purposes.map(({ kind }) => kind)))
  return options(state).flatMap((option) => {
    const commons = catalogue.buildings.find(({ number }) => number === buildingIn(option))?.commons ?? null
    const kind = commons === null ? undefined : SCORES[commons]
    return kind === undefined || listed.has(kind) ? [] : [`does not say that it ${kind}`]
  })
}

function buildingIn(option: Option): number {
  return option.kind === 'place' && option.by === 'worker' ? option.building : 0
}

/** Cards that are hidden from the seat. */
function madeUp(state: State, advice: readonly Explanation[]): readonly string[] {
  const { deck, objectiveDeck } = state.table
  const offered = new Set(
    engine.options(state).flatMap((option) => (option.kind === 'card' ? [option.card] : [])),
  )
  const shown = new Set([
    ...state.table.mat,
    ...state.table.discard,
    ...state.table.seats.flatMap(({ cards }) => cards),
    ...state.legacy.buildings,
  ])
  const sealed = greengully.buildings.filter(({ number, depth }) => depth > 0 && !shown.has(number))
  const hidden = new Set([...deck, ...objectiveDeck, ...sealed.map(({ number }) => number)])
  return advice.flatMap(({ purposes }) =>
    purposes.flatMap((purpose) => {
      const named = 'card' in purpose ? [purpose.card] : 'building' in purpose ? [purpose.building] : []
      const isHidden = (number: number): boolean => hidden.has(number) && !offered.has(number)
      const isCrate = purpose.kind.includes('crate')
      return named
        .map((number) => (isCrate ? number + CONSTRUCTED : number))
        .filter(isHidden)
        .map((number) => `${purpose.kind} names the hidden ${number}`)
    }),
  )
}
