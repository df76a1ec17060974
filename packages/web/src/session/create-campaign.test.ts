import { PERSON, verifyRecord } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { ruleset } from '../../test-support/session-deps.ts'
import type { SaveFault } from '../data/campaigns.ts'
import type { StoredCampaign } from '../data/stored-campaign.ts'
import type { Summary } from '../data/summary.ts'
import { createCampaign } from './create-campaign.ts'

const seats = [
  { charter: 0, name: 'Mira', player: 'person' as const },
  { charter: 3, name: 'Jonas', player: 'person' as const },
]
const players = [PERSON, 'easy:builder']

function makeShelf(fault?: SaveFault) {
  const saved: { readonly stored: StoredCampaign; readonly summary: Summary }[] = []
  let refreshes = 0
  return {
    saved,
    refreshes: () => refreshes,
    save: (stored: StoredCampaign, summary: Summary) => {
      saved.push({ stored, summary })
      return Promise.resolve(fault)
    },
    refresh: () => {
      refreshes += 1
      return Promise.resolve()
    },
  }
}

test('a new campaign is saved with its first game set up, and the list is read again', async () => {
  const shelf = makeShelf()
  const id = await createCampaign({ config: { seed: 7, seats }, players }, ruleset, shelf)
  expect(id).toBe(shelf.saved[0]?.stored.id)
  const { stored, summary } = shelf.saved[0] ?? {}
  expect(stored).toMatchObject({ revision: 1, record: { players, current: { game: 1, answers: [] } } })
  expect(stored?.opening?.state.phase).toBe('playing')
  expect(summary).toMatchObject({ id, mode: 'campaign', phase: 'playing', game: 1, isOver: false })
  expect(summary?.seats.map(({ name, by }) => [name, by])).toEqual([
    ['Mira', 'person'],
    ['Jonas', 'easy:builder'],
  ])
  expect(shelf.refreshes()).toBe(1)
})

test('the record of a new campaign verifies', async () => {
  const shelf = makeShelf()
  await createCampaign({ config: { seed: 7, seats }, players }, ruleset, shelf)
  const record = shelf.saved[0]?.stored.record
  if (record === undefined) throw new Error('nothing saved')
  expect(verifyRecord(ruleset.engine, record)).toMatchObject({ holds: true })
})

test('a single game is created the same way', async () => {
  const shelf = makeShelf()
  await createCampaign({ config: { seed: 7, seats, stage: 4, village: 'random' }, players }, ruleset, shelf)
  expect(shelf.saved[0]?.summary).toMatchObject({ mode: 'single', phase: 'playing' })
})

test('without room there is no id, and the list stays as it is', async () => {
  const shelf = makeShelf('full')
  expect(await createCampaign({ config: { seed: 7, seats }, players }, ruleset, shelf)).toBeNull()
  expect(shelf.refreshes()).toBe(0)
})
