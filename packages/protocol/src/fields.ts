import { CHARTERS } from '@charterstone/engine'
import { z } from 'zod'
import { CODE_LENGTH } from './limits.ts'

// Fields that messages of the socket and bodies of requests have in common.

const index = (count: number) =>
  z
    .int()
    .min(0)
    .max(count - 1)
export const charterField = index(CHARTERS.length)
/** A village has at most one seat for each charter. */
export const seatField = index(CHARTERS.length)
/** `medium:builder`: a level and, optionally, a play style. */
export const botField = z.string().regex(/^[a-z]{1,12}(:[a-z]{1,12})?$/)
/** A code that was sent by e-mail. */
export const codeField = z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`))
