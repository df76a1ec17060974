import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import type { Reaction } from '@charterstone/protocol'

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
