import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { newCampaign, ruleset, storedOf } from '../../test-support/session-deps.ts'
import { makeCampaigns } from './campaigns.ts'
import { makeDatabase } from './database.ts'
import { renameCampaign } from './rename-campaign.ts'
import { summaryOf } from './summary.ts'

const campaign = newCampaign(['person', 'easy:balanced'])
const summary = summaryOf(ruleset.engine, 'a', campaign.record, campaign.state, 5)
const release = vi.fn<() => void>()
const lock = () => Promise.resolve({ release })

async function saved() {
  const campaigns = makeCampaigns(makeDatabase(), { send: () => undefined, listen: () => () => undefined })
  await campaigns.save(storedOf('a', campaign), summary)
  return campaigns
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  release.mockClear()
})

test('a village is renamed in its record and in the list, and keeps its place there', async () => {
  const campaigns = await saved()
  expect(await renameCampaign(campaigns, summary, ' Fen\tbury ', lock)).toBeUndefined()
  expect((await campaigns.load('a'))?.record.villageName).toEqual({ text: 'Fen bury', story: '' })
  expect(campaigns.list.getState().summaries).toEqual([{ ...summary, village: 'Fen bury', revision: 2 }])
  expect(release).toHaveBeenCalledTimes(1)
})

test('a village that another tab plays is not renamed', async () => {
  const campaigns = await saved()
  expect(await renameCampaign(campaigns, summary, 'Fenbury', () => Promise.resolve(null))).toBe('elsewhere')
  expect((await campaigns.load('a'))?.record.villageName).toBeUndefined()
})

test('a village that is gone is missing', async () => {
  const campaigns = await saved()
  await campaigns.remove('a')
  expect(await renameCampaign(campaigns, summary, 'Fenbury', lock)).toBe('missing')
  expect(release).toHaveBeenCalledTimes(1)
})
