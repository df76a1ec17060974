import type { Rolldown } from 'vite'

/**
 * Modules that are loaded at the same moment are in one file with all their imports: a hundred small files cost a phone more
 * than they spare it. A module goes to the first group that reaches it.
 */
const GROUPS: readonly Rolldown.CodeSplittingGroup[] = [
  { name: 'page', tags: ['$initial'] },
  { name: 'home', test: /screens[\\/]home[\\/]home-screen\.tsx$/ },
  { name: 'game', test: /[\\/](page-ruleset\.ts|open-local-game\.ts|play-gate\.tsx)$/ },
  { name: 'scene', test: /art[\\/]src[\\/]scene[\\/]village-scene\.tsx$/ },
  { name: 'table', test: /screens[\\/](table[\\/]table-screen|learn[\\/]rule-coach)\.tsx$/ },
  { name: 'sound', test: /src[\\/]sound[\\/]orchestra\.ts$/ },
  { name: messagesOf },
]

export const fetchedTogether: Rolldown.CodeSplittingGroup[] = GROUPS.map((group, index) => ({
  ...group,
  priority: GROUPS.length - index,
}))

/** The page's messages in one language, by the parts in which they are fetched (`words/ui-words.ts`). */
function messagesOf(id: string): string | null {
  const [, language, file] = /words[\\/]([a-z]{2})[\\/](\w+)\.ts$/.exec(id) ?? []
  if (language === undefined || file === undefined) return null
  return `${language}-${PART_OF[file] ?? file}`
}

const PART_OF: Readonly<Record<string, string>> = {
  shell: 'start',
  table: 'play',
  plan: 'play',
  theatre: 'play',
  book: 'play',
  seats: 'online',
}
