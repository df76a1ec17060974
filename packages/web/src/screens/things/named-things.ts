import { type Event, nameOf, type Words } from '@charterstone/engine'

/** A piece of a sentence; with the number of the card or building that it names. */
export type Piece = { readonly text: string; readonly number: number | null }

/** A piece with the punctuation that stays on its line. */
export type KeptPiece = Piece & { readonly head: string; readonly tail: string }

/** Punctuation around a name belongs to the name: what closes never begins a line, what opens never ends one. */
export function withPunctuation(pieces: readonly Piece[]): readonly KeptPiece[] {
  return pieces.flatMap((piece, index) => {
    const [before, after] = [pieces[index - 1], pieces[index + 1]]
    if (piece.number !== null) return [{ ...piece, head: openingOf(before), tail: closingOf(after) }]
    const start = isName(before) ? closingOf(piece).length : 0
    const end = isName(after) ? openingOf(piece).length : 0
    const text = piece.text.slice(start, piece.text.length - end)
    return text === '' ? [] : [{ ...piece, text, head: '', tail: '' }]
  })
}

function isName(piece: Piece | undefined): boolean {
  return (piece?.number ?? null) !== null
}

function closingOf(piece: Piece | undefined): string {
  return piece?.number === null ? (/^[.,;:!?)“”»]+/.exec(piece.text)?.[0] ?? '') : ''
}

function openingOf(piece: Piece | undefined): string {
  return piece?.number === null ? (/[(„“«]+$/.exec(piece.text)?.[0] ?? '') : ''
}

/** A sentence in pieces, so that every card, building and persona in it can be looked up. */
export function piecesOf(sentence: string, events: readonly Event[], words: Words): readonly Piece[] {
  let pieces: readonly Piece[] = [{ text: sentence, number: null }]
  for (const number of new Set(events.flatMap(thingsOf))) {
    const name = nameOf(words, number)
    if (name !== '') pieces = pieces.flatMap((piece) => cutAt(piece, name, number))
  }
  return pieces
}

/** The index numbers that an event speaks of. */
function thingsOf(event: Event): readonly number[] {
  const fields: Readonly<Record<string, unknown>> = { ...event }
  const numbers = ['building', 'card', 'persona', 'companion', 'source'].map((key) => fields[key])
  const cards = 'cards' in event && typeof event.cards !== 'number' ? event.cards : []
  return [...new Set([...numbers, ...cards])].filter(
    (number): number is number => typeof number === 'number' && number > 0,
  )
}

function cutAt(piece: Piece, name: string, number: number): readonly Piece[] {
  const index = piece.number === null ? piece.text.indexOf(name) : -1
  if (index < 0) return [piece]
  return [
    { text: piece.text.slice(0, index), number: null },
    { text: name, number },
    { text: piece.text.slice(index + name.length), number: null },
  ].filter(({ text }) => text !== '')
}
