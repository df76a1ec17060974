import type { Charter } from '@charterstone/engine'
import type { ClothesName } from './clothes.ts'
import type { HairName } from './hair.ts'
import type { HatName } from './hats.ts'
import type { ToolName } from './tools.ts'

export type FaceName = 'round' | 'long' | 'square' | 'heart'
export type EyesName = 'open' | 'closed' | 'wink' | 'narrow' | 'wide'
export type MouthName = 'smile' | 'grin' | 'calm' | 'smirk' | 'stern' | 'song'
export type BeardName = 'full' | 'goatee' | 'moustache' | 'handlebar' | 'long'
export type GlassesName = 'round' | 'half' | 'monocle' | 'goggles' | 'patch' | 'mask'

/** Skin and hair as numbers of their tokens. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6

/** Colours of cloth: a charter's, or one of the paints. */
export type Cloth =
  | Charter
  | 'cream'
  | 'timber'
  | 'log'
  | 'stone'
  | 'iron'
  | 'gold'
  | 'leaf'
  | 'brick'
  | 'grey'
  | 'water'

/** Everything that makes a portrait. What is left out is chosen by the number of the card. */
export type Person = {
  readonly skin?: Tone
  readonly hair?: HairName
  readonly hairTone?: Tone
  readonly face?: FaceName
  readonly eyes?: EyesName
  readonly mouth?: MouthName
  readonly beard?: BeardName
  readonly glasses?: GlassesName
  readonly hat?: HatName
  readonly hatCloth?: Cloth
  readonly clothes?: ClothesName
  readonly cloth?: Cloth
  readonly tool?: ToolName
  /** Held in the other hand, or sitting on the shoulder. */
  readonly also?: ToolName
  readonly isOld?: boolean
  /** Grey gloves, as the King sends them. */
  readonly hasGloves?: boolean
}

/** A card's picture: its main figure, others behind it, and the charter whose colour is behind them. */
export type Sitter = Person & {
  readonly charter?: Charter
  readonly behind?: readonly Person[]
  /** Drawn instead of a person. */
  readonly clockwork?: true
  readonly shadows?: 2
  readonly child?: true
}
