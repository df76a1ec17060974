import { expect, test } from 'vitest'
import type { Say } from '../words/speech.ts'
import { faultWords } from './fault-words.ts'

const say = ((key: string) => key) as Say

test('a refusal that a person can meet has a sentence, any other shows its code', () => {
  expect(faultWords(say, { code: 'not-now' })).toBe('fault.not-now')
  expect(faultWords(say, { code: 'lost' })).toBe('fault.lost')
  expect(faultWords(say, { code: 'server-fault' })).toBe('fault.other')
})

test('a seat that the rules refuse has the sentence of the rule', () => {
  expect(faultWords(say, { code: 'seat-refused', detail: 'last-seat' })).toBe('refused.last-seat')
  expect(faultWords(say, { code: 'seat-refused', detail: 'constructor' })).toBe('fault.seat-refused')
})
