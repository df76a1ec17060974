import { type CampaignRecord, hash, sealed } from '@charterstone/engine'
import { copyOf, isParts, type Json, type Parts, type Path } from './json.ts'

const SEALS: Path = ['seals', 'links', 'chain']

/**
 * The parts with valid hashes, as anyone can compute them who reads the code. Parts that cannot be hashed stay
 * unchanged, and so do hashes that were changed on purpose, at `path`.
 */
export function withNewSeals(parts: Parts, honest: CampaignRecord, path: Path = []): Parts {
  if (path.some((step) => SEALS.includes(step))) return parts
  try {
    const made = sealed(parts as never, honest.checkpoint) as unknown as Parts
    const checkpoint = parts.checkpoint ?? null
    const seals = isParts(made.seals) ? made.seals : {}
    const extra = Object.fromEntries(Object.entries(parts).filter(([key]) => !(key in made)))
    const whole = { ...made, ...extra, checkpoint, seals: { ...seals, checkpoint: hash(checkpoint) } }
    return without(
      whole,
      Object.keys(made).filter((key) => !(key in parts)),
    )
  } catch {
    return parts
  }
}

function without(parts: Parts, keys: readonly string[]): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([key]) => !keys.includes(key)))
}

export function partsOf(record: CampaignRecord): Parts {
  return copyOf(record as unknown as Parts)
}

export function textOf(value: Json): string {
  return `${JSON.stringify(value)}\n`
}
