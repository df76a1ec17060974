import { type Play, push, seatOf } from '../flow/play.ts'
import { askInPlayerOrder } from './player-order.ts'

/** What belongs to the end of one particular game: after game 1 the charters are named, after game 3 the village. */
export function askAfterGame(play: Play): void {
  const { game, mode } = play.state.legacy
  if (mode !== 'campaign') return
  if (game === 1)
    askInPlayerOrder(play, (seat) => {
      const { charter, automa } = seatOf(play, seat)
      if (!automa) push(play, { asks: true, kind: 'name', seat, source: 0, what: 'charter', number: charter })
    })
}
