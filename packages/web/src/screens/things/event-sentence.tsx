import { fixed } from '@charterstone/art/ink/fixed.ts'
import { type Cast, type Event, sentenceOfEvent } from '@charterstone/engine'
import { type KeptPiece, piecesOf, withTails } from './named-things.ts'
import { ThingLink } from './thing-link.tsx'
import classes from './things.module.css'

/** What happened, as a sentence; whatever it names opens its description. */
export function EventSentence({ event, cast }: { readonly event: Event; readonly cast: Cast }) {
  return fixed(withTails(piecesOf(sentenceOfEvent(cast, event), event, cast.words)).map(pieceOf))
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
