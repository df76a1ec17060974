import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { BOX_GOODS, FIRST_PERIL } from '../catalogue/good.ts'

function spread(seed: number) {
  return scenario({ begin: 'setup', game: 9, seats: 6, rules: ['peril'], seed }).state.table
}

test('[R3.1] every peril that lies on a building has left the supply, and none is made up', () => {
  const { supply, perilAt } = spread(1)
  const placed = (good: number) => perilAt.filter((peril) => peril === good - FIRST_PERIL + 1).length
  const perils = BOX_GOODS.slice(FIRST_PERIL).map((_, index) => FIRST_PERIL + index)
  expect(perils.map((good) => (supply[good] ?? 0) + placed(good))).toEqual(BOX_GOODS.slice(FIRST_PERIL))
  expect(Math.min(...supply)).toBeGreaterThanOrEqual(0)
})

test('[R3.1] chance decides which peril lies where', () => {
  const games = [1, 2, 3, 4].map((seed) => spread(seed).perilAt.join())
  expect(new Set(games).size).toBeGreaterThan(1)
})

test('[R3.1] when perils run short, chance decides which buildings have none', () => {
  const kept = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...BOX_GOODS.slice(FIRST_PERIL)]
  const one = kept.map((count, good) => (good === FIRST_PERIL ? count - 1 : count))
  const bare = [1, 2, 3, 4, 5, 6].map((seed) => {
    const charters = { purple: { keptGoods: one } }
    const s = scenario({ begin: 'setup', game: 9, rules: ['peril'], seed, charters })
    expect(s.state.table.perilAt.filter((peril) => peril > 0)).toHaveLength(1)
    return s.state.table.perilAt.findIndex((peril) => peril > 0)
  })
  expect(new Set(bare).size).toBeGreaterThan(1)
})
