import type { GuidepostText, LessonTopic, RuleLesson, Story } from '@charterstone/content'
import { type Language, RULE_NAMES, type RuleName, type RuleWords, type Words } from '@charterstone/engine'
import { createStore, type StoreApi } from 'zustand'
import type { SealedWords, SetupWords, TableWords, Tales } from './sealed-words.ts'

/** Everything that may be read at the table now, in one language. */
export type Readable = {
  readonly words: Words
  readonly stories: Readonly<Record<string, Story>>
  readonly guideposts: Readonly<Record<string, GuidepostText>>
  readonly tales: Tales
  readonly flavour: Readonly<Record<string, string>>
  readonly lessons: Readonly<Partial<Record<LessonTopic, RuleLesson>>>
}

/** Where words come from, and in which language. */
export type WordSource = {
  readonly language: () => Language
  /** The words of one seal; nothing for a seal that has none. */
  readonly fetch: (language: Language, seal: string) => Promise<unknown>
  /** Before words are fetched that may have been opened on an earlier visit. */
  readonly recall: (language: Language) => Promise<void>
  /** After words have been fetched: for the next visit. */
  readonly keep: (language: Language) => Promise<void>
  /** Calls back before the language changes; the page waits, so that everything changes at once. */
  readonly beforeLanguage: (listener: (language: Language) => Promise<void>) => () => void
}

/** The words of one open game. */
export type OpenWords = {
  readonly store: StoreApi<Readable | null>
  /** Fetches the words of these seals; at once when they are open already. */
  readonly open: (seals: readonly string[]) => Promise<void>
  readonly close: () => void
}

export function makeOpenWords(source: WordSource): OpenWords {
  const store = createStore<Readable | null>(() => null)
  let opened: readonly string[] = []

  async function read(language: Language, seals: readonly string[]): Promise<void> {
    store.setState(await readableIn(source, language, seals), true)
  }

  const close = source.beforeLanguage(async (language) => {
    if (store.getState() !== null) await read(language, opened)
  })
  void source.recall(source.language())
  return {
    store,
    open: async (seals) => {
      if (store.getState() !== null && isSameRow(opened, seals)) return
      await read(source.language(), seals)
      opened = seals
    },
    close,
  }
}

/** Sealed words are empty, so that a sentence about them is empty and not an error. */
async function readableIn(
  { fetch, recall, keep }: WordSource,
  language: Language,
  seals: readonly string[],
): Promise<Readable> {
  await recall(language)
  const [table, setup, ...sealed] = await Promise.all([
    fetch(language, 'table') as Promise<TableWords>,
    fetch(language, 'setup') as Promise<SetupWords>,
    ...seals.map((seal) => fetch(language, seal) as Promise<SealedWords>),
  ])
  void keep(language)
  const rules: Partial<Record<RuleName, RuleWords>> = merged(sealed.map((each) => each.rules))
  return {
    words: { ...table, ...setup, names: merged(sealed.map(({ names }) => names)), rules: allRules(rules) },
    stories: merged(sealed.map(({ stories }) => stories)),
    guideposts: merged(sealed.map(({ guideposts }) => guideposts)),
    tales: merged(sealed.map(({ tales }) => tales)),
    flavour: merged(sealed.map(({ flavour }) => flavour)),
    lessons: merged(sealed.map(({ lessons }) => lessons)),
  }
}

function allRules(open: Partial<Record<RuleName, RuleWords>>): Words['rules'] {
  const blank: RuleWords = { name: '', text: '' }
  return Object.fromEntries(RULE_NAMES.map((rule) => [rule, open[rule] ?? blank])) as Words['rules']
}

function merged<Part extends object>(parts: readonly (Part | undefined)[]): Part {
  return Object.assign({}, ...parts) as Part
}

function isSameRow(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((seal, index) => seal === b[index])
}
