import type { Paint } from '../screen/paint.ts'
import type { Locale } from '../text/locale.ts'
import type { Terminal } from './terminal.ts'

/** Where and how a campaign is shown, and where answers come from. */
export type Display = { readonly locale: Locale; readonly paint: Paint; readonly terminal: Terminal }
