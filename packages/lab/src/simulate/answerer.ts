import { createBot, isQuickLevel, readBotName } from '@charterstone/bots'
import type { Decision, Rng, State } from '@charterstone/engine'
import { engine, quickBots } from '../ruleset.ts'
import { race } from './racer.ts'

/** Answers decisions in a simulation. Quick bots read the state itself: they look at nothing that their seat may not see. */
export type Answerer = (decision: Decision, rng: Rng, state: State) => string

export function answererFor(name: string, seat: number): Answerer {
  if (name === 'racing') return race
  // Decisions that people make for an automa are left to chance.
  if (name === 'automa') return quickBots.random
  const spec = readBotName(name)
  if (spec === null) throw new RangeError(`no player is called ${name}`)
  if (isQuickLevel(spec.level)) return quickBots[spec.level]
  const bot = createBot({ ...spec, seed: seat, engine })
  return (decision, _rng, state) => bot(engine.view(state, decision.seat), decision)
}
