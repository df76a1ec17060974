import { miniCatalogue } from '@charterstone/testkit'
import { expect, it } from 'vitest'
import { swapSealedCrates } from './sealed-crates.ts'

const numbers = miniCatalogue.crates.map(({ number }) => number)

it('an open crate keeps its contents', () => {
  const crates = swapSealedCrates(miniCatalogue, numbers, 1)
  for (const crate of miniCatalogue.crates) expect(crates).toContainEqual(crate)
})

it('sealed crates swap their contents: nothing is lost, nothing comes twice', () => {
  const crates = swapSealedCrates(miniCatalogue, [], 1)
  expect(crates.map(({ number }) => number).sort((a, b) => a - b)).toEqual([...numbers].sort((a, b) => a - b))
  const buildings = (list: typeof crates): number[] =>
    list.flatMap((crate) => [...crate.buildings]).sort((a, b) => a - b)
  expect(buildings(crates)).toEqual(buildings(miniCatalogue.crates))
})

it('the swapped contents do not depend on the real arrangement', () => {
  const other = { ...miniCatalogue, crates: swapSealedCrates(miniCatalogue, [], 5) }
  expect(swapSealedCrates(other, [], 1)).toEqual(swapSealedCrates(miniCatalogue, [], 1))
})
