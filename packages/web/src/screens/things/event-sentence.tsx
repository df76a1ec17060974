import { fixed } from '@charterstone/art/ink/fixed.ts'
import { type Cast, type Event, sentenceOfEvent } from '@charterstone/engine'
import { useOpenThing } from '../../table/open-thing.ts'
import { type Piece, piecesOf } from './named-things.ts'
import classes from './things.module.css'

/** What happened, as a sentence; whatever it names opens its description. */
export function EventSentence({ event, cast }: { readonly event: Event; readonly cast: Cast }) {
  return fixed(piecesOf(sentenceOfEvent(cast, event), event, cast.words).map(pieceOf))
}

/** A full stop stays on the line of what it ends. */
function kept(text: string): string {
  return /^[.,;:!?)]/.test(text) ? `\u2060${text}` : text
}

function pieceOf({ text, number }: Piece) {
  return number === null ? <span>{kept(text)}</span> : <Thing text={text} number={number} />
}

function Thing({ text, number }: { readonly text: string; readonly number: number }) {
  const openThing = useOpenThing()
  return (
    <button type="button" className={classes.thing} onClick={() => openThing(number)}>
      {text}
    </button>
  )
}
