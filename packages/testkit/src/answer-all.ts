import { type Engine, giveAnswer, isRefusal, type Playthrough } from '@charterstone/engine'

/** The playthrough after these answers, each of which must be legal. */
export function answerAll(engine: Engine, playthrough: Playthrough, ...keys: readonly string[]): Playthrough {
  return keys.reduce((before, key) => {
    const next = giveAnswer(engine, before, key)
    if (isRefusal(next)) throw new Error(`${next.reason}: ${key}`)
    return next
  }, playthrough)
}

/** The playthrough after the last option was chosen `count` times, or until nothing is asked. */
export function answerLast(engine: Engine, playthrough: Playthrough, count = Infinity): Playthrough {
  let next = playthrough
  for (let given = 0; given < count && next.state.pending !== null; given++)
    next = answerAll(engine, next, next.state.pending.options.at(-1) ?? '')
  return next
}
