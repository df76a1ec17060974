import type { Legacy, RuleName } from '@charterstone/engine'
import type { PastGame } from './past.ts'

/** In which game something came to the table, and what the campaign looked like then. */
export type Opened = { readonly game: number; readonly legacy: Legacy }

export type WhenOpened = {
  readonly rules: ReadonlyMap<RuleName, Opened>
  /** By the name under which the campaign remembers a story: `3`, `9:happy`. */
  readonly stories: ReadonlyMap<string, Opened>
}

export function whenOpened(games: readonly PastGame[]): WhenOpened {
  const rules = new Map<RuleName, Opened>()
  const stories = new Map<string, Opened>()
  for (const { game, steps } of games) {
    for (const { events, legacy } of steps) {
      for (const event of events) {
        if (event.kind === 'rule-entered') rules.set(event.rule, { game, legacy })
        if (event.kind === 'story-read') stories.set(storyKey(event.story, event.branch), { game, legacy })
      }
    }
  }
  return { rules, stories }
}

function storyKey(story: number, branch: string): string {
  return branch === '' ? `${story}` : `${story}:${branch}`
}
