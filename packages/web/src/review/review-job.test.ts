import { packUpGame } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { newCampaign, playOn, ruleset } from '../../test-support/session-deps.ts'
import {
  doReview,
  type KeptReviews,
  optionName,
  type Reviewed,
  type ReviewReply,
  reviewKey,
} from './review-job.ts'
import { statesAt } from './states-at.ts'

const { engine } = ruleset
const played = playOn(newCampaign(['person', 'easy']))
const { record } = packUpGame(engine, played)

function memory(): KeptReviews & { readonly all: Map<string, Reviewed> } {
  const all = new Map<string, Reviewed>()
  return {
    all,
    get: (key) => Promise.resolve(all.get(key) ?? null),
    put: async (key, reviewed) => void all.set(key, reviewed),
  }
}

async function replies(kept: KeptReviews, game = 1): Promise<readonly ReviewReply[]> {
  const all: ReviewReply[] = []
  await doReview(engine, { record, game }, kept, (reply) => all.push(reply))
  return all
}

const kept = memory()
const first = await replies(kept)

test('the first reply has the line and the ledger, the last one is whole and kept', () => {
  const [begun] = first
  if (begun?.kind !== 'progress') throw new Error('no progress')
  expect(begun.done).toBe(0)
  expect(begun.reviewed.review.line.length).toBeGreaterThan(2)
  expect(begun.reviewed.review.ledger).toHaveLength(2)
  const whole = first.at(-1)
  if (whole?.kind !== 'whole') throw new Error('not whole')
  expect(whole.reviewed.review.turns.length).toBe(begun.total)
  expect([...kept.all.values()]).toEqual([whole.reviewed])
})

test('a kept review is the only reply', async () => {
  const again = await replies(kept)
  expect(again).toEqual([first.at(-1)])
})

test('every answer that a review names was offered then', () => {
  const whole = first.at(-1)
  if (whole?.kind !== 'whole') throw new Error('not whole')
  const { review, options } = whole.reviewed
  const steps = review.turns.map(({ weakStep }) => weakStep)
  const states = statesAt(engine, record, 1, steps)
  for (const { weakStep, played: chosen, found } of review.turns) {
    expect(options[optionName(weakStep, chosen.key)]).toBeDefined()
    const offered = states.get(weakStep)?.pending?.options ?? []
    for (const key of found) expect(offered).toContain(key)
  }
})

test('the key is the same before and after packing up, and differs between games', () => {
  expect(reviewKey(played.record, 1)).toBe(reviewKey(record, 1))
  expect(reviewKey(record, 2)).toBeNull()
  expect(reviewKey(packUpGame(engine, playOn(newCampaign(['person', 'easy'], 6))).record, 1)).not.toBe(
    reviewKey(record, 1),
  )
})

test('a game that the record does not have is refused with a reason', async () => {
  expect(await replies(memory(), 7)).toEqual([{ kind: 'none', why: 'no-such-game' }])
})
