import type { CampaignRecord } from '@charterstone/engine'
import { beforeEach, expect, test, vi } from 'vitest'
import { isUntold, noteRevisionOf } from './revision.ts'

/** A campaign whose rules moved on at that point; null for never. */
function campaign(base: { readonly games: number; readonly answers: number } | null): CampaignRecord {
  return { base } as CampaignRecord
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  })
})

test('a campaign under the present rules has no revision notice', () => {
  expect(isUntold('a', campaign(null))).toBe(false)
})

test('the notice of revised rules appears once for each campaign', () => {
  const revised = campaign({ games: 3, answers: 12 })
  expect(isUntold('a', revised)).toBe(true)
  noteRevisionOf('a', revised)
  expect([isUntold('a', revised), isUntold('b', revised)]).toEqual([false, true])
})

test('the notice of revised rules appears again when they are revised again', () => {
  noteRevisionOf('a', campaign({ games: 3, answers: 12 }))
  expect(isUntold('a', campaign({ games: 5, answers: 0 }))).toBe(true)
})
