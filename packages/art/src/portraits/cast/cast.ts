import type { Sitter } from '../person.ts'
import { ASSISTANT_SITTERS } from './assistants.ts'
import { BLACK_SITTERS } from './black.ts'
import { BLUE_SITTERS } from './blue.ts'
import { COMPANION_SITTERS } from './companions.ts'
import { FRIEND_SITTERS } from './friends.ts'
import { GREEN_SITTERS } from './green.ts'
import { GUEST_SITTERS } from './guests.ts'
import { PURPLE_SITTERS } from './purple.ts'
import { RED_SITTERS } from './red.ts'
import { YELLOW_SITTERS } from './yellow.ts'

/** Everybody who sits for a portrait, by index number. */
export const CAST: Readonly<Record<number, Sitter>> = {
  ...PURPLE_SITTERS,
  ...BLACK_SITTERS,
  ...GREEN_SITTERS,
  ...RED_SITTERS,
  ...BLUE_SITTERS,
  ...YELLOW_SITTERS,
  ...ASSISTANT_SITTERS,
  ...GUEST_SITTERS,
  ...FRIEND_SITTERS,
  ...COMPANION_SITTERS,
}
