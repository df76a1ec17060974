/** A finished game as BG Stats takes it. Its support page "Push plays to BG Stats" lists the fields. */
type BgStatsPlay = {
  readonly sourceName: string
  readonly sourcePlayId: string
  /** The end of the game in UTC, as `2026-11-17 21:05:00`. */
  readonly playDate: string
  readonly comments: string
  readonly game: {
    readonly name: string
    readonly sourceGameId: string
    readonly bggId: number
    readonly highestWins: boolean
    readonly noPoints: boolean
  }
  readonly players: readonly {
    readonly name: string
    readonly sourcePlayerId: string
    readonly role: string
    readonly score: number
    readonly winner: boolean
    readonly startPlayer: boolean
  }[]
}

export type FinishedGame = {
  /** The same for this game on every visit: BG Stats updates a play that it knows. */
  readonly id: string
  readonly comments: string
  readonly endedAt: number
  /** The seat that began. */
  readonly first: number
  readonly vp: readonly number[]
  readonly winners: readonly number[]
  readonly seats: readonly { readonly name: string; readonly charter: string }[]
}

const CREATE_PLAY = 'https://app.bgstatsapp.com/createPlay.html'
/** BG Stats remembers which of its players and games are meant by this name and their ids: it must not change. */
const SOURCE = 'Charterstone (unofficial)'
/** The number of Charterstone at BoardGameGeek. */
const BGG_ID = 197376

/** The address that opens BG Stats with this game, ready to be saved. */
export function bgStatsAddress(game: FinishedGame): string {
  return `${CREATE_PLAY}?data=${encodeURIComponent(JSON.stringify(playOf(game)))}`
}

function playOf({ id, comments, endedAt, first, vp, winners, seats }: FinishedGame): BgStatsPlay {
  return {
    sourceName: SOURCE,
    sourcePlayId: id,
    playDate: new Date(endedAt).toISOString().slice(0, 19).replace('T', ' '),
    comments,
    game: {
      name: 'Charterstone',
      sourceGameId: 'charterstone',
      bggId: BGG_ID,
      highestWins: true,
      noPoints: false,
    },
    players: seats.map(({ name, charter }, seat) => ({
      name,
      // The same person at every table.
      sourcePlayerId: name.normalize('NFC').toLowerCase(),
      role: charter,
      score: vp[seat] ?? 0,
      winner: winners.includes(seat),
      startPlayer: seat === first,
    })),
  }
}
