import { emptyNet } from '@charterstone/bots'
import { expect, it } from 'vitest'
import { fileOf } from './net-file.ts'

it('the file of a net says how it was made', () => {
  const text = fileOf(emptyNet(2, 1), {
    command: 'charterstone train',
    seed: 3,
    games: 480,
    minutes: 2,
  })
  expect(text).toContain("command: 'charterstone train',")
  expect(text).toContain('seed: 3,\n  games: 480,\n  minutes: 2,')
  expect(text).toMatch(/weights:\n {4}'A+=*',/)
})
