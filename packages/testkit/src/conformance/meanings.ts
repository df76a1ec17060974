import { type Engine, keyOf, numbersOf, type State } from '@charterstone/engine'

/** Every key has one option and every option its key, for the engine and for the seat that decides (N2). */
export function brokenByMeanings(engine: Engine, state: State): string[] {
  const { pending } = state
  if (pending === null) return []
  const view = engine.view(state, pending.seat)
  const options = engine.options(state)
  const broken = pending.options.flatMap((key, index) => {
    const option = options[index]
    if (option === undefined || keyOf(option) !== key) return [`N2: ${key} has another meaning`]
    const read = engine.optionOf(view, key)
    return JSON.stringify(read) === JSON.stringify(option) ? [] : [`N2: ${key} is read in two ways`]
  })
  const closed = engine.closed(state).filter(({ option, key }) => keyOf(option) !== key)
  return [
    ...broken,
    ...closed.map(({ key }) => `N2: closed ${key} has another meaning`),
    ...(options.length === numbersOf(pending).length
      ? []
      : ['N2: options and their numbers differ in number']),
  ]
}
