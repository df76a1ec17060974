import { type Cast, type Catalogue, castOf, type Legacy, type Words } from '@charterstone/engine'
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
  return castFor(words, catalogue, useGame().view.legacy)
}

let last: { readonly named: string; readonly words: Words; readonly cast: Cast } | null = null

/** Views are new after every answer; a cast is new only when somebody has got another name. */
function castFor(words: Words, catalogue: Catalogue, { seats, charters, names }: Legacy): Cast {
  const named = JSON.stringify([seats.map(({ name }) => name), charters.map(({ name }) => name), names])
  if (last === null || last.named !== named || last.words !== words)
    last = { named, words, cast: castOf(words, catalogue, { seats, charters, names }) }
  return last.cast
}
