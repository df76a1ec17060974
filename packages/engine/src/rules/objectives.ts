import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { PLAIN_KEYS } from '../option/keys.ts'
import { SKIP } from '../option/values.ts'
import { shuffle } from '../random/random.ts'
import { at, remove } from '../state/list.ts'
import { hasPassive, trigger } from './abilities.ts'
import { meets } from './counting.ts'
import { winVp } from './goods.ts'
import { placeInfluence } from './influence.ts'
import { closedFor, lacking, NONE } from './lack.ts'
import { advance } from './progress.ts'

function isMet(play: Play, seat: number, card: number): boolean {
  const objective = play.box.objectives.get(card)
  return objective !== undefined && meets(play, seat, objective.condition)
}

/** Objectives a seat could score now: met, and not scored by it before this game (R20.2, R20.3). */
function forScorable(play: Play, seat: number, visit: (card: number) => void): void {
  const table = tableOf(play)
  const { objectives } = seatOf(play, seat)
  for (let index = 0; index < table.objectives.length; index++) {
    const card = at(table.objectives, index)
    if ((at(table.scorers, index) & (1 << seat)) === 0 && isMet(play, seat, card)) visit(card)
  }
  for (let index = 0; index < objectives.length; index++)
    if (isMet(play, seat, at(objectives, index))) visit(at(objectives, index))
}

export function lackToScore(play: Play, seat: number): number {
  if (seatOf(play, seat).influence < 1) return lacking('influence')
  let found = false
  forScorable(play, seat, () => {
    found = true
  })
  return found ? NONE : lacking('met-objective')
}

/** Nothing is left that the seat could ever score this game. */
export function isEveryObjectiveScored(play: Play, seat: number): boolean {
  const { scorers } = tableOf(play)
  return seatOf(play, seat).objectives.length === 0 && scorers.every((seats) => (seats & (1 << seat)) !== 0)
}

export const scoreAsker: Asker<'score'> = {
  closed(play, { seat }) {
    const { objectives, scorers, seats } = tableOf(play)
    const keys = play.box.key.score
    const own = at(seats, seat)
    const unmet = (card: number): number => (isMet(play, seat, card) ? NONE : lacking('not-met'))
    const isScored = (index: number): boolean => (at(scorers, index) & (1 << seat)) !== 0
    const scored = lacking('scored-already')
    return [
      ...objectives.flatMap((card, index) =>
        closedFor(at(keys, card), isScored(index) ? scored : unmet(card)),
      ),
      ...own.objectives.flatMap((card) => closedFor(at(keys, card), unmet(card))),
      ...own.scored.flatMap((card) => closedFor(at(keys, card), scored)),
      ...seats.flatMap((other, index) =>
        index === seat
          ? []
          : other.objectives.flatMap((card) => closedFor(at(keys, card), lacking('private'))),
      ),
    ]
  },
  offer(play, { seat, must }, menu) {
    if (seatOf(play, seat).influence < 1) return
    forScorable(play, seat, (card) => offer(menu, at(play.box.key.score, card), card))
    if (!must && menu.keys.length > 0) offer(menu, PLAIN_KEYS.skip, SKIP)
  },
  answer(play, { seat, source, vp }, card) {
    if (card !== SKIP) scoreObjective(play, seat, source, card, vp)
  },
}

function scoreObjective(play: Play, seat: number, source: number, card: number, vp: number): void {
  const table = tableOf(play)
  const scorer = seatOf(play, seat)
  const index = table.objectives.indexOf(card)
  const isFirst = index >= 0 && at(table.scorers, index) === 0
  placeInfluence(play, seat)
  if (index >= 0) table.scorers[index] = at(table.scorers, index) | (1 << seat)
  else {
    remove(scorer.objectives, card)
    scorer.scored.push(card)
  }
  scorer.objectivesScored += 1
  play.events?.push({ kind: 'scored-objective', seat, card })
  const printed = play.box.objectives.get(card)?.vp ?? vp
  winVp(play, seat, play.state.legacy.houseRules.objectiveVp === 'printed' ? printed : vp, source)
  if (hasPassive(play, seat, 'steer-progress'))
    push(play, { asks: true, kind: 'move-progress', seat, source, back: 1, forward: 1 })
  else advance(play, seat, 1)
  trigger(play, seat, 'score', (ability) => ability.first === undefined || isFirst)
}

/** A private objective from the top of the deck; the Ambassador looks at three (R21.1). */
export function gainObjective(play: Play, seat: number, source: number): void {
  const { objectiveDeck } = tableOf(play)
  if (objectiveDeck.length === 0) return
  if (hasPassive(play, seat, 'three-objectives'))
    push(play, { asks: true, kind: 'objective-pick', seat, source })
  else takeObjective(play, seat, source, at(objectiveDeck, objectiveDeck.length - 1))
}

export function takeObjective(play: Play, seat: number, source: number, card: number): void {
  remove(tableOf(play).objectiveDeck, card)
  seatOf(play, seat).objectives.push(card)
  play.events?.push({ kind: 'took-objective', seat, card, source })
}

export const objectivePickAsker: Asker<'objective-pick'> = {
  shows: (play) => ({ where: 'objectives', count: lookedAt(play).length }),
  reveals: true,
  offer(play, _frame, menu) {
    for (const card of lookedAt(play)) offer(menu, at(play.box.key.take, card), card)
  },
  answer(play, { seat, source }, card) {
    takeObjective(play, seat, source, card)
  },
}

function lookedAt(play: Play): readonly number[] {
  return tableOf(play).objectiveDeck.slice(-3)
}

export function shuffleObjectives(play: Play, added: readonly number[]): void {
  const { objectiveDeck } = tableOf(play)
  for (const card of added) objectiveDeck.push(card)
  shuffle(play.state.rng, objectiveDeck)
  play.events?.push({ kind: 'shuffled', deck: 'objectives' })
}
