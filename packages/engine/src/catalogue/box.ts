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
import { type CatalogueCard, cardsOf, cardTypeOf, numbersBySlug, slugOf } from './card-of.ts'
import type { Catalogue } from './catalogue.ts'
import type { CardType } from './charter.ts'
import { MINIONS, RESOURCES } from './charter.ts'
import type { CompiledCost } from './compiled-cost.ts'
import { compileCost } from './compiled-cost.ts'
import type { CrateDef } from './crate.ts'
import type { Effect, EffectKind } from './effect.ts'
import type { GuidepostDef, TemporaryRule } from './guidepost.ts'

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
  const slug = listBy(catalogue, '', slugOf)
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
      RESOURCES.map((resource) => def?.build.filter((needed) => needed === resource).length ?? 0),
    ),
    demands: building.map(demandsOf),
    cardType: Array.from({ length: NUMBERS }, (_, number) => cardTypeOf(catalogue, number)),
    abilities: listBy<readonly Ability[]>(catalogue, [], abilitiesOf),
    slug,
    numbers: numbersBySlug(catalogue),
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

/** A list by number, with a value for each card and building. */
function listBy<T>(catalogue: Catalogue, none: T, of: (card: CatalogueCard) => T): T[] {
  const list = new Array<T>(NUMBERS).fill(none)
  for (const [number, card] of cardsOf(catalogue)) list[number] = of(card)
  return list
}

function abilitiesOf({ def }: CatalogueCard): readonly Ability[] {
  return 'abilities' in def ? def.abilities : []
}
