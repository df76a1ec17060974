import type { Asker, Runner } from '../flow/handler.ts'
import { offer } from '../flow/menu.ts'
import { type Play, push, tableOf } from '../flow/play.ts'
import { at } from '../state/list.ts'
import { trigger } from './abilities.ts'
import { triggerIncome } from './income.ts'
import { offerReputation } from './reputation.ts'

export const HOURGLASS = 26
const START: readonly number[] = [17, 14, 11, 8, 5, 2]
const FIRST_SPACE = 0

type Why = 'play' | 'no-influence' | 'dusk' | 'automa'

/** Who or what moves the token when no seat does (D4). */
export const NOBODY = -1

export function startSpace(play: Play): number {
  const { houseRules, seats } = play.state.legacy
  return houseRules.progressStart === 'first-space' ? FIRST_SPACE : at(START, seats.length - 1)
}

/** Reputation icons on 4, 8, 12 ... 24 (R25.3). */
export function hasReputationIcon(space: number): boolean {
  return space % 4 === 0 && space > 0 && space < HOURGLASS
}

/** Income icons on 6, 10, 14, 18, 22 (R25.3). */
export function hasIncomeIcon(space: number): boolean {
  return space % 4 === 2 && space > 2 && space < HOURGLASS
}

/** The token moves on by so many spaces, one at a time, each with its icon. */
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
  if (table.progress >= HOURGLASS) return
  land(play, seat, table.progress + 1, why)
  if (seat !== NOBODY) trigger(play, seat, 'progress', (ability) => ability.icon === undefined)
}

function land(play: Play, seat: number, space: number, why: Why): void {
  const table = tableOf(play)
  table.progress = space
  play.events?.push({ kind: 'progressed', seat, to: space, why })
  if (space === HOURGLASS && !table.ending) {
    table.ending = true
    table.ender = seat
    play.events?.push({ kind: 'hourglass-reached', seat })
  }
  if (hasIncomeIcon(space)) {
    if (seat !== NOBODY) trigger(play, seat, 'progress', (ability) => ability.icon === 'income')
    triggerIncome(play, seat === NOBODY ? table.first : seat)
  }
  if (hasReputationIcon(space) && seat !== NOBODY && why !== 'automa') offerReputation(play, seat, 0)
}

/** Going back triggers no icon; the token never leaves the hourglass. */
function stepBack(play: Play, seat: number, spaces: number): void {
  const table = tableOf(play)
  table.progress = Math.max(0, table.progress - spaces)
  play.events?.push({ kind: 'progressed', seat, to: table.progress, why: 'play' })
}

export const moveProgressAsker: Asker<'move-progress'> = {
  offer(play, { back, forward }, menu) {
    const { progress, ending } = tableOf(play)
    for (let spaces = back; spaces > 0; spaces--)
      if (!ending && progress - spaces >= 0) offer(menu, `progress:-${spaces}`, -spaces)
    offer(menu, 'skip', 0)
    for (let spaces = 1; spaces <= forward; spaces++)
      if (progress + spaces <= HOURGLASS) offer(menu, `progress:+${spaces}`, spaces)
  },
  answer(play, { seat }, spaces) {
    if (spaces > 0) advance(play, seat, spaces)
    else if (spaces < 0) stepBack(play, seat, -spaces)
  },
}
