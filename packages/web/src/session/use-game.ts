import { type Cast, castOf, type Words } from '@charterstone/engine'
import { useMemo } from 'react'
import { type Readable, useTableSpeech } from '../words/table-words.ts'
import { type Game, useSession } from './game.ts'
import { useBox } from './use-box.ts'

export { useBox } from './use-box.ts'

/** The open campaign. Only below `/play/:id`, where it has been loaded before anything is shown. */
export function useGame(): Game {
  const game = useSession((session) => session.game)
  if (game === null) throw new Error('no campaign is open')
  return game
}

/** Everything opened so far: stories, guideposts, tales, flavour, and the words of the table. */
export function useReadable(): Readable {
  const readable = useTableSpeech((speech) => speech.readable)
  if (readable === null) throw new Error('no words have been fetched')
  return readable
}

/** The table's words, with the names that players gave. */
export function useWords(): Words {
  return useCast().words
}

/** What sentences about this game need to know. */
export function useCast(): Cast {
  const { words } = useReadable()
  const { catalogue } = useBox()
  const { legacy } = useGame().view
  const { seats, charters, names } = legacy
  return useMemo(
    () => castOf(words, catalogue, { seats, charters, names }),
    [words, catalogue, seats, charters, names],
  )
}
