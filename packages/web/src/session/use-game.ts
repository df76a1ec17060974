import { type Cast, type Catalogue, castOf, type Words } from '@charterstone/engine'
import { useStore } from 'zustand'
import type { Readable } from '../words/table-words.ts'
import type { Game } from './game.ts'
import type { Session } from './session.ts'
import { useSession, useSessionPart } from './session-context.tsx'

export { useRuleset } from './use-ruleset.ts'

/** The game on screen. The gates wait for it before they show a screen. */
export function useGame(): Game {
  return shown(useStore(useSession().game))
}

function shown(game: Game | null): Game {
  if (game === null) throw new Error('the game has not been shown yet')
  return game
}

/** Everything opened so far: stories, guideposts, tales, flavour, and the words of the table. */
export function useReadable(): Readable {
  const readable = useStore(useSession().words)
  if (readable === null) throw new Error('no words have been fetched')
  return readable
}

/** The cards and buildings of this game. */
export function useCatalogue(): Catalogue {
  return useSession().ruleset.catalogue
}

/** The table's words, with the names that players gave. */
export function useWords(): Words {
  return useCast().words
}

/** What sentences about this game need to know. */
export function useCast(): Cast {
  const { words } = useReadable()
  const casts = useSessionPart(makeCasts)
  return useStore(useSession().game, (game) => casts(words, shown(game)))
}

/** Views are new after every answer; a cast is new only when a name has changed. */
export function makeCasts({ ruleset: { catalogue } }: Session) {
  let last: { readonly named: string; readonly words: Words; readonly cast: Cast } | null = null
  let seen: { readonly game: Game; readonly words: Words } | null = null
  return (words: Words, game: Game): Cast => {
    if (last !== null && seen?.game === game && seen.words === words) return last.cast
    seen = { game, words }
    const { seats, charters, names } = game.view.legacy
    const named = JSON.stringify([seats.map(({ name }) => name), charters.map(({ name }) => name), names])
    if (last === null || last.named !== named || last.words !== words)
      last = { named, words, cast: castOf(words, catalogue, { seats, charters, names }) }
    return last.cast
  }
}
