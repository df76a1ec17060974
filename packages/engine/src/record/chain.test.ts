import { expect, test } from 'vitest'
import { brokenLink, chainAnswers, chained, linkOf } from './chain.ts'

const ANSWERS = ['place:market', 'pay:wood', 'skip', 'pay:wood', 'end']
const { chain, links } = chainAnswers('start', ANSWERS)

test('the chain depends on every answer, on their order and on where it starts', () => {
  const chains = [ANSWERS, ANSWERS.slice(0, -1), ANSWERS.toReversed(), ANSWERS.with(2, 'take')].map(
    (answers) => chainAnswers('start', answers).chain,
  )
  chains.push(chainAnswers('other', ANSWERS).chain)
  expect(new Set(chains).size).toBe(chains.length)
})

test('a chain without an answer is where it started', () => {
  expect(chainAnswers('start', [])).toEqual({ chain: 'start', links: '' })
})

test('a chain can be continued: two halves give the same chain as the whole', () => {
  const first = chainAnswers('start', ANSWERS.slice(0, 2))
  const second = chainAnswers(first.chain, ANSWERS.slice(2))
  expect([second.chain, first.links + second.links]).toEqual([chain, links])
})

test('a chain leaves a link of four digits for each answer', () => {
  expect(links).toHaveLength(4 * ANSWERS.length)
  expect(links).toMatch(/^[0-9a-f]+$/)
  expect(links.slice(0, 4)).toBe(linkOf(chained('start', 'place:market')))
  expect(links.slice(-4)).toBe(linkOf(chain))
})

test('no broken link is found where nothing was changed', () => {
  expect(brokenLink('start', ANSWERS, links)).toBe(-1)
  expect(brokenLink('start', [], '')).toBe(-1)
})

test.each(ANSWERS.map((_, index) => index))(
  'a broken link is found at the very answer that was changed: %i',
  (index) => {
    expect(brokenLink('start', ANSWERS.with(index, 'pass'), links)).toBe(index)
  },
)

test('a broken link is found where an answer is missing, added or exchanged', () => {
  expect(brokenLink('start', ANSWERS.toSpliced(1, 1), links)).toBe(1)
  expect(brokenLink('start', ANSWERS.toSpliced(3, 0, 'pass'), links)).toBe(3)
  expect(brokenLink('start', ANSWERS.with(0, 'pay:wood').with(1, 'place:market'), links)).toBe(0)
})

test('a broken link is found behind the last answer when answers or links were cut off', () => {
  expect(brokenLink('start', ANSWERS.slice(0, 4), links)).toBe(4)
  expect(brokenLink('start', ANSWERS, links.slice(0, -4))).toBe(4)
})

test('a broken link is found at the first answer when the start differs', () => {
  expect(brokenLink('other', ANSWERS, links)).toBe(0)
})
