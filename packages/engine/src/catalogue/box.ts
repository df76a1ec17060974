import { type BoxKeys, keysOfBox } from '../option/keys.ts'
import type { Ability } from './ability.ts'
import { type PrintedBoard, printedBoard } from './board.ts'
import type {
  BuildingDef,
  GuestDef,
  ItemDef,
  ObjectiveDef,
  PersonaDef,
  TreasureDef,
  VictoryCardDef,
} from './card.ts'
import type { Catalogue } from './catalogue.ts'
import type { CardType } from './charter.ts'
import { CARD_TYPES, MINIONS, RESOURCES } from './charter.ts'
import type { CompiledCost } from './compiled-cost.ts'
import { compileCost } from './compiled-cost.ts'
import type { CrateDef } from './crate.ts'
import type { Effect, EffectKind } from './effect.ts'
import type { GuidepostDef, TemporaryRule } from './guidepost.ts'

/**
 * A constructed card is the card of a building after its sticker has gone; it is numbered this much higher,
 * which keeps it clear of the commons too (601-606; buildings end at 123).
 */
export const CONSTRUCTED = 700

/** The catalogue, arranged for look-up by number. Made once; shared by all games. */
export type Box = {
  readonly catalogue: Catalogue
  readonly board: PrintedBoard
  readonly buildings: ReadonlyMap<number, BuildingDef>
  /** By number, for the hot paths. */
  readonly building: readonly (BuildingDef | undefined)[]
  readonly cost: readonly CompiledCost[]
  /** What a scroll leaves of each cost: the influence (K9). */
  readonly scrollCost: readonly CompiledCost[]
  readonly needs: readonly (readonly number[])[]
  readonly demands: readonly (readonly Effect[])[]
  readonly cardType: readonly (CardType | undefined)[]
  readonly abilities: readonly (readonly Ability[])[]
  readonly slug: readonly string[]
  /** Index numbers by slug. */
  readonly numbers: ReadonlyMap<string, number>
  readonly key: BoxKeys
  readonly items: ReadonlyMap<number, ItemDef>
  readonly guests: ReadonlyMap<number, GuestDef>
  readonly treasures: ReadonlyMap<number, TreasureDef>
  readonly objectives: ReadonlyMap<number, ObjectiveDef>
  readonly personas: ReadonlyMap<number, PersonaDef>
  readonly victoryCards: ReadonlyMap<number, VictoryCardDef>
  readonly guideposts: ReadonlyMap<number, GuidepostDef>
  /** The temporary rule of each guidepost, by number. */
  readonly temporary: readonly (TemporaryRule | null)[]
  readonly crates: ReadonlyMap<number, CrateDef>
  /** By type of minion: what it gives, and its card, which its effects name as their source. */
  readonly minionEffects: readonly (readonly Effect[])[]
  readonly minionCard: readonly number[]
}

/** Index numbers, commons and constructed cards together stay below this. */
const NUMBERS = 840

export function openBox(catalogue: Catalogue): Box {
  const board = printedBoard(catalogue)
  const slug = slugs(catalogue)
  const building = sparse(catalogue.buildings)
  const free = compileCost({})
  return {
    catalogue,
    board,
    buildings: byNumber(catalogue.buildings),
    building,
    cost: building.map((def) => (def === undefined ? free : compileCost(def.cost))),
    scrollCost: building.map((def) =>
      def?.cost.influence === undefined ? free : compileCost({ influence: def.cost.influence }),
    ),
    needs: building.map((def) =>
      RESOURCES.map((resource) => def?.build.filter((one) => one === resource).length ?? 0),
    ),
    demands: building.map(demandsOf),
    cardType: cardTypes(catalogue),
    abilities: abilities(catalogue),
    slug,
    numbers: new Map(slug.flatMap((name, number) => (name === '' ? [] : [[name, number] as const]))),
    key: keysOfBox(slug, board.quota),
    items: byNumber(catalogue.items),
    guests: byNumber(catalogue.guests),
    treasures: byNumber(catalogue.treasures),
    objectives: byNumber(catalogue.objectives),
    personas: byNumber(catalogue.personas),
    victoryCards: byNumber(catalogue.victoryCards),
    guideposts: byNumber(catalogue.guideposts),
    temporary: sparse(catalogue.guideposts).map((def) => def?.temporary ?? null),
    crates: byNumber(catalogue.crates),
    minionCard: MINIONS.map((type) => catalogue.minions.find((def) => def.type === type)?.number ?? 0),
    minionEffects: MINIONS.map((type) => catalogue.minions.find((def) => def.type === type)?.effects ?? []),
  }
}

/**
 * Verbs with a cost of their own: the commons that build, open, score and sell (R17.7), and an income slot anywhere
 * (R24.2). A charter's building is paid for by its printed cost; there the same verbs are a benefit.
 */
function demandsOf(def: BuildingDef | undefined): readonly Effect[] {
  if (def === undefined) return []
  return def.benefit.filter(({ kind }) => kind === 'income' || (def.commons !== null && PAID_VERBS.has(kind)))
}

const PAID_VERBS: ReadonlySet<EffectKind> = new Set<EffectKind>(['construct', 'unlock', 'score', 'sell'])

function byNumber<Def extends { readonly number: number }>(defs: readonly Def[]): ReadonlyMap<number, Def> {
  return new Map(defs.map((def) => [def.number, def]))
}

function sparse<Def extends { readonly number: number }>(defs: readonly Def[]): (Def | undefined)[] {
  const list = new Array<Def | undefined>(NUMBERS).fill(undefined)
  for (const def of defs) list[def.number] = def
  return list
}

function slugs(catalogue: Catalogue): string[] {
  const list = new Array<string>(NUMBERS).fill('')
  const {
    buildings,
    assistants,
    items,
    guests,
    friends,
    treasures,
    objectives,
    personas,
    companions,
    victoryCards,
  } = catalogue
  for (const defs of [
    buildings,
    assistants,
    items,
    guests,
    friends,
    treasures,
    objectives,
    personas,
    companions,
    victoryCards,
  ])
    for (const def of defs) list[def.number] = def.slug
  for (const def of buildings) if (def.commons === null) list[def.number + CONSTRUCTED] = `${def.slug}-built`
  return list
}

function cardTypes(catalogue: Catalogue): (CardType | undefined)[] {
  const list = new Array<CardType | undefined>(NUMBERS).fill(undefined)
  const decks = {
    assistant: catalogue.assistants,
    item: catalogue.items,
    guest: catalogue.guests,
    friend: catalogue.friends,
    treasure: catalogue.treasures,
  }
  for (const type of CARD_TYPES)
    if (type !== 'building' && type !== 'constructed') for (const def of decks[type]) list[def.number] = type
  for (const def of catalogue.buildings) {
    if (def.commons !== null) continue
    list[def.number] = 'building'
    list[def.number + CONSTRUCTED] = 'constructed'
  }
  return list
}

function abilities(catalogue: Catalogue): (readonly Ability[])[] {
  const list = new Array<readonly Ability[]>(NUMBERS).fill([])
  for (const defs of [catalogue.assistants, catalogue.friends, catalogue.personas])
    for (const def of defs) list[def.number] = def.abilities
  return list
}
