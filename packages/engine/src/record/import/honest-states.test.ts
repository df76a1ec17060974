import { miniCatalogue } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../engine.ts'
import type { FrameKind } from '../../loop/frame.ts'
import { roll, seedRng } from '../../random/random.ts'
import type { State } from '../../state/state.ts'
import { numbersOf } from './numbers.ts'
import { stateSchema } from './state-schema.ts'

const engine = createEngine(miniCatalogue)
const check = stateSchema(numbersOf(miniCatalogue))

/** Walks through a campaign by chance and looks at the state at each question. */
function walkThrough(seed: number, answers: number, look: (state: State) => void): void {
  const seats = [0, 2, 5].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const }))
  const state = engine.newCampaign({ seed, seats })
  const rng = seedRng(seed)
  for (let answer = 0; answer < answers; answer++) {
    if (state.phase === 'finished') engine.packUp(state)
    look(state)
    if (state.phase === 'between') engine.startGame(state)
    const options = state.pending?.options ?? []
    engine.apply(state, options[roll(rng, options.length)] ?? '')
  }
}

describe('states of honest play', () => {
  const kinds = new Set<FrameKind>()
  const refused: string[] = []
  for (const seed of [11, 12])
    walkThrough(seed, 900, (state) => {
      const fault = check(JSON.parse(JSON.stringify(state)))
      if (fault !== null) refused.push(`seed ${seed}: ${fault.path}`)
      for (const { kind } of state.stack) kinds.add(kind)
    })

  it('states of honest play are never refused by the checks of files', () => {
    expect(refused).toEqual([])
  })

  it('states of honest play have shown frames of many kinds, of turns, set-up and the end', () => {
    expect(kinds.size).toBeGreaterThan(20)
    expect([...kinds]).toEqual(expect.arrayContaining(['act', 'ending', 'setup', 'effects', 'pay']))
  })
})
