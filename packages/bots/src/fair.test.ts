import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createEngine, type Engine, type State, seedRng, shuffle } from '@charterstone/engine'
import { miniCatalogue } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { LEVELS } from './bot-name.ts'
import { createBot } from './create-bot.ts'
import { swapSealedCrates } from './search/sealed-crates.ts'

const engine = createEngine(miniCatalogue)
const BUDGET = { steps: 400 }

/** Every n-th position of a campaign whose decision is not secret. */
function positions(every: number, seed: number): State[] {
  const seats = [0, 1, 2].map((charter) => ({
    charter,
    name: '',
    player: charter === 2 ? ('automa' as const) : ('person' as const),
  }))
  const state = engine.newCampaign({ seed, seats })
  const found: State[] = []
  for (let game = 0; game < 3; game++) {
    engine.startGame(state)
    play(state, every, found)
    engine.packUp(state)
  }
  return found
}

/** Positions of a single game at a later stage. */
function singlePositions(stage: number, every: number): State[] {
  const seats = [0, 1].map((charter) => ({ charter, name: '', player: 'person' as const }))
  const state = engine.newSingleGame({ seed: stage, seats, stage, village: 'random' })
  const found: State[] = []
  engine.startGame(state)
  play(state, every, found)
  return found
}

/** Plays a game to its end and keeps every n-th position. */
function play(state: State, every: number, found: State[]): void {
  const bots = [0, 1].map((seat) => createBot({ level: 'easy', seed: seat, engine }))
  for (let answers = 0; state.pending !== null; answers++) {
    const { pending } = state
    if (answers % every === 0 && !pending.secret) found.push(engine.clone(state))
    engine.apply(state, bots[pending.seat]?.(engine.view(state, pending.seat), pending) ?? '')
  }
}

/** The same position with different hidden cards and chance. */
function twin(state: State, seed: number): State {
  const other = engine.clone(state)
  const rng = seedRng(seed)
  for (const pile of [other.table.deck, other.table.objectiveDeck, other.table.automaDeck]) shuffle(rng, pile)
  other.rng = seedRng(seed + 1)
  return other
}

function choiceOf(state: State, using: Engine, level: (typeof LEVELS)[number]): string {
  const { pending } = state
  if (pending === null) throw new Error('nothing asked')
  return createBot({ level, seed: 7, engine: using })(using.view(state, pending.seat), pending, BUDGET)
}

describe('fairness', () => {
  const found = [...positions(40, 1), ...[5, 8, 11, 12].flatMap((stage) => singlePositions(stage, 60))]

  it.each(LEVELS)('equal views get equal choices from a %s bot with the same seed', (level) => {
    expect(found.length).toBeGreaterThan(5)
    for (const [index, state] of found.entries()) {
      const other = twin(state, index)
      const seat = state.pending?.seat ?? 0
      expect(engine.view(other, seat)).toEqual(engine.view(state, seat))
      expect(choiceOf(other, engine, level)).toBe(choiceOf(state, engine, level))
    }
  })

  it.each(LEVELS)('what lies in sealed crates makes no difference to a %s bot', (level) => {
    for (const state of found) {
      const crates = swapSealedCrates(miniCatalogue, state.legacy.crates, 99)
      const elsewhere = createEngine({ ...miniCatalogue, crates })
      expect(choiceOf(state, elsewhere, level)).toBe(choiceOf(state, engine, level))
    }
  })

  it('no source of this package knows the state', () => {
    const root = fileURLToPath(new URL('.', import.meta.url))
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    )
    expect(sources.length).toBeGreaterThan(20)
    const knowing = sources.filter((file) =>
      /import[^;']*\bState\b[^;']*from '@charterstone/.test(readFileSync(`${root}${file}`, 'utf8')),
    )
    expect(knowing).toEqual([])
  })
})
