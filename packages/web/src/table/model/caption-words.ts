import {
  type Cast,
  cardOf,
  type Event,
  nameOf,
  printedBoard,
  quotaNoun,
  sentenceOfEvent,
} from '@charterstone/engine'
import type { Say } from '../../words/speech.ts'
import { amountGiven, amountOf } from '../parts/noun.ts'
import type { Caption, SeatChange } from './caption.ts'

/** A caption in the words of one language. */
export type CaptionWords = {
  /** "Vera → Ore Vein" */
  readonly head: string
  /** "Vera → Ore Vein: +1 metal. Jonas goes home." */
  readonly text: string
  /** Sentences that the caption has no room for. */
  readonly detail: readonly string[]
}

type Told = {
  readonly say: Say
  readonly cast: Cast
  /** The seat that reads it. */
  readonly reader: number
}

export function captionWords(told: Told, caption: Caption): CaptionWords {
  const { say, cast, reader } = told
  const { seat, building, changes, lines, detail } = caption
  const own = changes.filter((change) => change.seat === seat).map((change) => changeWords(cast, change))
  // Short sentences have no subject: what others do comes last, so that none of them is taken for it.
  const ordered = lines.toSorted((a, b) => Number(isOfOther(a, seat)) - Number(isOfOther(b, seat)))
  const sentences = [
    ...ordered.map((event) => lineWords(told, caption, event)),
    ...otherChanges(told, caption),
  ]
  const more = detail.map((event) => sentenceOfEvent(cast, event))
  // Nobody is "you" in one sentence and a name in the next.
  const named = cast.seats[seat] ?? ''
  const isNamed = [...sentences, ...more].some((sentence) => sentence.includes(named))
  const name = seat === reader && !isNamed ? say('caption.you') : named
  const head = building === 0 ? name : say('caption.head', { name, place: nameOf(cast.words, building) })
  const isBare = own.length + sentences.length === 0 && building === 0
  // What has nothing but detail says it at once, in sentences that begin with the name.
  if (isBare) return { head, text: more.join(' '), detail: [] }
  const first = firstWords(caption, head, own, reader)
  return { head, text: [first, ...sentences].filter((part) => part !== '').join(' '), detail: more }
}

/** "Vera → Market: +2 coins.", "Vera → Market." and, before a sentence, "Vera:"; sentences to the reader need no name. */
function firstWords(
  { seat, building }: Caption,
  head: string,
  changes: readonly string[],
  reader: number,
): string {
  if (changes.length > 0) return `${head}: ${changes.join(', ')}.`
  if (building > 0) return `${head}.`
  return seat === reader ? '' : `${head}:`
}

/** "+1 metal", "−2 coins" */
function changeWords({ words }: Cast, { what, by }: SeatChange): string {
  return `${by > 0 ? '+' : '−'}${amountOf(words, what, Math.abs(by))}`
}

/** What other seats than the one whose turn it is have more and less of, one sentence for each. */
function otherChanges({ say, cast, reader }: Told, { seat, changes }: Caption): readonly string[] {
  const others = [...new Set(changes.map((change) => change.seat))].filter((each) => each !== seat)
  return others.map((other) => {
    const name = other === reader ? say('caption.you') : (cast.seats[other] ?? '')
    const theirs = changes.filter((change) => change.seat === other)
    return `${name}: ${theirs.map((change) => changeWords(cast, change)).join(', ')}.`
  })
}

/** Whether the event is not an act of the seat whose turn it is. */
function isOfOther(event: Event, seat: number): boolean {
  return event.kind === 'bumped' || !('seat' in event) || event.seat !== seat
}

/** A short sentence about the seat whose turn it is; a whole one about any other. */
function lineWords({ say, cast, reader }: Told, { seat, isForced }: Caption, event: Event): string {
  const { words } = cast
  if (event.kind === 'bumped') {
    if (event.seat === reader) return say('caption.home-you')
    return event.seat === event.by
      ? say('caption.home-own')
      : say('caption.home', { name: cast.seats[event.seat] ?? '' })
  }
  if (event.kind === 'retrieved' && isForced && seat === reader && event.minions === 0)
    return say('caption.forced-you', { count: event.workers })
  // Short sentences are about a third person.
  if (!('seat' in event) || event.seat !== seat || seat === reader) return sentenceOfEvent(cast, event)
  switch (event.kind) {
    case 'retrieved': {
      const { workers, minions } = event
      const list = [
        ...(workers > 0 ? [amountGiven(words, 'worker', workers)] : []),
        ...(minions > 0 ? [amountGiven(words, 'minion', minions)] : []),
      ]
      return say(isForced ? 'caption.forced' : 'caption.retrieved', { list })
    }
    case 'passed':
      return say('caption.passed')
    case 'took-card':
      return say('caption.took', { from: event.from, card: nameOf(words, event.card) })
    case 'took-objective':
      return say('caption.took-objective', { card: nameOf(words, event.card) })
    case 'discarded':
      return say('caption.discarded', { card: nameOf(words, event.card) })
    case 'used-card':
      return say('caption.used', { card: nameOf(words, event.card) })
    case 'persona-activated':
      return say('caption.persona', { card: nameOf(words, event.persona) })
    case 'scored-objective':
      return say('caption.scored', { card: nameOf(words, event.card) })
    case 'sold': {
      const { noun, count } = quotaNoun(printedBoard(cast.catalogue).quota[event.space])
      return say('caption.sold', { what: amountGiven(words, noun, count) })
    }
    case 'placed-income':
      return say('caption.income', { place: nameOf(words, event.building) })
    case 'constructed': {
      const place = nameOf(words, event.building)
      return event.over === 0
        ? say('caption.built', { place })
        : say('caption.built-over', { place, over: nameOf(words, event.over) })
    }
    case 'crate-opened':
      return say('caption.crate', { crate: event.crate, card: carrierName(cast, event.card) })
    default:
      return sentenceOfEvent(cast, event)
  }
}

/** The name of the card that a crate is on: that of its building, if it is constructed. */
function carrierName({ words, catalogue }: Cast, card: number): string {
  const found = cardOf(catalogue, card)
  return nameOf(words, found?.kind === 'constructed' ? found.def.number : card)
}
