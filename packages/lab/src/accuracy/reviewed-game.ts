import { type BotSpec, createBot, readBotName, reviewGame } from '@charterstone/bots'
import type { Engine, State } from '@charterstone/engine'
import { newTable, persons, seatsFrom } from '../table/new-table.ts'

/** A single game of equal bots that is reviewed, as a job for a thread. */
export type AccuracyJob = {
  readonly player: string
  readonly seats: number
  readonly stage: number
  readonly seed: number
}

/** What the review said: the accuracy of each seat, from 0 to 1000, and how long it took. */
export type AccuracyResult = {
  readonly player: string
  readonly accuracy: readonly number[]
  readonly weakTurns: number
  readonly turns: number
  readonly firstSeconds: number
  readonly seconds: number
}

export function playAndReview(engine: Engine, { player, seats, stage, seed }: AccuracyJob): AccuracyResult {
  const state = newTable(engine, { seed, stage, seats: seatsFrom(seed, persons(seats)) })
  engine.startGame(state)
  const start = engine.clone(state)
  const answers = playOut(engine, state, player, seed)
  const began = performance.now()
  const review = reviewGame(engine, { start, answers })
  let next = review.next()
  const firstSeconds = (performance.now() - began) / 1000
  while (next.done !== true) next = review.next()
  const { accuracy, turns } = next.value
  return {
    player,
    accuracy: accuracy.filter((each) => each !== null),
    weakTurns: turns.filter(({ grade }) => grade !== 'fine').length,
    turns: turns.length,
    firstSeconds,
    seconds: (performance.now() - began) / 1000,
  }
}

function playOut(engine: Engine, state: State, player: string, seed: number): string[] {
  const name: BotSpec = readBotName(player) ?? { level: 'random', style: 'balanced' }
  const bots = state.table.seats.map((_, seat) => createBot({ ...name, seed: (seed + seat) | 0, engine }))
  const answers: string[] = []
  while (state.pending !== null) {
    const { pending } = state
    const key = bots[pending.seat]?.(engine.view(state, pending.seat), pending) ?? ''
    answers.push(key)
    engine.apply(state, key)
  }
  return answers
}
