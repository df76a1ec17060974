/** A review adds up to the last bit, so its values are whole numbers: a game won is WIN_UNIT, a victory point VP_UNIT. */
export const WIN_UNIT = 1_000_000
export const VP_UNIT = 1000

/** Parts of WIN_UNIT in whole numbers with exactly that sum; the largest remainders are rounded up, the first seat before others. */
export function wholeShares(parts: readonly number[]): number[] {
  let sum = 0
  for (const part of parts) sum += part
  if (sum <= 0) return wholeShares(parts.map(() => 1))
  const exact = parts.map((part) => (part / sum) * WIN_UNIT)
  const shares = exact.map((share) => Math.floor(share))
  let missing = WIN_UNIT
  for (const share of shares) missing -= share
  const byRemainder = exact
    .map((share, seat) => ({ seat, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.seat - b.seat)
  for (let index = 0; missing > 0; index = (index + 1) % byRemainder.length) {
    const seat = byRemainder[index]?.seat ?? 0
    shares[seat] = (shares[seat] ?? 0) + 1
    missing -= 1
  }
  return shares
}

export function wholeVp(vp: number): number {
  return Math.round(vp * VP_UNIT)
}
