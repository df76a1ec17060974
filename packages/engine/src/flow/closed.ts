import { goodIndex } from '../catalogue/good.ts'
import { type ClosedOption, closedFor, lacking } from '../rules/lack.ts'
import { lackToPlace } from '../rules/placement.ts'
import { freeWorkers } from '../rules/workers.ts'
import { at } from '../state/list.ts'
import { type Play, seatOf, tableOf } from './play.ts'

/** What a seat cannot do on its turn, and why: buildings, retrieving, items. */
export function closedActions(play: Play, seat: number): ClosedOption[] {
  const taker = seatOf(play, seat)
  const hasWorker = freeWorkers(taker) > 0
  const closed = tableOf(play).inPlay.flatMap((spot) =>
    closedFor(
      at(play.box.key.place, at(play.state.legacy.buildings, spot)),
      hasWorker ? lackToPlace(play, seat, spot) : lacking('worker'),
    ),
  )
  if (play.state.pending?.options.includes('retrieve') !== true)
    closed.push(...closedFor('retrieve', lacking('worker-on-board')))
  return [...closed, ...taker.cards.flatMap((card) => closedItem(play, seat, card))]
}

/** The first resource that an item still needs. */
function closedItem(play: Play, seat: number, card: number): ClosedOption[] {
  const item = play.box.items.get(card)
  if (item === undefined) return []
  const { goods } = seatOf(play, seat)
  for (const resource of new Set(item.pay)) {
    const missing = item.pay.filter((one) => one === resource).length - at(goods, goodIndex[resource])
    if (missing > 0) return closedFor(at(play.box.key.use, card), lacking(resource, missing))
  }
  return []
}
