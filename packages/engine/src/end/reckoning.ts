import type { LetteredCrate } from '../catalogue/crate.ts'
import { type Play, push } from '../loop/play.ts'

/** The smallest sum that is a victory (GR). */
const NEEDED = 24

export type ReckoningPart = {
  readonly what: 'crowns' | 'companions' | 'rebels'
  readonly count: number
  /** What each of them counts. */
  readonly each: number
}

/** Before game 12: gladness, kindness and open hands, inactive charters included (GR). */
function partsOfReckoning({ box, state }: Play): readonly ReckoningPart[] {
  const { crowns, charters } = state.legacy
  const kind = charters.filter(({ companion }) => companion?.kind === true)
  const rebels = charters.filter(({ special }) => box.personas.get(special)?.kind === 'rebel')
  return [
    { what: 'crowns', count: crowns.happy, each: 1 },
    { what: 'companions', count: kind.length, each: 3 },
    { what: 'rebels', count: rebels.length, each: 2 },
  ]
}

type Ends = { readonly victory: LetteredCrate; readonly defeat: LetteredCrate }

export function reckon(play: Play, seat: number, ends: Ends): void {
  const parts = partsOfReckoning(play)
  const total = parts.reduce((sum, { count, each }) => sum + count * each, 0)
  const victory = total >= NEEDED
  play.events?.push({ kind: 'reckoned', parts, total, needed: NEEDED, victory })
  push(play, { kind: 'letter', letter: victory ? ends.victory : ends.defeat, seat })
}
