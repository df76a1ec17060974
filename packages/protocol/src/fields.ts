import { CHARTERS } from '@charterstone/engine'
import { z } from 'zod'
import { CODE_LENGTH } from './limits.ts'

// Fields that messages of the socket and bodies of requests have in common.

/** The index of a charter. */
export const charterField = z
  .int()
  .min(0)
  .max(CHARTERS.length - 1)
/** The index of a seat; a village has at most one for each charter. */
export const seatField = charterField
/** `medium:builder`: a level and, optionally, a play style. */
export const botField = z.string().regex(/^[a-z]{1,12}(:[a-z]{1,12})?$/)
/** A code that was sent by e-mail. */
export const codeField = z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`))
