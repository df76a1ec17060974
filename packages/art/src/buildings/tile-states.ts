import { HEX } from '../ink/hex.ts'
import type { Mark } from '../ink/mark.ts'
import { drawn, type Prop } from '../ink/prop.ts'

/** `closed` has a lock on its sign and keeps its colours. */
export type TileState = 'rest' | 'option' | 'hovered' | 'chosen' | 'closed'

/** The ring of a state, in tile space; drawn after all bodies, so that no roof covers it. */
export function ringMarks(state: TileState | 'hovered-line'): Prop {
  switch (state) {
    case 'option':
      return [drawn(HEX, 6.5, 0.75, 'var(--option-glow)'), drawn(HEX, 2, 1, 'var(--option)')]
    case 'hovered':
      return [drawn(HEX, 12, 0.9, 'var(--option-glow)'), drawn(HEX, 3.6, 1, 'var(--option)')]
    case 'hovered-line':
      return [drawn(HEX, 3.6, 1, 'var(--option)')]
    case 'chosen':
      return [drawn(HEX, 5, 1, 'var(--chosen)')]
    case 'rest':
    case 'closed':
      return []
  }
}

/** Five gold ticks round a new building. */
export const TICKS: Mark = drawn(
  'M-34-34l-5.4-5.4M34-36l5.4-5.8M0-52v-8.3M-42-8l-6.7-1.3M42-10l6.7-1.6',
  2.4,
  1,
  'var(--gold)',
)
