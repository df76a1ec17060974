import { type Asked, createEngine, type Engine, type State } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { brokenByAnswers } from './conformance/answers.ts'
import { brokenByDecision } from './conformance/decisions.ts'
import { brokenByMeanings } from './conformance/meanings.ts'
import { brokenByPlainness } from './conformance/plain.ts'
import { brokenByViews } from './conformance/views.ts'
import { walk } from './conformance.ts'
import { miniCatalogue } from './mini-catalogue.ts'
import { scenario } from './scenario.ts'

const real = createEngine(miniCatalogue)

function asked(): State {
  const seats = [0, 1].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const }))
  const state = real.newCampaign({ seed: 3, seats })
  real.startGame(state)
  return state
}

/** The violations of an engine that breaks a promise. */
function broken(engine: Partial<Engine>, state = asked()): string[] {
  const { pending } = state
  if (pending === null) return ['no decision is pending']
  const fake = { ...real, ...engine }
  return [...brokenByAnswers(fake, state, pending), ...brokenByViews(fake, state, miniCatalogue)]
}

describe('random walks', { timeout: 60_000 }, () => {
  it('a walk keeps all promises and reports its games and decisions', () => {
    const {
      decisions,
      turns,
      broken: found,
    } = walk({ catalogue: miniCatalogue, seed: 1, seats: 3, every: 10 })
    expect(found).toEqual([])
    expect(decisions).toBeGreaterThan(turns)
    expect(turns).toBeGreaterThan(10)
  })

  it('a walk with the same seed is the same, however much it checks', () => {
    const [one, two] = [0, 5].map((every) => walk({ catalogue: miniCatalogue, seed: 8, seats: 2, every }))
    expect(one?.hash).toBe(two?.hash)
    expect(walk({ catalogue: miniCatalogue, seed: 9, seats: 2, every: 0 }).hash).not.toBe(one?.hash)
  })

  it('a walk reports a game that is too long', () => {
    const { broken: found } = walk({ catalogue: miniCatalogue, seed: 1, seats: 3, every: 0, longest: 5 })
    expect(found).toEqual(['seed 1, game 1, at the end: N5: the game takes more than 5 decisions'])
  })
})

