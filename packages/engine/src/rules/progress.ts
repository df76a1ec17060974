import { startRuleOf, startSpace } from '../catalogue/board.ts'
import type { Asker, Runner } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, tableOf } from '../loop/play.ts'
import { keyOf } from '../option/key-of.ts'
import { PLAIN_KEYS } from '../option/keys.ts'
import { NO } from '../option/values.ts'
import { trigger } from './abilities.ts'
import { triggerIncome } from './income.ts'
import { type ClosedKey, closedFor, lacking, NONE } from './lack.ts'
import { offerReputation } from './reputation.ts'

type Why = 'play' | 'no-influence' | 'dusk' | 'automa'

/** Who or what moves the token when no seat does (D4). */
export const NOBODY = -1

export function startOfTrack({ box, state: { legacy } }: Play): number {
  return startSpace(box.board, legacy.seats.length, startRuleOf(legacy.houseRules))
}

/** The token moves forward by `spaces`, one at a time, each with its icon. */
export function advance(play: Play, seat: number, spaces: number): void {
  push(play, { kind: 'advance', seat, left: spaces })
}

export const advanceRunner: Runner<'advance'> = {
  run(play, { seat, left }) {
    if (left > 1) push(play, { kind: 'advance', seat, left: left - 1 })
    step(play, seat, seat === NOBODY ? 'dusk' : 'play')
  },
}

/** One space forward (R25.2). On the hourglass the token rests. */
export function step(play: Play, seat: number, why: Why): void {
  const table = tableOf(play)
  if (why !== 'dusk') table.moved = true
  if (table.progress >= play.box.board.progress.last) return
  land(play, seat, table.progress + 1, why)
  if (seat !== NOBODY) trigger(play, seat, 'progress', (ability) => ability.icon === undefined)
}

function land(play: Play, seat: number, space: number, why: Why): void {
  const table = tableOf(play)
  const { last, income, reputation } = play.box.board.progress
  table.progress = space
  play.events?.push({ kind: 'progressed', seat, to: space, why })
  if (space === last && !table.ending) {
    table.ending = true
    table.ender = seat
    play.events?.push({ kind: 'hourglass-reached', seat })
  }
  if (income.includes(space)) {
    if (seat !== NOBODY) trigger(play, seat, 'progress', (ability) => ability.icon === 'income')
    triggerIncome(play, seat === NOBODY ? table.first : seat)
  }
  if (reputation.includes(space) && seat !== NOBODY && why !== 'automa') offerReputation(play, seat, 0)
}

/** Going back triggers no icon; the token never leaves the hourglass. */
function stepBack(play: Play, seat: number, spaces: number): void {
  const table = tableOf(play)
  table.progress = Math.max(0, table.progress - spaces)
  play.events?.push({ kind: 'progressed', seat, to: table.progress, why: 'play' })
}

export const moveProgressAsker: Asker<'move-progress'> = {
  offer(play, { back, forward }, menu) {
    for (let spaces = back; spaces > 0; spaces--)
      if (lackToMove(play, -spaces) === NONE)
        offer(menu, keyOf({ kind: 'progress', spaces: -spaces }), -spaces)
    offer(menu, PLAIN_KEYS.skip, NO)
    for (let spaces = 1; spaces <= forward; spaces++)
      if (lackToMove(play, spaces) === NONE) offer(menu, keyOf({ kind: 'progress', spaces }), spaces)
  },
  closed(play, { back, forward }) {
    const closed: ClosedKey[] = []
    for (let spaces = back; spaces > 0; spaces--)
      closed.push(...closedFor(keyOf({ kind: 'progress', spaces: -spaces }), lackToMove(play, -spaces)))
    for (let spaces = 1; spaces <= forward; spaces++)
      closed.push(...closedFor(keyOf({ kind: 'progress', spaces }), lackToMove(play, spaces)))
    return closed
  },
  answer(play, { seat }, spaces) {
    if (spaces > 0) advance(play, seat, spaces)
    else if (spaces < 0) stepBack(play, seat, -spaces)
  },
}

function lackToMove(play: Play, spaces: number): number {
  const { progress, ending } = tableOf(play)
  if (spaces < 0 ? ending : progress + spaces > play.box.board.progress.last) return lacking('hourglass')
  return progress + spaces < 0 ? lacking('track-begin') : NONE
}
