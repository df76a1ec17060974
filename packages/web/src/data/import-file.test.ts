import { formatRecord, IMPORT_LIMITS } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { createStore } from 'zustand'
import { newCampaign, playOn, ruleset } from '../../test-support/session-deps.ts'
import type { CampaignList, SaveFault } from './campaigns.ts'
import { fileName } from './export-file.ts'
import { importFile } from './import-file.ts'
import { readCampaign } from './read-campaign.ts'
import type { readInWorker } from './read-client.ts'
import type { StoredCampaign } from './stored-campaign.ts'
import type { Summary } from './summary.ts'

/** Reads without a worker. */
const readHere: typeof readInWorker = async (file) =>
  readCampaign(ruleset, await file.text(), () => undefined)

function makeShelf(fault?: SaveFault) {
  const list = createStore<CampaignList>(() => ({ status: 'read', summaries: [], bin: [] }))
  const saved: { readonly stored: StoredCampaign; readonly summary: Summary }[] = []
  return {
    saved,
    campaigns: {
      list,
      refresh: () => {
        list.setState({ summaries: saved.map(({ summary }) => summary) })
        return Promise.resolve()
      },
      save: (stored: StoredCampaign, summary: Summary) => {
        if (fault === undefined) saved.push({ stored, summary })
        return Promise.resolve(fault)
      },
    },
  }
}

const played = playOn(newCampaign(['person', 'easy:balanced']), ({ steps }) => steps.length > 15)
const file = new Blob([formatRecord(played.record)])

test('an exported campaign is imported with the same record, and its open game can be resumed', async () => {
  const { campaigns, saved } = makeShelf()
  const imported = await importFile(campaigns, file, {}, readHere)
  expect(imported).toMatchObject({ ok: true, isKnown: false, isOnTrust: false })
  expect(saved[0]?.stored).toMatchObject({ revision: 1, record: { seals: played.record.seals } })
  expect(saved[0]?.stored.opening?.events.length).toBeGreaterThan(0)
  expect(saved[0]?.summary.id).toBe(imported.ok ? imported.id : '')
})

test('a campaign that is there already is found by its seal and not written again', async () => {
  const { campaigns, saved } = makeShelf()
  const first = await importFile(campaigns, file, {}, readHere)
  const again = await importFile(campaigns, file, {}, readHere)
  expect(again).toEqual({ ...first, isKnown: true })
  expect(saved).toHaveLength(1)
})

test('the same campaign one answer later is another one', async () => {
  const { campaigns, saved } = makeShelf()
  const { length } = played.steps
  const later = playOn(played, ({ steps }) => steps.length > length)
  await importFile(campaigns, file, {}, readHere)
  await importFile(campaigns, new Blob([formatRecord(later.record)]), {}, readHere)
  expect(saved).toHaveLength(2)
})

test.each([
  ['full', 'full'],
  ['failed', 'failed'],
  ['newer', 'failed'],
] as const)('a save that is %s refuses the import as %s', async (fault, kind) => {
  const { campaigns } = makeShelf(fault)
  expect(await importFile(campaigns, file, {}, readHere)).toEqual({ ok: false, fault: { kind } })
})

test('a file that is no campaign is refused and changes nothing', async () => {
  const { campaigns, saved } = makeShelf()
  expect(await importFile(campaigns, new Blob(['{}']), {}, readHere)).toMatchObject({ ok: false })
  expect(saved).toEqual([])
})

test('a file with a changed answer is refused', async () => {
  const { campaigns } = makeShelf()
  const text = formatRecord({
    ...played.record,
    current:
      played.record.current === null
        ? null
        : { ...played.record.current, answers: played.record.current.answers.slice(0, -1) },
  })
  expect(await importFile(campaigns, new Blob([text]), {}, readHere)).toMatchObject({ ok: false })
})

test('a file that is too large is not even read', async () => {
  const { campaigns } = makeShelf()
  const large = { size: 4 * IMPORT_LIMITS.text + 1 } as Blob
  const never = () => Promise.reject(new Error('read'))
  expect(await importFile(campaigns, large, {}, never)).toEqual({
    ok: false,
    fault: { kind: 'too-much', part: 'text', max: IMPORT_LIMITS.text },
  })
})

test('progress and a stop are passed on to the reader', async () => {
  const { campaigns } = makeShelf()
  const { signal } = new AbortController()
  const shares: number[] = []
  const reader: typeof readInWorker = (_, options) => {
    options?.onProgress?.(0.5)
    return Promise.resolve({ ok: false, fault: { kind: options?.signal === signal ? 'stopped' : 'slow' } })
  }
  const options = { signal, onProgress: (share: number) => shares.push(share) }
  expect(await importFile(campaigns, file, options, reader)).toEqual({
    ok: false,
    fault: { kind: 'stopped' },
  })
  expect(shares).toEqual([0.5])
})

test.each([
  ['Żabno nad Wartą', 'Żabno-nad-Wartą'],
  ['  a/b\\c:d  ', 'a-b-c-d'],
  ['', 'village'],
  ['***', 'village'],
  ['x'.repeat(80), 'x'.repeat(60)],
])('the file of a village named %j is called %j', (village, name) => {
  expect(fileName(village)).toBe(name)
})
