import { fixed } from '@charterstone/art/ink/fixed.ts'
import type { Cast, Event, Words } from '@charterstone/engine'
import { sentenceOfTimes } from '../log/folded-events.ts'
import { type KeptPiece, piecesOf, withTails } from './named-things.ts'
import { ThingLink } from './thing-link.tsx'
import classes from './things.module.css'

type EventSentenceProps = {
  readonly event: Event
  readonly cast: Cast
  /** How often the same happened in a row. */
  readonly times?: number
}

/** What happened, as a sentence; whatever it names opens its description. */
export function EventSentence({ event, cast, times = 1 }: EventSentenceProps) {
  return <NamedText text={sentenceOfTimes(cast, { event, times })} events={[event]} words={cast.words} />
}

type NamedTextProps = {
  readonly text: string
  /** What it tells. */
  readonly events: readonly Event[]
  readonly words: Words
}

/** A text about events; the cards and buildings in it open their descriptions. */
export function NamedText({ text, events, words }: NamedTextProps) {
  return fixed(withTails(piecesOf(text, events, words)).map(pieceOf))
}

function pieceOf({ text, number, tail }: KeptPiece) {
  if (number === null) return <span>{text}</span>
  return (
    <span className={classes.kept}>
      <ThingLink number={number}>{text}</ThingLink>
      {tail}
    </span>
  )
}
