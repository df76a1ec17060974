import {
  type BuildingDef,
  type CardType,
  type Catalogue,
  COMMONS,
  type Commons,
  type Condition,
  cardsOf,
  cardTypeOf,
  commonsBuilding,
  type Effect,
  type GuidepostDef,
  keyOf,
  MINIONS,
  type Option,
  type PersonaDef,
  type PrintedBoard,
  printedBoard,
  RESOURCES,
} from '@charterstone/engine'
import { worthOf, worthOfCost } from './worth.ts'

/** The cost and the benefit of a building as numbers. */
export type Use = {
  readonly resources: readonly number[]
  readonly any: number
  readonly coin: number
  readonly influence: number
  readonly minion: number
  readonly peril: number
  readonly plan: number
  readonly cards: readonly (readonly [type: CardType, count: number])[]
  /** Worth of the benefit less that of the cost, as printed. */
  readonly gain: number
}

/** The catalogue arranged for judging positions: lists indexed by card or building number. */
export type CardFacts = {
  readonly catalogue: Catalogue
  readonly board: PrintedBoard
  readonly cardType: readonly (CardType | undefined)[]
  readonly needs: readonly (readonly number[] | undefined)[]
  readonly value: readonly number[]
  readonly use: readonly (Use | undefined)[]
  /** The printed worth of each main action, by its key. */
  readonly actionWorth: ReadonlyMap<string, number>
  /** The worth of one payment of an income building or a guest. */
  readonly income: readonly number[]
  readonly itemNeeds: readonly (readonly number[] | undefined)[]
  readonly itemWorth: readonly number[]
  readonly objectives: readonly (Condition | undefined)[]
  readonly endEffects: readonly (readonly Effect[] | undefined)[]
  readonly personas: ReadonlyMap<number, PersonaDef>
  readonly guideposts: ReadonlyMap<number, GuidepostDef>
}

/** Above the highest card number. */
const NUMBERS = 640

export function cardFactsOf(catalogue: Catalogue): CardFacts {
  const { buildings, items, guests, objectives, personas, guideposts } = catalogue
  const printed = buildings.filter(({ commons }) => commons === null)
  return {
    catalogue,
    board: printedBoard(catalogue),
    cardType: cardTypes(catalogue),
    needs: table(printed, ({ build }) => rowOf(build)),
    value: full(buildings, ({ value }) => value),
    use: table(printed, useOf),
    actionWorth: actionWorths(printed),
    income: full([...printed, ...guests], (def) =>
      'rewards' in def ? worthOf(def.rewards[0]) + worthOf(def.rewards[1]) : incomeOf(def.benefit),
    ),
    itemNeeds: table(items, ({ pay }) => rowOf(pay)),
    itemWorth: full(items, ({ benefit }) => worthOf(benefit)),
    objectives: table(objectives, ({ condition }) => condition),
    endEffects: table(personas, endEffectsOf),
    personas: new Map(personas.map((def) => [def.number, def])),
    guideposts: new Map(guideposts.map((def) => [def.number, def])),
  }
}

function useOf({ cost, benefit }: BuildingDef): Use {
  return {
    resources: RESOURCES.map((resource) => cost[resource] ?? 0),
    any: cost.any ?? 0,
    coin: cost.coin ?? 0,
    influence: cost.influence ?? 0,
    minion: cost.minion ?? 0,
    peril: cost.peril ?? 0,
    plan: cost.plan ?? 0,
    cards: (['item', 'guest', 'friend', 'treasure'] as const).flatMap((type) => {
      const count = cost[type] ?? 0
      return count > 0 ? [[type, count] as const] : []
    }),
    gain: worthOf(benefit) - worthOfCost(cost),
  }
}

/** The commons, and main actions without a building. */
const COMMONS_WORTH: Readonly<Record<Commons, number>> = {
  zeppelin: 3,
  charterstone: 3,
  grandstand: 5,
  treasury: 0,
  market: 1,
  'cloud-port': 1.5,
}
const RETRIEVE_WORTH = 9
const PASS_WORTH = 0
const MINION_WORTH = 4
const SPECIAL_WORTH = 2.5
/** The key of a placement is the same on every spot. */
const ANY_SPOT = -1

function actionWorths(buildings: readonly BuildingDef[]): ReadonlyMap<string, number> {
  const map = new Map<string, number>()
  const value = (option: Option, worth: number): void => {
    map.set(keyOf(option), worth)
  }
  value({ kind: 'retrieve-all' }, RETRIEVE_WORTH)
  value({ kind: 'pass' }, PASS_WORTH)
  COMMONS.forEach((slug, spot) => {
    value({ kind: 'place', by: 'worker', spot, building: commonsBuilding(spot), slug }, COMMONS_WORTH[slug])
  })
  for (const minion of MINIONS) value({ kind: 'send-minion', minion }, MINION_WORTH)
  for (const def of buildings) {
    const gain = worthOf(def.benefit) - worthOfCost(def.cost)
    const isSpecial = def.benefit.some(({ kind }) =>
      ['construct', 'unlock', 'score', 'sell', 'income'].includes(kind),
    )
    const there = { kind: 'place', spot: ANY_SPOT, building: def.number, slug: def.slug } as const
    value({ ...there, by: 'worker' }, isSpecial ? Math.max(gain, SPECIAL_WORTH) : gain)
    value({ ...there, by: 'scroll' }, worthOf(def.benefit))
  }
  return map
}

function incomeOf(benefit: readonly Effect[]): number {
  return benefit.reduce(
    (total, effect) => total + (effect.kind === 'income' ? worthOf(effect.effects) : 0),
    0,
  )
}

function endEffectsOf({ abilities }: PersonaDef): readonly Effect[] | undefined {
  const effects = abilities.flatMap((ability) => (ability.on === 'end' ? [...ability.effects] : []))
  return effects.length > 0 ? effects : undefined
}

function rowOf(resources: BuildingDef['build']): readonly number[] {
  return RESOURCES.map((resource) => resources.filter((needed) => needed === resource).length)
}

type Numbered = { readonly number: number }

function table<Def extends Numbered, T>(
  defs: readonly Def[],
  of: (def: Def) => T | undefined,
): (T | undefined)[] {
  const list = new Array<T | undefined>(NUMBERS).fill(undefined)
  for (const def of defs) list[def.number] = of(def)
  return list
}

function full<Def extends Numbered>(defs: readonly Def[], of: (def: Def) => number): number[] {
  const list = new Array<number>(NUMBERS).fill(0)
  for (const def of defs) list[def.number] = of(def)
  return list
}

function cardTypes(catalogue: Catalogue): (CardType | undefined)[] {
  const list = new Array<CardType | undefined>(NUMBERS).fill(undefined)
  for (const number of cardsOf(catalogue).keys()) list[number] = cardTypeOf(catalogue, number)
  return list
}
