import { expect, test } from 'vitest'
import { nameLines } from './name-lines.ts'

test.each([
  ['Market', ['Market']],
  ['Pumpkin Patch', ['Pumpkin Patch']],
  ['The Old Pumpkin Market', ['The Old', 'Pumpkin Market']],
  ['Zeppelin-Landeplatz', ['Zeppelin-', 'Landeplatz']],
  ['Verwaltungsgebäude', ['Verwaltungsgebäude']],
])('%s stands in lines of about the same length', (name, lines) => {
  expect(nameLines(name)).toEqual(lines)
})
