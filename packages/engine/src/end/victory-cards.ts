import { CHARTERS } from '../catalogue/charter.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { shuffle } from '../random/random.ts'
import { changeCharter, charterOf } from '../rules/campaign.ts'
import { at } from '../state/list.ts'

/** Equal cards are simply dealt (K11). */
export function dealEqualCards(play: Play): void {
  const cards = cardsOf(play, 'equal')
  for (let charter = 0; charter < CHARTERS.length; charter++)
    changeCharter(play, charter, (record) => ({ ...record, victoryCard: at(cards, charter) }))
}

/** Own cards are picked secretly, from the chooser on, clockwise (K11). */
export function pickOwnCards(play: Play, chooser: number): void {
  const { seats } = tableOf(play)
  if (seats.every(({ automa }) => automa)) dealTheRest(play)
  for (let index = seats.length - 1; index >= 0; index--) {
    const seat = (chooser + index) % seats.length
    if (!at(seats, seat).automa) push(play, { asks: true, kind: 'victory-card', seat, source: 0 })
  }
}

function cardsOf(play: Play, set: 'own' | 'equal'): number[] {
  return play.box.catalogue.victoryCards.filter((card) => card.set === set).map(({ number }) => number)
}

function freeOwnCards(play: Play): number[] {
  const taken = new Set(play.state.legacy.charters.map(({ victoryCard }) => victoryCard))
  return cardsOf(play, 'own').filter((card) => !taken.has(card))
}

export const victoryCardAsker: Asker<'victory-card'> = {
  shows: (play) => ({ where: 'victory-cards', count: freeOwnCards(play).length }),
  reveals: true,
  offer(play, _frame, menu) {
    for (const card of freeOwnCards(play)) offer(menu, at(play.box.key['pick-victory-card'], card), card)
  },
  answer(play, { seat }, card) {
    const { charter } = seatOf(play, seat)
    changeCharter(play, charter, (record) => ({ ...record, victoryCard: card }))
    if (!play.state.stack.some((frame) => frame.kind === 'victory-card')) dealTheRest(play)
  },
}

/** Inactive and automa charters get a random one. */
function dealTheRest(play: Play): void {
  const free = freeOwnCards(play)
  shuffle(play.state.rng, free)
  for (let charter = 0; charter < CHARTERS.length; charter++) {
    const card = charterOf(play, charter).victoryCard === 0 ? free.pop() : undefined
    if (card !== undefined) changeCharter(play, charter, (record) => ({ ...record, victoryCard: card }))
  }
}
