import type { CrateDef } from '@charterstone/engine'
import { basicCrates } from './basic.ts'
import { blackCrates } from './black.ts'
import { blueCrates } from './blue.ts'
import { greenCrates } from './green.ts'
import { purpleCrates } from './purple.ts'
import { redCrates } from './red.ts'
import { yellowCrates } from './yellow.ts'

/** All 54, in the order of their numbers. */
export const numberedCrates: readonly CrateDef[] = [
  ...basicCrates,
  ...purpleCrates,
  ...blackCrates,
  ...greenCrates,
  ...redCrates,
  ...blueCrates,
  ...yellowCrates,
]
