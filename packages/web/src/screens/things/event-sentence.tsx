import { fixed } from '@charterstone/art/ink/fixed.ts'
import type { Cast, Event, Words } from '@charterstone/engine'
import { useSay } from '../../words/speech.ts'
import { sentenceOfTimes } from '../log/folded-events.ts'
import { type KeptPiece, piecesOf, withPunctuation } from './named-things.ts'
import { ThingLink } from './thing-link.tsx'

type EventSentenceProps = {
  readonly event: Event
  readonly cast: Cast
  /** How often the same happened in a row. */
  readonly times?: number
  /** The seats that share a rank in reputation. */
  readonly tied?: readonly number[]
}

/** What happened, as a sentence; whatever it names opens its description. */
export function EventSentence({ event, cast, times = 1, tied = [] }: EventSentenceProps) {
  const say = useSay()
  const text = sentenceOfTimes(say, cast, { event, times, tied })
  return <NamedText text={text} events={[event]} words={cast.words} />
}

type NamedTextProps = {
  readonly text: string
  /** What it tells. */
  readonly events: readonly Event[]
  readonly words: Words
}

/** A text about events; the cards and buildings in it open their descriptions. */
export function NamedText({ text, events, words }: NamedTextProps) {
  return fixed(withPunctuation(piecesOf(text, events, words)).map(pieceOf))
}

function pieceOf({ text, number, head, tail }: KeptPiece) {
  if (number === null) return <span>{text}</span>
  return (
    <ThingLink number={number} head={head} tail={tail}>
      {text}
    </ThingLink>
  )
}
