import { type Decision, seedNumbersOf, type View } from '@charterstone/engine'

/** The seed for a bot's random choices, computed from its view: equal views and bot seeds give equal choices. */
export function chanceSeed(seed: number, { seat, table, legacy }: View, decision: Decision): number {
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
  for (const value of seedNumbersOf(decision)) mix(value)
  return digest | 0
}
