import { COIN, formatQuantity, GOODS, quantity } from '@charterstone/engine'
import { COLUMNS, cut, hang, padEnd, padStart } from '@charterstone/lab'
import { nameIn, type Scene, tokenIn } from './scene.ts'

const NAME = 21
const NUMBER = 7
const SUPPLY = 29
const HOME = -1

/** One line for each seat, and under it everything that the seat to answer holds. */
export function seats(scene: Scene): string[] {
  const { labels, paint, view } = scene
  const head = [
    padEnd(`   ${labels.seat}`, NAME),
    ...[labels.vp, labels.influence, labels.workers, labels.coins].map((label) => padStart(cut(label, 8), 9)),
    `   ${padEnd(labels.supply, SUPPLY)} ${labels.cards}`,
  ].join('')
  return [paint.bold(head), ...view.table.seats.map((_, seat) => seatLine(scene, seat))]
}

function seatLine(scene: Scene, index: number): string {
  const { view, paint } = scene
  const seat = view.table.seats[index]
  const config = view.legacy.seats[index]
  if (seat === undefined || config === undefined) return ''
  const name = paint.charter(config.charter)(padEnd(cut(config.name, NAME - 4), NAME - 3))
  const home = seat.workers.filter((spot) => spot === HOME).length
  const numbers = [seat.vp, seat.influence, home, seat.goods[COIN] ?? 0].map((value) =>
    padStart(String(value), NUMBER + 2),
  )
  const supply = padEnd(cut(suppliesOf(scene, index), SUPPLY), SUPPLY)
  const line = ` ${tokenIn(scene, index)} ${name}${numbers.join('')}   ${supply} ${seat.cards.length}`
  return index === view.table.active ? paint.bold(line) : line
}

/** Resources, minions and perils, in the order of the box. */
function suppliesOf({ view, cast, labels }: Scene, seat: number): string {
  const goods = view.table.seats[seat]?.goods ?? []
  const held = GOODS.flatMap((good, index) => {
    const count = goods[index] ?? 0
    return count > 0 && index !== COIN ? [formatQuantity(cast.words, quantity(good, count))] : []
  })
  return held.length === 0 ? labels.nothing : held.join(', ')
}

/** What the seat to answer has in front of it. */
export function ownThings(scene: Scene, index: number): string[] {
  const { view, labels, paint } = scene
  const seat = view.table.seats[index]
  if (seat === undefined) return []
  const list = (label: string, cards: readonly number[]): string[] =>
    cards.length === 0
      ? []
      : [hang(paint.bold(`${label}: `), cards.map((card) => nameIn(scene, card)).join(', '), COLUMNS)]
  return [
    ...list(labels.personas, seat.personas),
    ...list(labels.cards, seat.cards),
    ...list(labels.ownObjectives, seat.objectives),
  ]
}