describe('conformance checks', () => {
  it('the checks find no violation in the engine', () => {
    expect(broken({})).toEqual([])
  })

  it('the checks notice an option that is refused or throws', () => {
    expect(broken({ apply: (_state, key) => ({ reason: 'not-offered', key }) }).join()).toContain(
      'N2: skip is offered and refused',
    )
    const throwing: Engine['apply'] = (state, key, events) => {
      if (key === 'skip') throw new Error('oh')
      return real.apply(state, key, events)
    }
    expect(broken({ apply: throwing })).toEqual(['N2: skip is offered and breaks: Error: oh'])
  })

  it('the checks notice an answer that is accepted without being offered', () => {
    const lax: Engine['apply'] = (state, key, events) => {
      real.apply(state, key, events)
      return undefined
    }
    expect(broken({ apply: lax }).join()).toContain('N3: "place:nowhere" was accepted without being offered')
  })

  it('the checks notice a clone that shares mutable parts', () => {
    const { state } = scenario()
    expect(broken({ clone: (one) => one }, state).join()).toContain('on a clone has changed the original')
  })

  it('the checks notice random numbers that depend on an event listener', () => {
    const nosy: Engine['apply'] = (state, key, events) => {
      if (events !== undefined) state.table.round += 1
      return real.apply(state, key, events)
    }
    expect(broken({ apply: nosy }).join()).toContain('leads elsewhere')
  })

  it('the checks notice a view that contains the deck or reveals its order', () => {
    const open: Engine['view'] = (state, seat) => ({ ...real.view(state, seat), deck: state.table.deck })
    expect(broken({ view: open })).toContain('D5: a view has a deck or the generator')
    const peeking: Engine['view'] = (state, seat) => ({
      ...real.view(state, seat),
      phase: 'playing',
      top: state.table.deck.at(-1),
    })
    expect(broken({ view: peeking }).join()).toContain('sees something hidden')
  })

  it('the checks notice a determinised state with missing cards', () => {
    const careless: Engine['determinise'] = (view, seed) => {
      const guess = real.determinise(view, seed)
      guess.table.deck.pop()
      return guess
    }
    expect(broken({ determinise: careless }).join()).toContain(
      'determinise for seat 0: advancement cards: 13 of 14',
    )
  })

  it('the checks notice equal options, an empty decision and a closed option without a reason', () => {
    const { state } = scenario()
    const pending = state.pending
    if (pending === null) throw new Error('no decision is pending')
    expect(brokenByDecision(real, state, pending)).toEqual([])
    expect(brokenByDecision(real, state, { ...pending, options: ['a', 'a'] })).toContain(
      'N2: two options are equal: a a',
    )
    expect(brokenByDecision(real, state, { ...pending, options: [] })).toContain(
      'N4: the decision has no options',
    )
    const patch = real.optionOf(state, 'place:patch')
    const silent = {
      ...real,
      closed: () => [{ option: patch, key: 'place:patch', reason: { lack: 'nothing', count: 0 } }],
    } as Engine
    const found = brokenByDecision(silent, state, pending)
    expect(found).toContain('N6: place:patch is offered and closed')
    expect(found).toContain('N6: place:patch is closed without a reason')
  })

  it('the checks notice a key of another option and a key that is read in two ways', () => {
    const { state } = scenario()
    const [key = ''] = state.pending?.options ?? []
    expect(brokenByMeanings(real, state)).toEqual([])
    const shifted = { ...real, options: (of: Asked) => real.options(of).slice(1) }
    expect(brokenByMeanings(shifted, state)).toContain(`N2: ${key} has another meaning`)
    const deaf = { ...real, optionOf: () => null }
    expect(brokenByMeanings(deaf, state)).toContain(`N2: ${key} is read in two ways`)
  })

  it('the checks notice an expected option that is neither open nor closed, and one that is closed twice', () => {
    const { state } = scenario()
    const { pending } = state
    if (pending === null) throw new Error('no decision is pending')
    const mute = { ...real, closed: () => [] }
    expect(brokenByDecision(mute, state, pending)).toContain('D7: retrieve is neither open nor closed')
    const twice = { ...real, closed: (one: State) => [...real.closed(one), ...real.closed(one)] }
    expect(brokenByDecision(twice, state, pending).join()).toContain('D7: something is closed twice')
  })

  it('the checks notice a plot, a power or an item without a reason', () => {
    const cards = ['kite', 'amulet', 'scroll']
    const setup = { players: [{ cards, personas: ['banker'] }], table: { silencer: 1 } }
    const mute = { ...real, closed: () => [] }
    const missing = (one: State): string => {
      if (one.pending === null) throw new Error('no decision is pending')
      expect(brokenByDecision(real, one, one.pending)).toEqual([])
      return brokenByDecision(mute, one, one.pending).join()
    }
    const { state } = scenario(setup)
    for (const key of ['use:kite', 'use:amulet', 'use:scroll', 'power:banker'])
      expect(missing(state)).toContain(`D7: ${key} is neither`)
    const plot = scenario().ask({ kind: 'plot', card: 22, vp: 5 })
    expect(missing(plot.state)).toContain('D7: plot:1 is neither')
    const glory = [6, 0, 0, 0, 0, 0, 0, 0, 0]
    const row = scenario({ charters: { purple: { glory } } }).ask({ kind: 'glory', left: 1 })
    expect(missing(row.state)).toContain('D7: row:1 is neither')
  })

  it.each([
    ['undefined', undefined],
    ['-0', -0],
    ['NaN', Number.NaN],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a function', () => 0],
  ])('the checks notice %s in the state, which JSON would not give back', (_name, odd) => {
    const state = asked()
    expect(brokenByPlainness(state)).toEqual([])
    Object.assign(state.table, { spot: odd })
    expect(brokenByPlainness(state)).toHaveLength(1)
  })
})
