import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newCampaign, ruleset, storedOf } from '../../test-support/session-deps.ts'
import { type Campaigns, makeCampaigns, type Notice, newId, type TabChannel } from './campaigns.ts'
import { makeDatabase } from './database.ts'
import { type Summary, summaryOf } from './summary.ts'

const campaign = newCampaign(['person', 'easy:balanced'])

function summary(id: string, savedAt = 0): Summary {
  return summaryOf(ruleset.engine, id, campaign.record, campaign.state, savedAt)
}

/** Tabs of one browser: what one sends the others hear. */
function makeTabs() {
  const tabs = new Set<(notice: Notice) => void>()
  const sent: Notice[] = []
  return {
    sent,
    open: (): TabChannel => {
      const own = new Set<(notice: Notice) => void>()
      const deliver = (notice: Notice) => {
        for (const listener of own) listener(notice)
      }
      tabs.add(deliver)
      return {
        send: (notice) => {
          sent.push(notice)
          for (const other of tabs) if (other !== deliver) other(notice)
        },
        listen: (listener) => {
          own.add(listener)
          return () => own.delete(listener)
        },
      }
    },
  }
}

function openBrowser() {
  const tabs = makeTabs()
  return { tabs, openTab: (now?: () => number) => makeCampaigns(makeDatabase(), tabs.open(), now) }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('storage of campaigns', () => {
  test('a saved campaign is loaded as it was', async () => {
    const { openTab } = openBrowser()
    const campaigns = openTab()
    expect(await campaigns.save(storedOf('a', campaign), summary('a'))).toBeUndefined()
    const { savedAt } = summary('a')
    expect(await campaigns.load('a')).toEqual({ ...storedOf('a', campaign), savedAt })
    expect(await openTab().load('a')).toEqual({ ...storedOf('a', campaign), savedAt })
  })

  test('a campaign that was never saved is null', async () => {
    expect(await openBrowser().openTab().load('a')).toBeNull()
  })

  test('a save needs a higher revision than the stored one', async () => {
    const { openTab } = openBrowser()
    const campaigns = openTab()
    await campaigns.save(storedOf('a', campaign, 5), summary('a', 1))
    expect(await campaigns.save(storedOf('a', campaign, 5), summary('a', 2))).toBe('newer')
    expect(await campaigns.save(storedOf('a', campaign, 4), summary('a', 3))).toBe('newer')
    await campaigns.refresh()
    expect(campaigns.list.getState().summaries[0]?.savedAt).toBe(1)
    expect(await campaigns.save(storedOf('a', campaign, 6), summary('a', 4))).toBeUndefined()
    expect((await campaigns.load('a'))?.revision).toBe(6)
  })
})

describe('the bin', () => {
  const DAY = 86_400_000
  const idsIn = (campaigns: Campaigns, part: 'summaries' | 'bin') =>
    campaigns.list.getState()[part].map(({ id }) => id)

  async function twoCampaigns(clock = { now: 1000 }) {
    const campaigns = openBrowser().openTab(() => clock.now)
    for (const id of ['a', 'b']) await campaigns.save(storedOf(id, campaign), summary(id))
    return { campaigns, clock }
  }

  test('a removed campaign is in the bin, and cannot be opened', async () => {
    const { campaigns } = await twoCampaigns()
    await campaigns.remove('a')
    expect(await campaigns.load('a')).toBeNull()
    expect(idsIn(campaigns, 'summaries')).toEqual(['b'])
    expect(idsIn(campaigns, 'bin')).toEqual(['a'])
  })

  test('a restored campaign is what it was', async () => {
    const { campaigns } = await twoCampaigns()
    await campaigns.remove('a')
    await campaigns.restore('a')
    expect(await campaigns.load('a')).toMatchObject(storedOf('a', campaign))
    expect(campaigns.list.getState().summaries).toContainEqual({ ...summary('a'), revision: 1 })
    expect(idsIn(campaigns, 'bin')).toEqual([])
  })

  test('the bin keeps a campaign for thirty days, and deletes it then', async () => {
    const { campaigns, clock } = await twoCampaigns()
    await campaigns.remove('a')
    clock.now += 30 * DAY
    await campaigns.refresh()
    expect(idsIn(campaigns, 'bin')).toEqual(['a'])
    clock.now += 1
    await campaigns.refresh()
    expect(idsIn(campaigns, 'bin')).toEqual([])
    await campaigns.restore('a')
    expect(await campaigns.load('a')).toBeNull()
    expect(await campaigns.load('b')).not.toBeNull()
  })

  test('the bin is emptied on request', async () => {
    const { campaigns } = await twoCampaigns()
    await campaigns.remove('a')
    await campaigns.erase(['a'])
    await campaigns.restore('a')
    expect(idsIn(campaigns, 'bin')).toEqual([])
    expect(idsIn(campaigns, 'summaries')).toEqual(['b'])
  })

  test('the bin makes room when the storage is full', async () => {
    const { campaigns } = await twoCampaigns()
    await campaigns.remove('a')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await campaigns.save(storedOf('c', campaign), summary('c'))).toBeUndefined()
    expect(put).toHaveBeenCalled()
    await campaigns.refresh()
    expect(idsIn(campaigns, 'summaries').toSorted()).toEqual(['b', 'c'])
    expect(idsIn(campaigns, 'bin')).toEqual([])
  })
})

