import { createEngine, type State } from '@charterstone/engine'
import { miniCatalogue } from '@charterstone/testkit'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { LEVELS, type Level, PLAY_STYLES, THINKING_LEVELS } from './bot-name.ts'
import { createBot } from './create-bot.ts'
import { sameNoise } from './search-settings.ts'

/** Answers that were tried in imagined worlds. */
const tried = vi.hoisted(() => ({ count: 0 }))

vi.mock('@charterstone/engine', async (original) => {
  const real = await original<typeof import('@charterstone/engine')>()
  return {
    ...real,
    createEngine: (catalogue: Parameters<typeof real.createEngine>[0]) => {
      const engine = real.createEngine(catalogue)
      const apply: typeof engine.apply = (state, key, events) => {
        tried.count += 1
        return engine.apply(state, key, events)
      }
      return { ...engine, apply }
    },
  }
})

const engine = createEngine(miniCatalogue)

function begun(seed: number): State {
  const seats = [0, 1].map((charter) => ({ charter, name: '', player: 'person' as const }))
  const state = engine.newSingleGame({ seed, seats, stage: 8, village: 'random' })
  engine.startGame(state)
  return state
}

/** Every n-th position of a game that offers a choice. */
function positions(every: number, seed = 1, level: Level = 'easy'): State[] {
  const state = begun(seed)
  const bot = createBot({ level, seed: 1, engine })
  const found: State[] = []
  for (let answers = 0; state.pending !== null; answers++) {
    if (answers % every === 0 && state.pending.options.length > 1) found.push(engine.clone(state))
    engine.apply(state, bot(engine.view(state, state.pending.seat), state.pending))
  }
  return found
}

const found = positions(9)

function asked(state: State): NonNullable<State['pending']> {
  if (state.pending === null) throw new Error('nothing asked')
  return state.pending
}

beforeEach(() => {
  tried.count = 0
})

test.each([1, 40, 200, 1000])('a thinking bot tries no more than its budget of %i answers', (steps) => {
  for (const level of THINKING_LEVELS) {
    const bot = createBot({ level, seed: 1, engine })
    for (const state of found) {
      const view = engine.view(state, asked(state).seat)
      const before = tried.count
      bot(view, asked(state), { steps })
      expect(tried.count - before).toBeLessThanOrEqual(steps)
    }
  }
})

test('a thinking bot answers the decisions of its plan without searching again', () => {
  const bot = createBot({ level: 'medium', seed: 1, engine })
  const state = begun(3)
  let planned = 0
  let small = 0
  while (state.pending !== null) {
    const { pending } = state
    const before = tried.count
    const key = bot(engine.view(state, pending.seat), pending)
    if (pending.kind !== 'act') {
      small += 1
      if (tried.count === before) planned += 1
    }
    engine.apply(state, key)
  }
  expect(small).toBeGreaterThan(10)
  expect(planned / small).toBeGreaterThan(0.8)
})

test.each(LEVELS)('a %s bot plays the same with the same seed', (level) => {
  const run = (): string[] => {
    const bot = createBot({ level, seed: 5, engine })
    return found.map((state) => bot(engine.view(state, asked(state).seat), asked(state), { steps: 300 }))
  }
  expect(run()).toEqual(run())
})

test('a thinking bot has a play style: none plays like the balanced one', () => {
  const acts = [1, 2, 3, 4]
    .flatMap((seed) => positions(3, seed, 'eager'))
    .filter(({ pending }) => pending?.kind === 'act')
  const choices = PLAY_STYLES.map((style) => {
    const bot = createBot({ level: 'medium', style, seed: 1, engine, settings: { noise: sameNoise(0) } })
    return acts.map((state) => bot(engine.view(state, asked(state).seat), asked(state), { steps: 300 }))
  })
  const [balanced, ...others] = choices
  for (const other of others) expect(other).not.toEqual(balanced)
})

test('a thinking bot takes the only option without a search', () => {
  const state = begun(1)
  const bot = createBot({ level: 'expert', seed: 1, engine })
  const only = { ...asked(state), options: ['skip'], values: [0] }
  expect(bot(engine.view(state, only.seat), only)).toBe('skip')
  expect(tried.count).toBeLessThan(200)
})

describe('the explanation of a bot', () => {
  it.each(LEVELS)(
    'a %s bot explains the best option first, and the others by how far they are behind',
    (level) => {
      const bot = createBot({ level, seed: 1, engine })
      for (const state of found) {
        const explained = bot.why(engine.view(state, asked(state).seat), asked(state), { steps: 300 })
        expect(explained[0]?.standing).toBe('best')
        for (const { key, gap, standing } of explained) {
          expect(asked(state).options).toContain(key)
          expect(gap ?? 0).toBeGreaterThanOrEqual(0)
          expect(standing === 'best').toBe(key === explained[0]?.key)
        }
      }
    },
  )

  it.each(['easy', 'medium', 'hard'] as const)(
    'the best option that a %s bot explains is the one it takes',
    (level) => {
      for (const state of found) {
        const bot = createBot({ level, seed: 1, engine })
        const view = engine.view(state, asked(state).seat)
        expect(bot.why(view, asked(state), { steps: 300 })[0]?.key).toBe(
          bot(view, asked(state), { steps: 300 }),
        )
      }
    },
  )
})
