import type { Event } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { piecesOf, withPunctuation } from './named-things.ts'

const words = { names: { 22: 'Seed Stall', 5: 'Pumpkin Patch' } } as unknown as Parameters<typeof piecesOf>[2]

it('a building that is named can be looked up', () => {
  const event: Event = { kind: 'placed', seat: 0, building: 22, worker: 'large' }
  expect(piecesOf('Mira goes to the Seed Stall.', [event], words)).toEqual([
    { text: 'Mira goes to the ', number: null },
    { text: 'Seed Stall', number: 22 },
    { text: '.', number: null },
  ])
})

it('what is not named leaves the sentence whole', () => {
  const event: Event = { kind: 'won-vp', seat: 0, vp: 3, source: 5 }
  expect(piecesOf('Mira gains 3 VP.', [event], words)).toEqual([{ text: 'Mira gains 3 VP.', number: null }])
})

it('punctuation after a name stays with the name', () => {
  const event: Event = { kind: 'placed', seat: 0, building: 22, worker: 'large' }
  expect(withPunctuation(piecesOf('Mira goes to the Seed Stall.', [event], words))).toEqual([
    { text: 'Mira goes to the ', number: null, head: '', tail: '' },
    { text: 'Seed Stall', number: 22, head: '', tail: '.' },
  ])
  expect(
    withPunctuation(piecesOf('At the Seed Stall, Mira gains.', [event], words)).map(({ text }) => text),
  ).toEqual(['At the ', 'Seed Stall', ' Mira gains.'])
})

it('a bracket before a name stays with the name', () => {
  const event: Event = { kind: 'won-vp', seat: 0, vp: 3, source: 5 }
  expect(withPunctuation(piecesOf('Mira gains 3 VP (Pumpkin Patch).', [event], words))).toEqual([
    { text: 'Mira gains 3 VP ', number: null, head: '', tail: '' },
    { text: 'Pumpkin Patch', number: 5, head: '(', tail: ').' },
  ])
})
