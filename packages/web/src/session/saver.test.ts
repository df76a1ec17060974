import { expect, test } from 'vitest'
import { settle } from '../../test-support/fake-clock.ts'
import { newCampaign, ruleset, storedOf } from '../../test-support/session-deps.ts'
import type { SaveFault } from '../data/campaigns.ts'
import { summaryOf } from '../data/summary.ts'
import { makeSaver } from './saver.ts'

const campaign = newCampaign(['person'])
const summary = summaryOf(ruleset.engine, 'a', campaign.record, campaign.state, 0)

/** A disk that writes when a test lets it. */
function makeDisk() {
  const revisions: number[] = []
  const done: (SaveFault | undefined)[] = []
  let finish: ((fault: SaveFault | undefined) => void) | null = null
  const saver = makeSaver({
    write: ({ revision }) => {
      revisions.push(revision)
      return new Promise((resolve) => {
        finish = resolve
      })
    },
    onDone: (fault) => done.push(fault),
  })
  return {
    revisions,
    done,
    settled: saver.settled,
    save: (revision: number) => saver.save({ stored: storedOf('a', campaign, revision), summary }),
    finish: async (fault?: SaveFault) => {
      finish?.(fault)
      await settle()
    },
  }
}

test('a save is written at once and reported when it is done', async () => {
  const { save, revisions, done, finish } = makeDisk()
  save(1)
  expect(revisions).toEqual([1])
  expect(done).toEqual([])
  await finish()
  expect(done).toEqual([undefined])
})

test('of the saves that wait for a slow disk only the newest is written', async () => {
  const { save, revisions, done, finish } = makeDisk()
  for (const revision of [1, 2, 3, 4]) save(revision)
  await finish()
  expect(revisions).toEqual([1, 4])
  expect(done).toEqual([])
  await finish()
  expect(done).toEqual([undefined])
})

test('a fault is reported with the last save, and the next save is tried', async () => {
  const { save, revisions, done, finish } = makeDisk()
  save(1)
  await finish('full')
  save(2)
  await finish()
  expect(done).toEqual(['full', undefined])
  expect(revisions).toEqual([1, 2])
})

test('a newer save of another tab is reported at once, also while more saves wait', async () => {
  const { save, done, finish } = makeDisk()
  save(1)
  save(2)
  await finish('newer')
  expect(done).toEqual(['newer'])
})

test('settled resolves after the last write, and at once when nothing is written', async () => {
  const { save, finish, settled } = makeDisk()
  await settled()
  let isSettled = false
  save(1)
  save(2)
  void settled().then(() => {
    isSettled = true
  })
  await finish()
  expect(isSettled).toBe(false)
  await finish()
  expect(isSettled).toBe(true)
})
