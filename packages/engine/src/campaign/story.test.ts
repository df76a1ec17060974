import { miniCatalogue, type Scenario, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import type { Legacy } from '../state/legacy.ts'
import { epilogueOf, isRemembered, type StoryCondition, variantsToTell } from './story.ts'

const LOYAL = [363, 365, 367, 369, 371, 373]

/** A campaign whose first charters were kind to their companion and keep a rebel. */
function remembering(kind: number, rebels: number, rest: Partial<Legacy> = {}): Legacy {
  const { legacy } = scenario().state
  const charters = legacy.charters.map((record, charter) => ({
    ...record,
    companion: { number: 337 + charter, kind: charter < kind },
    special: (LOYAL[charter] ?? 0) + (charter < rebels ? 1 : 0),
  }))
  return { ...legacy, charters, ...rest }
}

function holds(when: StoryCondition, legacy: Legacy): boolean {
  return isRemembered(miniCatalogue, legacy, when)
}

/** What the table hears when a two-seat game ends on a path. */
function storyOf(guidepost: number, path: string, game = 2): Scenario {
  const s = scenario({ begin: 'end', game, guidepost, players: [{}, { influence: 11 }] })
  while (s.asked().endsWith(' glory')) s.answer('row:1')
  return path === '' ? s : s.answer(path)
}

describe('the story', () => {
  it('[GB] the campaign opens with stories 1 to 4, and with 5 if a charter is empty', () => {
    const read = (seats: number): readonly string[] =>
      scenario({ begin: 'setup', seats }).state.legacy.stories
    expect(read(6)).toEqual(['1', '2', '3', '4'])
    expect(read(5)).toEqual(['1', '2', '3', '4', '5'])
  })

  it('[GB] nobody hears of the arrival again in later games or in a game on its own', () => {
    expect(scenario({ begin: 'setup', game: 2 }).eventsOf('story-read')).toEqual([])
    expect(scenario({ begin: 'setup', legacy: { mode: 'single' } }).eventsOf('story-read')).toEqual([])
  })

  it.each([
    [400, 'path:A', [6], 'angry'],
    [400, 'path:B', [6], 'happy'],
    [401, 'path:C', [7], 'happy'],
    [401, 'path:D', [7], 'angry'],
    [402, 'path:E', [8], 'happy'],
    [403, 'path:F', [8], 'angry'],
    [404, 'path:G', [9], 'happy'],
    [404, 'path:H', [9], 'angry'],
    [406, 'path:K', [11], 'angry'],
    [406, 'path:L', [11], 'happy'],
  ])('[GB] guidepost %i, %s: story %j takes the %s branch', (guidepost, path, stories, branch) => {
    const s = storyOf(guidepost, path)
    expect(s.eventsOf('story-read')).toEqual(stories.map((story) => ({ kind: 'story-read', story, branch })))
  })

  it.each([
    [405, 10, 'angry'],
    [407, 12, 'happy'],
    [408, 13, 'happy'],
    [409, 14, 'happy'],
  ])('[GB] guidepost %i: story %i takes the %s branch of the table', (guidepost, story, branch) => {
    expect(storyOf(guidepost, '').eventsOf('story-read')).toEqual([{ kind: 'story-read', story, branch }])
  })

  it('[GB] after game 11 comes story 15 with a mood, then the truth, the reckoning and its end', () => {
    const s = storyOf(410, 'path:T', 11)
    const stories = s.state.legacy.stories.slice(-4)
    expect(stories).toEqual(['15:angry', '16', '17', '18:defeat'])
    expect(s.eventsOf('story-read').map(({ story }) => story)).toEqual([15, 16, 17, 18])
  })

  it('[GB] a paragraph can remember which crate we opened', () => {
    const legacy = remembering(0, 0, { letters: ['B', 'D'] })
    expect([holds('chose:B', legacy), holds('chose:A', legacy)]).toEqual([true, false])
  })

  it('[GB] a paragraph can remember whether a charter was empty', () => {
    const { seats } = scenario({ seats: 6 }).state.legacy
    expect([holds('seats:<6', remembering(0, 0)), holds('seats:<6', remembering(0, 0, { seats }))]).toEqual([
      true,
      false,
    ])
  })

  it('[GB] a paragraph can remember whether the spectre is bound, freed, or not yet there', () => {
    const there = { letters: ['J'] } as const
    const states = [remembering(0, 0), remembering(0, 0, { ...there, spectral: 2 }), remembering(0, 0, there)]
    expect(states.map((legacy) => holds('spectral:bound', legacy))).toEqual([false, true, false])
    expect(states.map((legacy) => holds('spectral:freed', legacy))).toEqual([false, false, true])
  })

  it('[GB] the story takes four kind companions for most, two for few, three for neither, and four rebels for most', () => {
    const kinds = [2, 3, 4].map((kind) => remembering(kind, 0))
    expect(kinds.map((legacy) => holds('kind:most', legacy))).toEqual([false, false, true])
    expect(kinds.map((legacy) => holds('kind:few', legacy))).toEqual([true, false, false])
    const rebels = [0, 1, 3, 4].map((count) => remembering(0, count))
    expect(rebels.map((legacy) => holds('rebels:most', legacy))).toEqual([false, false, false, true])
    expect(rebels.map((legacy) => holds('rebels:none', legacy))).toEqual([true, false, false, false])
  })

  it('[GB] of several paragraphs that match the first two are read', () => {
    const variants = (['chose:A', 'kind:few', 'rebels:none', 'seats:<6'] as const).map((when) => ({ when }))
    expect(variantsToTell(miniCatalogue, remembering(0, 0), variants).map(({ when }) => when)).toEqual([
      'kind:few',
      'rebels:none',
    ])
  })

  it('[GB] the epilogue names what set the winner apart; a tie goes to the builder', () => {
    const score = { charter: 0, glory: 0, trophies: 0, capacity: 0, personas: 0, total: 0, canWin: true }
    const epilogue = (buildings: number, glory: number, used: number): string => {
      const row = [2, 2, 2, 2, 2, 2]
      const campaign = row.map((value, charter) => ({
        ...score,
        charter,
        buildings: charter === 1 ? buildings : value,
      }))
      const legacy = remembering(0, 0)
      const charters = legacy.charters.map((record, charter) => ({
        ...record,
        extraGlory: charter === 1 ? glory : 2,
        used: new Array<number>(charter === 1 ? used : 2).fill(219),
      }))
      return epilogueOf({ ...legacy, charters }, campaign, 1)
    }
    expect([epilogue(5, 4, 4), epilogue(4, 5, 4), epilogue(4, 4, 5)]).toEqual(['builder', 'glory', 'persona'])
    expect([epilogue(4, 4, 4), epilogue(3, 4, 4)]).toEqual(['builder', 'glory'])
  })
})
