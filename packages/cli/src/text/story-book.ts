import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Story, StoryBook } from '@charterstone/content'
import {
  type Event,
  epilogueOf,
  type Language,
  type Legacy,
  type Result,
  variantsToTell,
} from '@charterstone/engine'
import { catalogue } from '@charterstone/lab'

/** A piece of the story: a title, if it has one, and paragraphs. */
export type Tale = { readonly title: string; readonly paragraphs: readonly string[] }

const books = new Map<Language, StoryBook>()

/** The story is a JSON file in the content package, read on first use. */
export function storyBook(language: Language): StoryBook {
  const known = books.get(language)
  if (known !== undefined) return known
  const content = createRequire(import.meta.url).resolve('@charterstone/content')
  const book = JSON.parse(
    readFileSync(join(dirname(content), 'story', `${language}.json`), 'utf8'),
  ) as StoryBook
  books.set(language, book)
  return book
}

/** The piece of the story that an event opens. `unnamed` stands for a village without a name. */
export function taleOf(book: StoryBook, legacy: Legacy, event: Event, unnamed: string): Tale | null {
  if (event.kind === 'story-read') {
    const story = storyOf(book, event.story, event.branch)
    return story === null ? null : filled(remembered(story, legacy), legacy, unnamed)
  }
  if (event.kind === 'guidepost-revealed') return guidepostTale(book, event.guidepost)
  if (event.kind === 'spectral-changed') {
    const { title, text, freedText } = book.spectral
    return filled({ title, paragraphs: [event.freed ? freedText : text] }, legacy, unnamed)
  }
  return null
}

function storyOf({ stories }: StoryBook, number: number, branch: string): Story | null {
  const story = Object.entries(stories).find(([key]) => key === String(number))?.[1]
  if (story === undefined) return null
  if ('paragraphs' in story) return story
  return Object.entries(story).find(([key]) => key === branch)?.[1] ?? null
}

/** A paragraph that remembers an earlier choice follows the paragraph that its `after` names. */
function remembered({ title, paragraphs, variants = [] }: Story, legacy: Legacy): Tale {
  const chosen = variantsToTell(catalogue, legacy, variants)
  const behind = (count: number): string[] =>
    chosen.filter(({ after }) => after === count).map(({ paragraph }) => paragraph)
  return {
    title,
    paragraphs: [...behind(0), ...paragraphs.flatMap((text, index) => [text, ...behind(index + 1)])],
  }
}

function guidepostTale({ guideposts }: StoryBook, number: number): Tale | null {
  const guidepost = guideposts[number]
  if (guidepost === undefined) return null
  const { title, intro, goal, temporaryRule } = guidepost
  return { title, paragraphs: [intro, goal, ...(temporaryRule === null ? [] : [temporaryRule])] }
}

/** The epilogue of the winner. */
export function epilogueTale(
  book: StoryBook,
  legacy: Legacy,
  { campaign, champions }: Result,
  unnamed: string,
): Tale | null {
  const [winner] = champions
  if (winner === undefined) return null
  const outcome = legacy.letters.includes('V') ? 'victory' : 'defeat'
  const name = legacy.seats.find(({ charter }) => charter === winner)?.name ?? ''
  const text = book.epilogues[outcome][epilogueOf(legacy, campaign, winner)].replaceAll('{winner}', name)
  return filled({ title: '', paragraphs: [text] }, legacy, unnamed)
}

function filled({ title, paragraphs }: Tale, { village }: Legacy, unnamed: string): Tale {
  const fill = (text: string): string => text.replaceAll('{village}', village || unnamed)
  return { title: fill(title), paragraphs: paragraphs.map(fill) }
}
