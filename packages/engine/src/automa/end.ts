import type { AutomaGoal } from '../catalogue/automa.ts'
import type { Countable } from '../catalogue/countable.ts'
import type { Mood } from '../catalogue/guidepost.ts'
import { type Play, seatOf, tableOf } from '../loop/play.ts'
import { roll } from '../random/random.ts'
import { changeCharter, changeLegacy, charterOf } from '../rules/campaign.ts'
import { count } from '../rules/counting.ts'
import { winVp } from '../rules/goods.ts'
import { at } from '../state/list.ts'
import { charterOfSpot } from '../state/spot.ts'
import { drawAutomaCard } from './deck.ts'

const PERSONAS_FROM_GAME = 11
const FALL_BEHIND = 10

/** What an automa counts as towards a guidepost where it does not simply count (A9). */
export function automaCount(play: Play, seat: number, what: Countable): number {
  const { guidepost } = tableOf(play)
  const rule = play.box.guideposts.get(guidepost)
  switch (rule?.game) {
    case 2:
      return 3
    case 3:
      return 0
    case 10:
      return Math.max(0, count(play, seat, what) - 3)
    case 11:
      return rule.temporary === 'work-abroad' ? 6 : 2
    case 12:
      return Math.max(0, count(play, seat, what) - 6)
    default:
      return count(play, seat, what)
  }
}

/** The king icon of a drawn card decides where no person can (A9). */
export function automaMood(play: Play): Mood {
  return drawAutomaCard(play).king
}

/** Automa personas score in games 11 and 12 (A10). */
export function scoreAutomaPersonas(play: Play): void {
  const { game, mode } = play.state.legacy
  if (mode === 'campaign' && game < PERSONAS_FROM_GAME) return
  const { seats } = tableOf(play)
  for (let seat = 0; seat < seats.length; seat++) {
    if (!at(seats, seat).automa) continue
    const persona = play.box.catalogue.automaGoals[at(seats, seat).charter]
    if (persona !== undefined && goals[persona.goal](play, seat))
      winVp(play, seat, persona.vp, persona.number)
  }
}

function people(play: Play): number[] {
  return tableOf(play).seats.flatMap(({ automa }, seat) => (automa ? [] : [seat]))
}

function leads(play: Play, seat: number, what: Countable): boolean {
  const own = count(play, seat, what)
  return people(play).every((person) => count(play, person, what) < own)
}

const goals: { readonly [Goal in AutomaGoal]: (play: Play, seat: number) => boolean } = {
  'most-reputation': (play, seat) => leads(play, seat, 'reputation-tokens'),
  'item-or-treasure-on-mat': (play) =>
    tableOf(play).mat.some((card) => ['item', 'treasure'].includes(play.box.cardType[card] ?? '')),
  'most-peril': (play, seat) => leads(play, seat, 'perils'),
  'no-human-worker-here': (play, seat) =>
    people(play).every((person) =>
      seatOf(play, person).workers.every((spot) => charterOfSpot(spot) !== seatOf(play, seat).charter),
    ),
  'most-quota': (play, seat) => leads(play, seat, 'quota-tokens'),
  'ended-the-game': (play, seat) => tableOf(play).ender === seat,
}

/** From game 2 on one random unused persona of each automa is marked used (A8). */
export function markAutomaPersona(play: Play): void {
  if (play.state.legacy.game < 2) return
  for (const { charter, automa } of tableOf(play).seats) {
    if (!automa) continue
    const { chest, used } = charterOf(play, charter)
    const unused = chest.filter((persona) => !used.includes(persona))
    if (unused.length === 0) continue
    const persona = at(unused, roll(play.state.rng, unused.length))
    changeCharter(play, charter, (record) => ({ ...record, used: [...record.used, persona] }))
    play.events?.push({ kind: 'persona-marked', charter, persona })
  }
}

/** The difficulty follows the table: up when people did better on average, down when they fell 10 or more behind (A5). */
export function adjustLevel(play: Play): void {
  const { seats } = tableOf(play)
  const automas = seats.filter(({ automa }) => automa)
  const persons = seats.filter(({ automa }) => !automa)
  if (automas.length === 0 || persons.length === 0) return
  const { automaLevel, automaStart } = play.state.legacy
  const lead = mean(persons.map(({ vp }) => vp)) - mean(automas.map(({ vp }) => vp))
  const level =
    lead > 0 ? automaLevel + 1 : lead <= -FALL_BEHIND ? Math.max(automaStart, automaLevel - 1) : automaLevel
  changeLegacy(play, { automaLevel: level })
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length
}
