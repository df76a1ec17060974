import { isFirstGame } from '../campaign/newcomer.ts'
import { CHARTERS } from '../catalogue/charter.ts'
import { type Play, push, seatOf } from '../loop/play.ts'
import { charterOf } from '../rules/campaign.ts'
import { at } from '../state/list.ts'
import { inPlayerOrder } from './player-order.ts'

type Naming = { readonly seat: number; readonly charter: number }

/** After game 1 all charters are named, for good (R26.5); a player who joins later names their own after their first game. */
export function askAfterGame(play: Play): void {
  const { legacy } = play.state
  if (legacy.mode !== 'campaign') return
  // Frames are answered last in, first out.
  const namings = legacy.game === 1 ? namingsOfGame1(play) : namingsOfNewcomers(play)
  for (const { seat, charter } of namings.reverse())
    push(play, { asks: true, kind: 'name', seat, source: 0, what: 'charter', number: charter })
}

/**
 * Who did not win names their own charter, then those of the winners and those without a player, one each in rotation.
 * Where no person lost, everybody names their own and the first of them the rest.
 */
function namingsOfGame1(play: Play): Naming[] {
  const winners = play.state.legacy.history.at(-1)?.winners ?? []
  const people = peopleInOrder(play)
  if (people.length === 0) return []
  const losers = people.filter((seat) => !winners.includes(seat))
  const own = (losers.length > 0 ? losers : people).map((seat) => namingOfOwn(play, seat))
  const namers = losers.length > 0 ? losers : people.slice(0, 1)
  const rest = chartersInOrder(play).filter((charter) => !own.some((naming) => naming.charter === charter))
  return [...own, ...rest.map((charter, index) => ({ seat: at(namers, index % namers.length), charter }))]
}

function namingsOfNewcomers(play: Play): Naming[] {
  return peopleInOrder(play)
    .map((seat) => namingOfOwn(play, seat))
    .filter(({ charter }) => isFirstGame(play.state.legacy, charter) && charterOf(play, charter).name === '')
}

function namingOfOwn(play: Play, seat: number): Naming {
  return { seat, charter: seatOf(play, seat).charter }
}

function peopleInOrder(play: Play): number[] {
  const people: number[] = []
  inPlayerOrder(play, (seat) => {
    if (!seatOf(play, seat).automa) people.push(seat)
  })
  return people
}

/** Charters at the table in turn order, then the inactive ones in the order of the board. */
function chartersInOrder(play: Play): number[] {
  const active: number[] = []
  inPlayerOrder(play, (seat) => active.push(seatOf(play, seat).charter))
  const inactive = CHARTERS.flatMap((_, charter) => (active.includes(charter) ? [] : [charter]))
  return [...active, ...inactive]
}
