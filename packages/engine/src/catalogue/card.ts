import type { Ability } from './ability.ts'
import type { Charter, Commons, Minion, Resource } from './charter.ts'
import type { Condition } from './countable.ts'
import type { Cost, Effect } from './effect.ts'

/** Every definition is numbered as in the index; `slug` is its stable name in answers and logs. */
type Numbered = { readonly number: number; readonly slug: string }

export type BuildingDef = Numbered & {
  /** The district whose theme it follows; null for the commons and the six extra buildings. */
  readonly charter: Charter | null
  readonly commons: Commons | null
  readonly chain: 'A' | 'B' | null
  readonly depth: number
  /** The numbered crate that its constructed card carries. */
  readonly crate: number | null
  readonly build: readonly Resource[]
  readonly cost: Cost
  readonly benefit: readonly Effect[]
  readonly value: number
}

export type AssistantDef = Numbered & { readonly abilities: readonly Ability[] }
export type FriendDef = Numbered & { readonly abilities: readonly Ability[] }
export type GuestDef = Numbered & {
  readonly rewards: readonly [readonly Effect[], readonly Effect[]]
  readonly frees?: true
}
export type ItemDef = Numbered & { readonly pay: readonly Resource[]; readonly benefit: readonly Effect[] }

/** A treasure is used on one's turn for its effects, when its turn ends (amulet), or while placing (scroll). */
export type TreasureDef = Numbered & {
  readonly use: 'turn' | 'end-of-turn' | 'placing'
  readonly effects: readonly Effect[]
  readonly frees?: true
}

/** `vp` is what it is worth under house rule H6. */
export type ObjectiveDef = Numbered & { readonly condition: Condition; readonly vp: number }

export type PersonaDef = Numbered & {
  readonly charter: Charter
  readonly kind: 'original' | 'ordinary' | 'loyal' | 'rebel' | 'automa'
  readonly abilities: readonly Ability[]
}

export type MinionDef = {
  readonly number: number
  readonly type: Minion
  readonly effects: readonly Effect[]
}
export type VictoryCardDef = Numbered & {
  /** Own cards differ and are picked secretly; equal ones are dealt. */
  readonly set: 'own' | 'equal'
  readonly capacity: number
  readonly persona: number
  readonly trophy: number
  readonly glory: number
}
export type CompanionDef = Numbered
/** One marked plot in each charter, as row and column of its own rows. */
export type LocationDef = Numbered & {
  readonly plots: Readonly<Record<Charter, readonly [row: number, column: number]>>
}
