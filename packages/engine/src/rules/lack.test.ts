import { expect, it } from 'vitest'
import { lacking, lackingResource, reasonOf } from './lack.ts'

it('[D7] says what is missing and how many of it', () => {
  expect(reasonOf(lacking('coin', 4))).toEqual({ lack: 'coin', count: 4 })
  expect(reasonOf(lacking('influence'))).toEqual({ lack: 'influence', count: 1 })
  expect(reasonOf(lackingResource(0, 2))).toEqual({ lack: 'pumpkin', count: 2 })
})

it('[D7] never becomes another reason, however many are missing', () => {
  for (const count of [63, 64, 1000]) {
    expect(reasonOf(lacking('coin', count))).toEqual({ lack: 'coin', count: 63 })
    expect(reasonOf(lackingResource(5, count))).toEqual({ lack: 'grain', count: 63 })
  }
})
