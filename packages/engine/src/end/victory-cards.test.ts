import { type Scenario, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

/** Game 7 of three seats has ended; black chooses, having most influence among the achievers. */
function ended(path: 'path:K' | 'path:L', seed = 1): Scenario {
  const players = [{ influence: 11 }, { influence: 12 }, { influence: 11 }]
  const s = scenario({ begin: 'end', game: 7, guidepost: 406, seats: 3, seed, players })
  return s.answer('row:1', 'row:1', 'row:1', path)
}

function cardsOf({ state }: Scenario): number[] {
  return state.legacy.charters.map(({ victoryCard }) => victoryCard)
}

test('[K11] after crate K we pick our own victory cards, beginning with the chooser and going clockwise', () => {
  const s = ended('path:K')
  expect([s.asked(), ...s.options()]).toEqual([
    '1 victory-card',
    'victory:victory-1',
    'victory:victory-2',
    'victory:victory-3',
    'victory:victory-4',
    'victory:victory-5',
    'victory:victory-6',
  ])
  s.answer('victory:victory-3')
  expect(s.asked()).toBe('2 victory-card')
  s.answer('victory:victory-1')
  expect([s.asked(), s.options().length]).toEqual(['0 victory-card', 4])
})

test('[K11] a victory card is picked once: those behind me have one card fewer to choose from', () => {
  const s = ended('path:K').answer('victory:victory-3')
  expect(s.options()).not.toContain('victory:victory-3')
  expect(s.options()).toHaveLength(5)
})

test('[K11] the pick of a victory card is secret: others see neither what I could take nor what I took', () => {
  const s = ended('path:K')
  expect(s.engine.view(s.state, 0).decision).toMatchObject({ seat: 1, options: [], values: [] })
  s.answer('victory:victory-3')
  const seen = [-1, 0, 1, 2].map((seat) => s.engine.view(s.state, seat).legacy.charters[1]?.victoryCard)
  expect(seen).toEqual([-1, -1, s.state.legacy.charters[1]?.victoryCard, -1])
  expect(JSON.stringify(s.events)).not.toContain('victory-3')
})

test('[K11] empty charters get a random victory card of those that are left, and six cards lie with six charters', () => {
  const pick = ['victory:victory-3', 'victory:victory-1', 'victory:victory-6']
  const s = ended('path:K').answer(...pick)
  expect(cardsOf(s).slice(0, 3)).toEqual([349, 346, 344])
  expect(new Set(cardsOf(s).slice(3))).toEqual(new Set([345, 347, 348]))
  const dealt = [1, 2, 3, 4, 5].map((seed) => cardsOf(ended('path:K', seed).answer(...pick)).join())
  expect(new Set(dealt).size).toBeGreaterThan(1)
})

test('[K11] after crate L all get equal victory cards, and nobody is asked', () => {
  const s = ended('path:L')
  expect(s.asked()).not.toContain('victory-card')
  expect(cardsOf(s)).toEqual([350, 351, 352, 353, 354, 355])
  const worth = s.engine.result(s.state).campaign.map(({ glory }) => glory)
  expect(worth).toEqual([10, 10, 10, 0, 0, 0])
})

test('[K11] when the campaign is over the victory cards are turned up', () => {
  const s = ended('path:L')
  const shown = (): number[] =>
    s.engine.view(s.state, 0).legacy.charters.map(({ victoryCard }) => victoryCard)
  expect(shown()).toEqual([350, -1, -1, -1, -1, -1])
  const last = { game: 12, seats: [], vp: [], winners: [], turns: [] }
  s.state.legacy = { ...s.state.legacy, history: [last] }
  expect(shown()).toEqual([350, 351, 352, 353, 354, 355])
})
