import type { LetteredCrate } from '../catalogue/crate.ts'
import { type Play, push } from '../loop/play.ts'

const ENOUGH = 23
const KIND_COMPANION = 3
const REBEL = 2

/** Before game 12: gladness, kindness and open hands, inactive charters included (GR). */
export function reckoningTotal(play: Play): number {
  const { crowns, charters } = play.state.legacy
  let total = crowns.happy
  for (const { companion, special } of charters) {
    if (companion?.kind === true) total += KIND_COMPANION
    if (play.box.personas.get(special)?.kind === 'rebel') total += REBEL
  }
  return total
}

type Ends = { readonly victory: LetteredCrate; readonly defeat: LetteredCrate }

export function reckon(play: Play, seat: number, ends: Ends): void {
  const total = reckoningTotal(play)
  const victory = total > ENOUGH
  play.events?.push({ kind: 'reckoned', total, victory })
  push(play, { kind: 'letter', letter: victory ? ends.victory : ends.defeat, seat })
}
