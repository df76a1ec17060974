import {
  type Cast,
  type DecisionKind,
  type Frame,
  nameOf,
  type OptionKind,
  sentenceOfOption,
  type View,
} from '@charterstone/engine'
import type { Choice } from '../../../table/model/target.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'

/** Answers that say more than yes or no, by question. */
const OWN_WORDS: Partial<Record<DecisionKind, Partial<Record<OptionKind, OwnWord>>>> = {
  reputation: { take: 'answer.place-influence' },
  'draw-persona': { take: 'answer.draw-persona' },
  keep: { skip: 'answer.keep-no-more' },
}
type OwnWord = 'answer.place-influence' | 'answer.draw-persona' | 'answer.keep-no-more'

/** What the button of an answer says. To give no name is to stay with the old one. */
export function useTextOf({ option }: Choice): string {
  const say = useSay()
  const { cast, decision, view } = useTable()
  const kind = decision?.kind ?? 'act'
  if (kind === 'name' && option.kind === 'skip') {
    const name = currentName(cast, view, view.stack.at(-1))
    return name === '' ? say('answer.no-name') : say('decision.no-name', { name })
  }
  const own = OWN_WORDS[kind]?.[option.kind]
  return own === undefined ? sentenceOfOption(cast, option) : say(own)
}

/** What the thing is called until it gets a name. */
function currentName({ words, charters }: Cast, { legacy }: View, frame: Frame | undefined): string {
  if (frame?.kind !== 'name') return ''
  if (frame.what === 'charter') return charters[frame.number] ?? ''
  return frame.what === 'village' ? legacy.village : nameOf(words, frame.number)
}
