import type { CampaignRecord, Engine, State } from '@charterstone/engine'
import { edited, type Json, type Parts } from './json.ts'
import { partsOf, withNewSeals } from './seal.ts'

const effects = (list: Json): Json => ({ kind: 'effects', seat: 0, source: 0, effects: list, from: 0 })
const asking = { asks: true, seat: 0, source: 0 }

/** Each is a stack that no game has, from the bottom to the top. */
const STACKS: Readonly<Record<string, Json[]>> = {
  'turns without end': Array.from({ length: 90 }, () => ({ kind: 'turn', seat: 0 })),
  'rounds without end': Array.from({ length: 90 }, () => ({ kind: 'round-end' })),
  'next seats without end': Array.from({ length: 90 }, () => ({ kind: 'next-seat' })),
  'automa turns of a person': Array.from({ length: 90 }, () => ({ kind: 'automa-turn', seat: 0 })),
  '5,000 frames': Array.from({ length: 5000 }, () => ({ kind: 'next-seat' })),
  'a set-up within the game': [{ kind: 'setup', step: 0 }],
  'an ending within the game': [
    { kind: 'ending', step: 0 },
    { kind: 'act', ...asking },
  ],
  'a step that is none': [{ kind: 'setup', step: -5 }],
  'an extra turn of a seat that does not exist': [{ kind: 'extra-turn', seat: 5 }],
  'an unknown kind': [{ kind: 'loop', seat: 0 }],
  'a kind of every object': [{ kind: 'constructor' }],
  'a kind that is a list': [{ kind: ['turn'], seat: 0 }],
  'no kind': [{ seat: 0 }],
  'no frame': [null, 7, 'turn'],
  'a seat that is none': [{ kind: 'turn', seat: 9 }],
  'a seat that is half': [{ kind: 'turn', seat: 0.5 }],
  'a field too many': [{ kind: 'turn', seat: 0, again: true }],
  'a field too few': [{ kind: 'use', seat: 0 }],
  'a spot far away': [{ kind: 'use', seat: 0, spot: 6000, free: true, by: 'worker' }],
  'an advance of a billion': [{ kind: 'advance', seat: 0, left: 1_000_000_000 }],
  'an asker that never ends': [{ kind: 'take-any', ...asking, left: 1_000_000_000 }],
  'a gain of a billion': [effects([{ kind: 'vp', count: 1_000_000_000 }])],
  'effects of every seat on every seat': [
    effects(nested({ kind: 'vp', count: 1 }, (inner) => ({ kind: 'others', effects: [inner, inner] }), 8)),
  ],
  'effects from nowhere': [{ kind: 'effects', seat: 0, source: 0, effects: [], from: -1 }],
  'a trade for nothing, for ever': [
    { kind: 'trade', ...asking, pay: {}, get: [{ kind: 'vp', count: 30 }], left: 30 },
  ],
  'an empty stack with a question': [],
}

function nested(start: Json, wrap: (inner: Json) => Json, depth: number): Json {
  let value = start
  for (let level = 0; level < depth; level++) value = wrap(value)
  return [value]
}

export const STACK_NAMES: readonly string[] = Object.keys(STACKS)

/** Where a forged table can be put: where the game stands, or where its rules are said to have moved on. */
export const TARGETS = ['own rules', 'other rules', 'base'] as const
export type Target = (typeof TARGETS)[number]

/** The invented frames instead of the real ones, or beneath them, where the next answers come upon them. */
export const DEPTHS = ['instead', 'beneath'] as const
type Depth = (typeof DEPTHS)[number]

export function forgedStack(honest: CampaignRecord, name: string, target: Target, depth: Depth): Parts {
  const { stack } = honest.checkpoint
  const frames = [...(STACKS[name] ?? []), ...(depth === 'beneath' ? (stack as unknown as Json[]) : [])]
  return withForgedTable(honest, edited(partsOf(honest), ['checkpoint', 'stack'], frames), target)
}

/** The invented frames, with the question that the rules themselves would ask about them. */
export function askedAgain(engine: Engine, honest: CampaignRecord, name: string, target: Target): Parts {
  const state = engine.clone(honest.checkpoint)
  state.stack = [...state.stack, ...((STACKS[name] ?? []) as unknown as State['stack'])]
  state.phase = 'playing'
  try {
    engine.resume(state)
  } catch {
    // What cannot even be asked is sent as it is.
  }
  return withForgedTable(honest, { ...partsOf(honest), checkpoint: state as unknown as Parts }, target)
}

/** A record with a forged table and valid hashes. */
export function withForgedTable(honest: CampaignRecord, parts: Parts, target: Target): Parts {
  if (target === 'own rules') return withNewSeals(parts, honest)
  if (target === 'other rules') return withNewSeals(edited(parts, ['version', 'rules'], 'elsewhere'), honest)
  const base: Json = {
    games: honest.games.length,
    answers: honest.current?.answers.length ?? 0,
    state: parts.checkpoint ?? null,
  }
  return withNewSeals({ ...parts, base }, honest)
}
