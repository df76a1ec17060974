import { lackToPlace } from '../rules/placement.ts'
import { lacking, NONE, type Reason, reasonOf } from '../rules/lack.ts'
import { freeWorkers, HOME } from '../rules/workers.ts'
import { at } from '../state/list.ts'
import { type Play, seatOf, tableOf } from './play.ts'

/** An option that a person would look for and that is not offered, with its reason. */
export type ClosedOption = { readonly key: string; readonly reason: Reason }

/** Worked out only when somebody asks; the options themselves are made where they are offered. */
export function closedOptions(play: Play): ClosedOption[] {
  const { pending } = play.state
  if (pending?.kind !== 'act') return []
  const { seat } = pending
  const closed: ClosedOption[] = []
  const hasWorker = freeWorkers(seatOf(play, seat)) > 0
  for (const spot of tableOf(play).inPlay) {
    const key = at(play.box.key.place, at(play.state.legacy.buildings, spot))
    const lack = hasWorker ? lackToPlace(play, seat, spot) : lacking('worker')
    if (lack !== NONE) closed.push({ key, reason: reasonOf(lack) })
  }
  if (seatOf(play, seat).workers.every((spot) => spot === HOME) && !pending.options.includes('retrieve'))
    closed.push({ key: 'retrieve', reason: reasonOf(lacking('worker-on-board')) })
  return closed
}

