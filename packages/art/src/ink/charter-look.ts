import type { Charter, Resource } from '@charterstone/engine'

export type RoofKind = 'dome' | 'mansard' | 'a-frame' | 'pantile' | 'saw' | 'thatch' | 'gable'
export type WallKind = 'timber' | 'stone' | 'log' | 'brick' | 'iron' | 'plaster'

/** The look of a charter: colour, roof, walls, emblem, and the pattern of its ground. */
export type Look = {
  readonly main: string
  readonly deep: string
  readonly shade: string
  readonly lit: string
  readonly roof: RoofKind
  readonly wall: WallKind
  readonly resource: Resource | null
}

export const CHARTER_LOOKS: Readonly<Record<Charter, Look>> = {
  purple: look('purple', 'dome', 'timber', 'pumpkin'),
  black: look('black', 'mansard', 'stone', 'coal'),
  green: look('green', 'a-frame', 'log', 'wood'),
  red: look('red', 'pantile', 'brick', 'clay'),
  blue: look('blue', 'saw', 'iron', 'metal'),
  yellow: look('yellow', 'thatch', 'plaster', 'grain'),
}

/** The six buildings of no charter. */
export const GUILD_LOOK: Look = look('guild', 'gable', 'plaster', null)

/** The resource on a charter's emblem. */
export const EMBLEMS: Readonly<Record<Charter, Resource>> = {
  purple: 'pumpkin',
  black: 'coal',
  green: 'wood',
  red: 'clay',
  blue: 'metal',
  yellow: 'grain',
}

export function lookOf(charter: Charter | null): Look {
  return charter === null ? GUILD_LOOK : CHARTER_LOOKS[charter]
}

export function groundOf(charter: Charter | null): string {
  return charter === null ? 'var(--commons-ground)' : `var(--${charter}-ground)`
}

function look(name: Charter | 'guild', roof: RoofKind, wall: WallKind, resource: Resource | null): Look {
  return {
    main: `var(--${name})`,
    deep: `var(--${name}-deep)`,
    shade: `var(--${name}-shade)`,
    lit: `var(--${name}-lit)`,
    roof,
    wall,
    resource,
  }
}
