import { at } from '../state/list.ts'

/** xoshiro128**: four words of state, kept in the game state so that the same seed gives the same game everywhere. */
export type Rng = number[]

export function seedRng(seed: number): Rng {
  let word = seed | 0
  const rng: Rng = []
  for (let index = 0; index < 4; index++) {
    word = (word + 0x9e3779b9) | 0
    let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    rng.push((mixed ^ (mixed >>> 16)) | 0)
  }
  return rng
}

function nextWord(rng: Rng): number {
  const a = rng[0] ?? 0
  const b = rng[1] ?? 0
  const c = (rng[2] ?? 0) ^ a
  const d = (rng[3] ?? 0) ^ b
  const scrambled = Math.imul(b, 5)
  const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
  rng[1] = b ^ c
  rng[0] = a ^ d
  rng[2] = c ^ (b << 9)
  rng[3] = (d << 11) | (d >>> 21)
  return result >>> 0
}

/** A whole number from 0 to bound - 1. */
export function roll(rng: Rng, bound: number): number {
  return Math.floor((nextWord(rng) / 0x100000000) * bound)
}

export function shuffle<T>(rng: Rng, list: T[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = roll(rng, last + 1)
    const held = at(list, last)
    list[last] = at(list, other)
    list[other] = held
  }
}
