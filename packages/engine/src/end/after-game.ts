import { isFirstGame } from '../campaign/newcomer.ts'
import { type Play, push, seatOf } from '../flow/play.ts'
import { askInPlayerOrder } from './player-order.ts'

/** After its first game a charter is named, for good. */
export function askAfterGame(play: Play): void {
  const { legacy } = play.state
  if (legacy.mode !== 'campaign') return
  askInPlayerOrder(play, (seat) => {
    const { charter, automa } = seatOf(play, seat)
    if (!automa && isFirstGame(legacy, charter))
      push(play, { asks: true, kind: 'name', seat, source: 0, what: 'charter', number: charter })
  })
}
