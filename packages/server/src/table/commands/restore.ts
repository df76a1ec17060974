import { botNameOf, readBotName, USUAL_BOT } from '@charterstone/bots'
import type { ImportedFile } from '../../files/job.ts'
import type { Body } from '../body.ts'
import type { Desk, Draft, Drafted } from '../draft.ts'
import { AUTOMA, PERSON, type Place, placeId, playerOf } from '../place.ts'
import { marked } from './game.ts'

/** The table goes on from an earlier checkpoint of its own; nothing that came after is forgotten. */
export function restorePoint(
  { live }: Pick<Desk, 'live'>,
  point: number,
  game: number,
  places: readonly Place[],
  opening: Extract<Body, { readonly kind: 'mark' }>['opening'],
): Drafted {
  // A seat that has changed hands since belongs to whoever holds it now.
  const now = places.map((place) => {
    const held = live.places.find(({ id }) => id === place.id) ?? place
    // Whether an automa plays is a matter of the game, not of who holds the seat.
    return playerOf(held) === playerOf(place) ? held : { ...held, lent: place.lent }
  })
  const seated = now.map((place, seat) => ({ ...place, charter: places[seat]?.charter ?? place.charter }))
  const note = { kind: 'restored', game } as const
  const body: Body = { kind: 'mark', why: 'restore', checkpoint: point, places: seated, note }
  return { body: opening === undefined ? body : { ...body, opening } }
}

/** The table goes on from a file; seats are recognised by their charters. */
export function restoreFile({ live }: Pick<Desk, 'live'>, file: ImportedFile): Draft {
  const note = { kind: 'restored', game: file.kept.head.checkpoint.legacy.game } as const
  return marked(live, 'restore', file.kept, placesOf(file, live.places, live.seq + 1), { note })
}

/** Persons of a file hold no key yet; bots it names are kept, unknown ones are of medium strength. */
function placesOf({ kept, players }: ImportedFile, known: readonly Place[], seq: number): readonly Place[] {
  return kept.head.checkpoint.legacy.seats.map(({ charter, name, player }, seat): Place => {
    const held = known.find((place) => place.charter === charter)
    const by = player === AUTOMA ? AUTOMA : byOf(players[seat] ?? PERSON)
    if (held !== undefined && playerOf(held) === by)
      return { ...held, name: held.isClaimed ? held.name : name }
    return { id: placeId(seq, seat), charter, name, by, lent: null, isClaimed: false }
  })
}

function byOf(player: string): string {
  return player === PERSON || readBotName(player) !== null ? player : botNameOf(USUAL_BOT)
}
