import { LANGUAGES, type Legacy } from '@charterstone/engine'
import { catalogue, engine } from '@charterstone/lab'
import { describe, expect, it, test } from 'vitest'
import { epilogueTale, storyBook, taleOf } from './story-book.ts'

const seats = [0, 1].map((charter) => ({
  charter,
  name: ['Ada', 'Ben'][charter] ?? '',
  player: 'person' as const,
}))
const start = engine.newCampaign({ seed: 1, seats })
const legacy: Legacy = { ...start.legacy, village: 'Oakton' }

describe.each(LANGUAGES)('the story (%s)', (language) => {
  const book = storyBook(language)

  it(`the story (${language}) has a tale for every guidepost, with its goal`, () => {
    for (const { number } of catalogue.guideposts) {
      const tale = taleOf(book, legacy, { kind: 'guidepost-revealed', guidepost: number }, 'the village')
      expect(tale?.title).toMatch(/\S/)
      expect(tale?.paragraphs).toContain(book.guideposts[number]?.goal)
    }
  })

  it(`the story (${language}) has a tale for every story that a lettered crate opens, without a gap left in it`, () => {
    const numbers = new Set(catalogue.letteredCrates.flatMap(({ stories }) => [...stories]))
    for (const story of numbers) {
      const entry = Object.entries(book.stories).find(([key]) => key === String(story))?.[1] ?? {}
      const branches = 'paragraphs' in entry ? [''] : Object.keys(entry)
      for (const branch of branches) {
        const tale = taleOf(book, legacy, { kind: 'story-read', story, branch }, 'the village')
        expect(tale?.paragraphs.length).toBeGreaterThan(0)
        expect(tale?.paragraphs.join(' ')).not.toContain('{')
      }
    }
  })
})

describe('a tale', () => {
  const book = storyBook('en')

  it('a tale names the village, or says what it is called without a name', () => {
    const texts = (village: string): string =>
      [true, false]
        .map((freed) =>
          taleOf(
            book,
            { ...legacy, village },
            { kind: 'spectral-changed', charter: 0, freed },
            'your village',
          ),
        )
        .map((tale) => `${tale?.title} ${tale?.paragraphs.join(' ')}`)
        .join(' ')
    expect(texts('Oakton')).not.toContain('{village}')
    expect(texts('')).not.toContain('{village}')
  })

  it('the tale of the spectral worker differs when it is freed', () => {
    const tale = (freed: boolean) => taleOf(book, legacy, { kind: 'spectral-changed', charter: 0, freed }, '')
    expect(tale(true)?.paragraphs).not.toEqual(tale(false)?.paragraphs)
  })

  it('only events of the story have a tale', () => {
    expect(taleOf(book, legacy, { kind: 'refreshed-mat', seat: 0 }, '')).toBeNull()
    expect(taleOf(book, legacy, { kind: 'story-read', story: 999, branch: '' }, '')).toBeNull()
  })
})

test('the epilogue names the winner, and there is none without one', () => {
  const book = storyBook('en')
  const result = engine.result(start)
  expect(epilogueTale(book, legacy, { ...result, champions: [] }, '')).toBeNull()
  for (const letters of [['V'], ['U']] as Legacy['letters'][]) {
    const tale = epilogueTale(book, { ...legacy, letters }, { ...result, champions: [1] }, '')
    const text = tale?.paragraphs.join(' ')
    expect(text).toContain('Ben')
    expect(text).not.toContain('{')
  }
})
