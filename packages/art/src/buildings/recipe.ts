import type { BuildingDef, Charter, Effect, Minion, Resource } from '@charterstone/engine'
import { RESOURCES } from '@charterstone/engine'
import { SIGNATURE_PARTS } from './signature-parts.ts'

/** Where a part sits; a building never has two parts in one place. */
export const PART_PLACES = {
  chimney: 'roof',
  'twin-chimneys': 'roof',
  vane: 'roof',
  dormer: 'roof',
  'gable-clock': 'roof',
  sails: 'roof',
  cupola: 'roof',
  moon: 'roof',
  gear: 'roof',
  telescope: 'roof',
  rosette: 'roof',
  mask: 'roof',
  pennants: 'roof',
  stall: 'front',
  arches: 'front',
  vault: 'front',
  stage: 'front',
  balcony: 'front',
  barn: 'front',
  oven: 'front',
  bay: 'front',
  columns: 'front',
  tent: 'front',
  adit: 'front',
  portal: 'front',
  'clock-tower': 'wing',
  'balloon-tower': 'wing',
  lookout: 'wing',
  oak: 'wing',
  treehouse: 'wing',
  crane: 'side',
  wheel: 'side',
  fountain: 'side',
  well: 'side',
  headframe: 'side',
  kiln: 'side',
  silo: 'side',
  scaffold: 'side',
  jetty: 'side',
  signal: 'side',
  ferris: 'side',
  watch: 'side',
  board: 'side',
  bunting: 'hung',
  lanterns: 'hung',
  'inn-sign': 'hung',
  kegs: 'yard',
  heap: 'yard',
  crates: 'yard',
  cart: 'yard',
  'ore-cart': 'yard',
  table: 'yard',
  hedge: 'yard',
  orchard: 'yard',
  picnic: 'yard',
  parasol: 'yard',
  turntable: 'yard',
} as const
export type Part = keyof typeof PART_PLACES
export type PartPlace = (typeof PART_PLACES)[Part]

export type Size = 1 | 2 | 3 | 4 | 5

/** Everything the drawing of a building depends on. */
export type Recipe = {
  readonly charter: Charter | null
  readonly size: Size
  readonly parts: readonly Part[]
  /** The heap in the yard. */
  readonly pile: Resource | null
  readonly minion: Minion | null
  readonly seed: number
}

export function recipeOf(def: BuildingDef): Recipe {
  return {
    charter: def.charter,
    size: sizeOf(def),
    parts: SIGNATURE_PARTS[def.number] ?? derivedParts(def),
    pile: pileOf(def),
    minion: minionOf(def.benefit),
    seed: def.number,
  }
}

/** Basic, head of a chain, second and third, fourth, last. */
function sizeOf({ depth }: BuildingDef): Size {
  if (depth === 0) return 1
  if (depth === 1) return 2
  return depth <= 3 ? 3 : depth === 4 ? 4 : 5
}

/** What a building does, as parts: its cost first, then its effects, one part for each place. */
export function derivedParts(def: BuildingDef): readonly Part[] {
  if (def.depth === 0) return []
  const wanted: Part[] = []
  const { cost } = def
  if ((cost.peril ?? 0) > 0) wanted.push('watch')
  if ((cost.item ?? cost.guest ?? cost.friend ?? cost.treasure ?? cost.plan ?? 0) > 0) wanted.push('arches')
  wanted.push(...def.benefit.flatMap(partsOfEffect))
  const chosen: Part[] = []
  for (const part of wanted)
    if (chosen.length < 2 && !chosen.some((other) => PART_PLACES[other] === PART_PLACES[part]))
      chosen.push(part)
  return chosen
}

function partsOfEffect(effect: Effect): readonly Part[] {
  switch (effect.kind) {
    case 'gain':
      return effect.good === 'coin' ? ['stall'] : ['chimney']
    case 'gain-any':
      return ['chimney']
    case 'card':
      return ['stall']
    case 'vp':
      return ['dormer']
    case 'minion':
      return ['vane']
    case 'regain':
      return ['fountain']
    case 'construct':
      return ['crane']
    case 'unlock':
      return ['vault']
    case 'score':
    case 'objective':
      return ['arches', 'bunting']
    case 'sell':
      return ['balloon-tower']
    case 'income':
      return ['clock-tower']
    case 'refresh-mat':
      return ['sails']
    case 'activate-persona':
      return ['balcony']
    case 'advance':
    case 'move-progress':
      return ['gable-clock']
    case 'choose':
      return effect.lists.flat().flatMap(partsOfEffect)
    default:
      return []
  }
}

function pileOf(def: BuildingDef): Resource | null {
  for (const effect of def.benefit)
    if (effect.kind === 'gain' && effect.good !== 'coin')
      return RESOURCES.find((one) => one === effect.good) ?? null
  return null
}

function minionOf(effects: readonly Effect[]): Minion | null {
  for (const effect of effects) {
    if (effect.kind === 'minion' && effect.type !== 'any') return effect.type
    if (effect.kind === 'choose') {
      const found = minionOf(effect.lists.flat())
      if (found !== null) return found
    }
  }
  return null
}
