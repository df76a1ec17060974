import { catalogue } from '@charterstone/lab'
import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { makePaint } from '../screen/paint.ts'
import { localeOf } from '../text/locale.ts'
import { chronicle } from './chronicle.ts'
import { standings } from './standings.ts'
import { taleBlock } from './tale.ts'

const paint = makePaint(false)
const english = localeOf('en')

function standingsIn(setup: ScenarioSetup): string[] {
  const { engine, state } = scenario({ catalogue, ...setup })
  return standings(state, engine.result(state), english, paint)
    .split('\n')
    .filter((line) => line.trim() !== '')
}

test('the standings of a campaign have a line for each seat, with its points of this game', () => {
  const lines = standingsIn({ seats: 3, players: [{ vp: 17 }, { vp: 4 }] })
  expect(lines).toHaveLength(5)
  expect(lines[2]).toMatch(/purple.*\b17\b/)
  expect(lines[3]).toMatch(/black.*\b4\b/)
})

test('the standings of a campaign count the trophies of a charter into its total', () => {
  const totalOf = (trophies: number): number =>
    Number(
      standingsIn({ charters: { purple: { trophies } } })[2]
        ?.trim()
        .split(/\s+/)
        .at(-1),
    )
  expect(totalOf(2)).toBeGreaterThan(totalOf(0))
})

describe('the chronicle', () => {
  const chronicleIn = (setup: ScenarioSetup): string =>
    chronicle(scenario({ catalogue, ...setup }).state, english, paint)

  it('the chronicle has the rules in force, in the order of their slots', () => {
    const { words } = english
    const before = chronicleIn({})
    const after = chronicleIn({ rules: ['minions', 'income'] })
    expect(before).not.toContain(words.rules.minions.name)
    expect(after).toContain(words.rules.minions.name)
    const slots = [...after.matchAll(/^ {0,2}(\d+) {2}\S/gm)].map(([, slot]) => Number(slot))
    expect(slots).toEqual([...slots].sort((a, b) => a - b))
  })

  it('the chronicle has the house rules of the table, if it plays by any', () => {
    expect(chronicleIn({})).not.toContain(english.labels.house)
    const text = chronicleIn({ houseRules: { crateResources: true } })
    expect(text).toContain(english.labels.house)
    expect(text).toMatch(/ {2}H\d+ {2}\S/)
  })
})

test('a tale on the screen has its title and its paragraphs, indented and narrower than the table', () => {
  const long = 'The village grew, and its people built as they liked. '.repeat(6).trim()
  const lines = taleBlock({ title: 'A title', paragraphs: [long, 'The end.'] }, { paint }).split('\n')
  expect(lines[1]).toBe('      A title')
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(90)
  expect(lines.map((line) => line.trim()).join(' ')).toContain('built as they liked. The village grew')
  expect(lines.at(-2)).toBe('      The end.')
})

test('a tale on the screen may have no title', () => {
  expect(taleBlock({ title: '', paragraphs: ['One.'] }, { paint })).toBe('\n      One.\n')
})
