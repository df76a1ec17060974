import type { Decision, View } from '@charterstone/engine'

/** A number made of what a seat sees: equal views and seeds give equal chance to a bot. */
export function digestOf(seed: number, { seat, table, legacy }: View, decision: Decision): number {
  let digest = 0x811c9dc5 ^ seed
  const mix = (value: number): void => {
    digest = Math.imul(digest ^ value, 0x01000193)
    digest ^= digest >>> 15
  }
  mix(seat)
  mix(legacy.game)
  mix(table.round)
  mix(table.progress)
  for (const { turns, vp, influence, goods } of table.seats) {
    mix(turns)
    mix(vp)
    mix(influence)
    for (const good of goods) mix(good)
  }
  for (const value of decision.values) mix(value)
  return digest | 0
}
