import { formatRecord } from '@charterstone/engine'
import { honestRecords, hostileFiles } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { faultText } from '../screens/home/fault-text.ts'
import { ruleset } from '../session/page-ruleset.ts'
import { startWords as german } from '../words/de/start.ts'
import { startWords as english } from '../words/en/start.ts'
import { fill } from '../words/fill.ts'
import { startWords as polish } from '../words/pl/start.ts'
import type { Say } from '../words/speech.ts'
import { readCampaign } from './read-campaign.ts'

const FILES = 60

test(`${FILES} hostile files are refused in a sentence of each language, or can be played on`, () => {
  for (const { name, text } of hostileFiles(21, FILES, ruleset.catalogue)) {
    const read = readCampaign(ruleset, text, () => undefined)
    const sentences = read.ok
      ? []
      : [english, german, polish].map((words) => faultText(sayIn(words), read.fault))
    const wrong = sentences.filter((sentence) => !/^\p{Lu}[^{}\p{Cc}<>]{9,200}[.]$/u.test(sentence))
    expect(wrong, `${name}`).toEqual([])
    expect(read.ok ? read.summary.seats.length : sentences.length, `${name}`).toBeGreaterThan(0)
  }
})

test('an honest file brings its campaign, its summary and how its open game began', () => {
  const [two, alone] = honestRecords(ruleset.catalogue, 2)
  if (two === undefined || alone === undefined) throw new Error('no records')
  const open = readCampaign(ruleset, formatRecord(two), () => undefined)
  expect(open).toMatchObject({ ok: true, isOnTrust: false, summary: { game: 2, isOnTrust: false } })
  expect(open.ok && open.opening).not.toBeNull()
  expect(readCampaign(ruleset, formatRecord(alone), () => undefined)).toMatchObject({
    ok: true,
    opening: null,
  })
})

test('a village by other rules is marked as taken on trust', () => {
  const older = honestRecords(ruleset.catalogue, 2).at(-1)
  if (older === undefined) throw new Error('no record')
  expect(readCampaign(ruleset, formatRecord(older), () => undefined)).toMatchObject({
    ok: true,
    isOnTrust: true,
    summary: { isOnTrust: true },
  })
})

function sayIn(words: Readonly<Record<string, string>>): Say {
  return ((key: string, places?: Readonly<Record<string, string | number>>) =>
    fill('en', words[key] ?? `{${key}}`, places ?? {})) as Say
}
