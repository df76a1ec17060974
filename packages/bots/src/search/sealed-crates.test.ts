import { miniCatalogue } from '@charterstone/testkit'
import { expect, it } from 'vitest'
import { exchanged } from './sealed-crates.ts'

const numbers = miniCatalogue.crates.map(({ number }) => number)

it('an opened crate holds what it held', () => {
  const crates = exchanged(miniCatalogue, numbers, 1)
  for (const crate of miniCatalogue.crates) expect(crates).toContainEqual(crate)
})

it('sealed crates exchange their contents: nothing is lost, nothing comes twice', () => {
  const crates = exchanged(miniCatalogue, [], 1)
  expect(crates.map(({ number }) => number).sort((a, b) => a - b)).toEqual([...numbers].sort((a, b) => a - b))
  const buildings = (list: typeof crates): number[] =>
    list.flatMap((crate) => [...crate.buildings]).sort((a, b) => a - b)
  expect(buildings(crates)).toEqual(buildings(miniCatalogue.crates))
})

it('the real arrangement cannot be told from the exchanged one', () => {
  const other = { ...miniCatalogue, crates: exchanged(miniCatalogue, [], 5) }
  expect(exchanged(other, [], 1)).toEqual(exchanged(miniCatalogue, [], 1))
})
