import { type Engine, keyOf, type State, seedNumbersOf } from '@charterstone/engine'

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
  const closed = engine.closed(state).filter(({ option }) => {
    const read = engine.optionOf(view, keyOf(option))
    return JSON.stringify(read) !== JSON.stringify(option)
  })
  return [
    ...broken,
    ...closed.map(({ option }) => `N2: closed ${keyOf(option)} has another meaning`),
    ...(options.length === seedNumbersOf(pending).length
      ? []
      : ['N2: options and their numbers differ in number']),
  ]
}
