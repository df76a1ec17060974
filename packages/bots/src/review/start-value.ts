import { type Rng, seedRng, shuffle, type View } from '@charterstone/engine'
import type { WinModel } from '../evaluation/win/win-model.ts'
import { imagine } from '../world.ts'
import { meanValue, positionValue, type Value } from './value.ts'

const DEALS = 16
const DEAL_SEED_STEP = 104729

/** What seat, charter and kept things are worth before the cards are turned up: the mean over other deals of mat and objectives. */
export function startValue(model: WinModel, view: View): Value {
  const values = Array.from({ length: DEALS }, (_, deal) => {
    const world = imagine(model.evaluator.engine, view, deal)
    const rng = seedRng(deal * DEAL_SEED_STEP)
    const { table } = world
    dealAgain(rng, table.mat, table.deck)
    dealAgain(rng, table.objectives, table.objectiveDeck)
    return positionValue(model, world)
  })
  return meanValue(values)
}

/** Turns up other cards, as many as before; 0 is an empty space. */
function dealAgain(rng: Rng, open: number[], deck: number[]): void {
  const cards = [...open.filter((card) => card > 0), ...deck]
  shuffle(rng, cards)
  open.forEach((card, index) => {
    if (card > 0) open[index] = cards.pop() ?? 0
  })
  deck.splice(0, deck.length, ...cards)
}
