/** The same numbers between 0 and 1 for the same seed, so that a drawing never changes. */
export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 7
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
