import { automaCount, automaMood } from '../automa/end.ts'
import type { GuidepostDef, GuidepostOption } from '../catalogue/guidepost.ts'
import { perform } from '../effects/verbs.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { keyOf } from '../option/key-of.ts'
import { count } from '../rules/counting.ts'
import { rollUntil } from '../rules/wagers.ts'
import { LAST_GAME } from '../state/legacy.ts'
import { at } from '../state/list.ts'
import { charterOfSpot } from '../state/spot.ts'
import { giveGlory } from './glory.ts'
import { askInPlayerOrder, inPlayerOrder } from './player-order.ts'
import { archiveUsed } from './special-personas.ts'

/** Every achiever gains 1 glory, then the story takes its path (R27.2, R27.3). */
export function judgeGuidepost(play: Play): void {
  const { guidepost: number } = tableOf(play)
  const guidepost = play.box.guideposts.get(number)
  if (guidepost === undefined || play.state.legacy.mode !== 'campaign') return
  const achievers = achieversOf(play, guidepost)
  decide(play, guidepost, achievers)
  inPlayerOrder(play, (seat) => {
    if (achievers.includes(seat)) play.events?.push({ kind: 'goal-achieved', seat, guidepost: number })
  })
  askInPlayerOrder(play, (seat) => {
    if (achievers.includes(seat)) giveGlory(play, seat, 1)
  })
}

function achieversOf(play: Play, { goal, game }: GuidepostDef): number[] {
  const table = tableOf(play)
  const all = table.seats.map((_, seat) => seat)
  if (goal === 'candle') return all.filter((seat) => seat !== table.candleOut)
  const what = 'most' in goal ? goal.most : goal.fewest
  const amounts = all.map((seat) =>
    seatOf(play, seat).automa ? automaCount(play, seat, what) : count(play, seat, what),
  )
  const best = 'most' in goal ? Math.max(...amounts) : Math.min(...amounts)
  const achievers = all.filter((seat) => at(amounts, seat) === best)
  return game === LAST_GAME ? [breakTie(play, achievers)] : achievers
}

function breakTie(play: Play, seats: readonly number[]): number {
  if (seats.length === 1) return at(seats, 0)
  const charters = seats.map((seat) => seatOf(play, seat).charter)
  return at(seats, charters.indexOf(rollUntil(play, tableOf(play).guidepost, charters)))
}

/** The achiever with most influence left chooses, then the die (R27.3); other guideposts follow from the state of the table. */
function decide(play: Play, guidepost: GuidepostDef, achievers: readonly number[]): void {
  const { options, decides } = guidepost
  if (decides === 'achiever') {
    const people = achievers.filter((seat) => !seatOf(play, seat).automa)
    if (people.length === 0) {
      const mood = automaMood(play)
      const drawn = options.find((option) => option.mood === mood)
      if (drawn !== undefined) takePath(play, drawn, personIn(play))
      return
    }
    const most = Math.max(...people.map((seat) => seatOf(play, seat).influence))
    const chooser = breakTie(
      play,
      people.filter((seat) => seatOf(play, seat).influence === most),
    )
    push(play, {
      asks: true,
      kind: 'guidepost',
      seat: chooser,
      source: guidepost.number,
      guidepost: guidepost.number,
    })
    return
  }
  const happy = options.find(({ mood }) => mood === 'happy')
  const angry = options.find(({ mood }) => mood === 'angry')
  const option = decides === 'nobody' ? options[0] : isKingHappy(play, decides) ? happy : angry
  if (option !== undefined) takePath(play, option, personIn(play))
}

/** The seat that decides after a path that no seat chose. */
function personIn(play: Play): number {
  return Math.max(
    0,
    tableOf(play).seats.findIndex(({ automa }) => !automa),
  )
}

function isKingHappy(play: Play, decides: 'par' | 'peril' | 'candle' | 'crowns'): boolean {
  const { legacy, table } = play.state
  switch (decides) {
    case 'par':
      return (
        table.seats.reduce((total, seat) => total + seat.vp, 0) >
        at(play.box.catalogue.par, table.seats.length - 1)
      )
    case 'peril':
      return !table.perilAt.some(
        (peril, spot) =>
          peril > 0 && table.seats.some(({ charter, automa }) => !automa && charter === charterOfSpot(spot)),
      )
    case 'candle':
      return table.candleOut < 0
    case 'crowns':
      return legacy.crowns.happy >= legacy.crowns.angry
  }
}

export const guidepostAsker: Asker<'guidepost'> = {
  reveals: true,
  offer(play, { guidepost }, menu) {
    const options = play.box.guideposts.get(guidepost)?.options ?? []
    for (let index = 0; index < options.length; index++)
      offer(menu, keyOf({ kind: 'path', letter: at(options, index).crate }), index)
  },
  answer(play, { seat, guidepost }, index) {
    takePath(play, at(play.box.guideposts.get(guidepost)?.options ?? [], index), seat)
  },
}

/** The King's mood, what the choice does at once, and the crate it opens. */
function takePath(play: Play, option: GuidepostOption, seat: number): void {
  const { state } = play
  if (option.mood !== null) {
    const crowns = { ...state.legacy.crowns, [option.mood]: state.legacy.crowns[option.mood] + option.crowns }
    state.legacy = { ...state.legacy, crowns }
    play.events?.push({ kind: 'mood-changed', mood: option.mood, crowns: option.crowns })
  }
  push(play, { kind: 'letter', letter: option.crate, seat })
  payOut(play, option)
}

/** What some choices give on the spot (section 4 of the rules). */
function payOut(play: Play, { crate }: GuidepostOption): void {
  const def = play.box.catalogue.letteredCrates.find(({ letter }) => letter === crate)
  const { candleOut } = tableOf(play)
  if (def === undefined) return
  if (def.archives !== undefined && candleOut >= 0) archiveUsed(play, candleOut)
  askInPlayerOrder(play, (seat) => {
    giveGlory(play, seat, def.glory ?? 0)
    for (const effect of def.gives ?? []) perform(play, seat, 0, effect)
  })
}