describe('the list of campaigns', () => {
  test('the list of campaigns is unread first, then sorted by the last save', async () => {
    const campaigns = openBrowser().openTab()
    expect(campaigns.list.getState()).toEqual({ status: 'unread', summaries: [], bin: [] })
    for (const [id, savedAt] of [
      ['old', 1],
      ['new', 3],
      ['middle', 2],
    ] as const)
      await campaigns.save(storedOf(id, campaign), summary(id, savedAt))
    await campaigns.refresh()
    expect(campaigns.list.getState().status).toBe('read')
    expect(campaigns.list.getState().summaries.map(({ id }) => id)).toEqual(['new', 'middle', 'old'])
  })

  test('a database that cannot be opened is a failed list, and is tried again', async () => {
    const campaigns = openBrowser().openTab()
    const blocked = vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('not allowed', 'SecurityError')
    })
    await campaigns.refresh()
    expect(campaigns.list.getState().status).toBe('failed')
    blocked.mockRestore()
    await campaigns.refresh()
    expect(campaigns.list.getState().status).toBe('read')
  })

  test('a tab that has read the list reads it again when another tab saves', async () => {
    const { openTab } = openBrowser()
    const [first, second, third] = [openTab(), openTab(), openTab()]
    await second.refresh()
    await first.save(storedOf('a', campaign), summary('a'))
    await vi.waitFor(() => expect(second.list.getState().summaries).toHaveLength(1))
    expect(third.list.getState().status).toBe('unread')
  })
})

describe('notices between tabs', () => {
  test('a save and a removal are announced; a save that was refused is not', async () => {
    const { openTab, tabs } = openBrowser()
    const campaigns = openTab()
    await campaigns.save(storedOf('a', campaign), summary('a'))
    await campaigns.save(storedOf('a', campaign), summary('a'))
    await campaigns.remove('a')
    expect(tabs.sent).toEqual([
      { kind: 'saved', id: 'a' },
      { kind: 'removed', id: 'a' },
    ])
  })

  test('a listener hears other tabs until it stops', async () => {
    const { openTab } = openBrowser()
    const [first, second] = [openTab(), openTab()]
    const heard: Notice[] = []
    const stop = second.onNotice((notice) => heard.push(notice))
    await first.save(storedOf('a', campaign, 1), summary('a'))
    stop()
    await first.save(storedOf('a', campaign, 2), summary('a'))
    expect(heard).toEqual([{ kind: 'saved', id: 'a' }])
  })
})

describe('a full or broken disk', () => {
  /** Fails the second write of a transaction, so that the first one must not remain. */
  function failSummaries(error: Error) {
    const store = IDBObjectStore.prototype
    const put = Reflect.get(store, 'put') as (
      this: IDBObjectStore,
      ...values: readonly unknown[]
    ) => IDBRequest<IDBValidKey>
    vi.spyOn(store, 'put').mockImplementation(function (this: IDBObjectStore, ...values: readonly unknown[]) {
      if (this.name === 'summaries') throw error
      return put.apply(this, [...values])
    })
  }

  test.each([
    [new DOMException('no room', 'QuotaExceededError'), 'full'],
    [new DOMException('gone', 'UnknownError'), 'failed'],
    [new Error('broken'), 'failed'],
  ] as const)('%s is reported as a fault, and nothing is half written', async (error, fault) => {
    const { openTab, tabs } = openBrowser()
    const campaigns = openTab()
    await campaigns.save(storedOf('a', campaign, 1), summary('a'))
    failSummaries(error)
    expect(await campaigns.save(storedOf('a', campaign, 2), summary('a'))).toBe(fault)
    vi.restoreAllMocks()
    expect((await campaigns.load('a'))?.revision).toBe(1)
    expect(tabs.sent).toHaveLength(1)
  })

  test('after a fault the next save succeeds', async () => {
    const campaigns = openBrowser().openTab()
    failSummaries(new DOMException('no room', 'QuotaExceededError'))
    await campaigns.save(storedOf('a', campaign, 1), summary('a'))
    vi.restoreAllMocks()
    expect(await campaigns.save(storedOf('a', campaign, 2), summary('a'))).toBeUndefined()
  })
})

test('the name, version and stores of the database are those that players have', async () => {
  const campaigns = openBrowser().openTab()
  await campaigns.save(storedOf('a', campaign), summary('a'))
  const opened = await openDB('charterstone')
  expect(opened.version).toBe(1)
  expect([...opened.objectStoreNames]).toEqual(['campaigns', 'summaries'])
  expect(opened.transaction('campaigns').store.keyPath).toBe('id')
  opened.close()
})

test('campaigns that an earlier page has written are read', async () => {
  const before = await openDB('charterstone', 1, {
    upgrade: (database) => {
      database.createObjectStore('campaigns', { keyPath: 'id' })
      database.createObjectStore('summaries', { keyPath: 'id' })
    },
  })
  await before.put('campaigns', storedOf('old', campaign, 3))
  await before.put('summaries', summary('old', 7))
  before.close()
  const campaigns = openBrowser().openTab()
  await campaigns.refresh()
  expect(campaigns.list.getState().summaries[0]).toMatchObject({ id: 'old', savedAt: 7 })
  expect((await campaigns.load('old'))?.revision).toBe(3)
  expect(await campaigns.save(storedOf('old', campaign, 3), summary('old', 8))).toBe('newer')
  expect(await campaigns.save(storedOf('old', campaign, 4), summary('old', 9))).toBeUndefined()
})

test('a newer page in another tab may change the stores: this one lets go of the database', async () => {
  const campaigns = openBrowser().openTab()
  await campaigns.refresh()
  const newer = await openDB('charterstone', 2)
  expect(newer.version).toBe(2)
  newer.close()
})

test('ids are short, lower case, and differ', () => {
  const ids = new Set(Array.from({ length: 200 }, newId))
  expect(ids.size).toBe(200)
  expect([...ids].every((id) => /^[0-9a-z]{8}$/.test(id))).toBe(true)
})
