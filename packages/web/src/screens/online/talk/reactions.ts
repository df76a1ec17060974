import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import type { Talk } from '@charterstone/protocol'

export type Reaction = Extract<Talk['said'], { readonly kind: 'reaction' }>['reaction']

/** What can be said with one touch, and how it looks. */
export const REACTION_ICONS: Readonly<Record<Reaction, IconName>> = {
  applause: 'applause',
  laugh: 'laugh',
  wow: 'wow',
  ouch: 'ouch',
  thanks: 'thanks',
  hurry: 'hourglass',
  think: 'think',
  heart: 'heart',
}
export const REACTIONS = Object.keys(REACTION_ICONS) as Reaction[]
