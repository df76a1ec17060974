import { type Decision, type Engine, type Event, hash, type State } from '@charterstone/engine'

const NONSENSE: readonly string[] = [
  '',
  'place:',
  'place:nowhere',
  'pay:gold',
  'undefined',
  '0',
  'constructor',
  'name:',
]

/** Every offered option can be applied to a clone, with and without a listener to the same effect; nothing else is accepted (N2, N3). */
export function brokenByAnswers(engine: Engine, state: State, pending: Decision): string[] {
  const broken: string[] = []
  const before = JSON.stringify(state)
  for (const key of pending.options) {
    const next = engine.clone(state)
    const withEvents = JSON.parse(before) as State
    const events: Event[] = []
    try {
      if (engine.apply(next, key) !== undefined) broken.push(`N2: ${key} is offered and refused`)
      engine.apply(withEvents, key, events)
      if (hash(next) !== hash(withEvents))
        broken.push(`${key} leads elsewhere after a JSON round trip with a listener`)
    } catch (error) {
      broken.push(`N2: ${key} is offered and breaks: ${String(error)}`)
    }
    if (JSON.stringify(state) !== before) broken.push(`N3: ${key} on a clone has changed the original`)
  }
  for (const key of NONSENSE) {
    if (pending.options.includes(key)) continue
    if (engine.apply(state, key) === undefined) broken.push(`N3: "${key}" was accepted without being offered`)
    if (JSON.stringify(state) !== before) broken.push(`N3: the refused answer "${key}" has changed the state`)
  }
  return broken
}
