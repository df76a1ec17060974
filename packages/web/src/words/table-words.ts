import type { GuidepostText, Story } from '@charterstone/content'
import { type Language, RULE_NAMES, type RuleName, type RuleWords, type Words } from '@charterstone/engine'
import { create } from 'zustand'
import { fetchWords, keepOpened, recallOpened } from './fetch-words.ts'
import type { SealedWords, SetupWords, TableWords, Tales } from './sealed-words.ts'
import { beforeLanguage, useSpeech } from './speech.ts'

/** Everything that may be read at the table now, in one language. */
export type Readable = {
  readonly words: Words
  readonly stories: Readonly<Record<string, Story>>
  readonly guideposts: Readonly<Record<string, GuidepostText>>
  readonly tales: Tales
  readonly flavour: Readonly<Record<string, string>>
}

type TableSpeech = {
  readonly seals: readonly string[]
  readonly readable: Readable | null
}

export const useTableSpeech = create<TableSpeech>(() => ({ seals: [], readable: null }))

/** Fetches the words of whatever has been opened; at once when nothing new has. */
export async function openWords(seals: readonly string[]): Promise<void> {
  const { seals: open, readable } = useTableSpeech.getState()
  if (readable !== null && isSameRow(open, seals)) return
  useTableSpeech.setState({ seals, readable: await readableIn(useSpeech.getState().language, seals) })
}

/** As soon as it is known that a table will be opened. */
export function prepareWords(): void {
  void recallOpened(useSpeech.getState().language)
}

// Whatever is open is fetched in the new language before the page changes over.
beforeLanguage(async (language) => {
  const { seals, readable } = useTableSpeech.getState()
  if (readable !== null) useTableSpeech.setState({ readable: await readableIn(language, seals) })
})

export function closeWords(): void {
  useTableSpeech.setState({ seals: [], readable: null })
}

/** With places for what is still sealed, so that a sentence about it is empty and not an error. */
async function readableIn(language: Language, seals: readonly string[]): Promise<Readable> {
  await recallOpened(language)
  const [table, setup, ...sealed] = await Promise.all([
    fetchWords(language, 'table') as Promise<TableWords>,
    fetchWords(language, 'setup') as Promise<SetupWords>,
    ...seals.map((seal) => fetchWords(language, seal) as Promise<SealedWords>),
  ])
  void keepOpened(language)
  const rules: Partial<Record<RuleName, RuleWords>> = merged(sealed.map((each) => each.rules))
  return {
    words: { ...table, ...setup, names: merged(sealed.map(({ names }) => names)), rules: allRules(rules) },
    stories: merged(sealed.map(({ stories }) => stories)),
    guideposts: merged(sealed.map(({ guideposts }) => guideposts)),
    tales: merged(sealed.map(({ tales }) => tales)),
    flavour: merged(sealed.map(({ flavour }) => flavour)),
  }
}

function allRules(open: Partial<Record<RuleName, RuleWords>>): Words['rules'] {
  const blank: RuleWords = { name: '', text: '' }
  return Object.fromEntries(RULE_NAMES.map((rule) => [rule, open[rule] ?? blank])) as Words['rules']
}

function merged<Part extends object>(parts: readonly (Part | undefined)[]): Part {
  return Object.assign({}, ...parts) as Part
}

function isSameRow(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((seal, place) => seal === other[place])
}
