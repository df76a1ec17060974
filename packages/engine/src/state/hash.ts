import { COUNTED_IN_JSON, hashedForm } from './saved-effect.ts'

/** A stable 64-bit fingerprint of a plain value, as 16 hexadecimal digits (two FNV-1a lanes over its JSON). */
export function hash(value: unknown): string {
  const json = JSON.stringify(value)
  const text = json.includes(COUNTED_IN_JSON) ? JSON.stringify(value, hashedForm) : json
  let low = 0x811c9dc5
  let high = 0x9747b28c
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 15)
  }
  return hex(low) + hex(high)
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
