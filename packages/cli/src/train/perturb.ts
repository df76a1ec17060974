import { COIN, FIRST_MINION, FIRST_PERIL, FIRST_PLOT, type Rng, roll, type State } from '@charterstone/engine'

/**
 * Changes something about a seat at random, as if its luck had been different: what a thing is worth shows only
 * where having it does not depend on how well its owner plays. Nothing is lost from the box.
 */
export function perturb(state: State, seat: number, rng: Rng): void {
  const change = CHANGES[roll(rng, CHANGES.length)]
  change?.(state, seat, rng)
}

type Change = (state: State, seat: number, rng: Rng) => void

const CHANGES: readonly Change[] = [
  (state, seat, rng) => move(state, seat, roll(rng, COIN), 1 + roll(rng, 2)),
  (state, seat, rng) => move(state, seat, roll(rng, COIN), 1 + roll(rng, 2)),
  (state, seat, rng) => move(state, seat, roll(rng, COIN), -1),
  (state, seat, rng) => move(state, seat, COIN, 1 + roll(rng, 3)),
  (state, seat, rng) => move(state, seat, COIN, -1 - roll(rng, 3)),
  (state, seat, rng) => shiftInfluence(state, seat, 1 + roll(rng, 3)),
  (state, seat, rng) => shiftInfluence(state, seat, -1 - roll(rng, 3)),
  drawCard,
  drawCard,
  dropCard,
  moveWorker,
  moveWorker,
  gainReputation,
  (state, seat, rng) => move(state, seat, FIRST_MINION + roll(rng, 6), 1),
  (state, seat, rng) => move(state, seat, FIRST_PERIL + roll(rng, 6), 1),
]

function move({ table }: State, seat: number, good: number, count: number): void {
  const goods = table.seats[seat]?.goods
  if (goods === undefined) return
  const wanted = count > 0 ? Math.min(count, table.supply[good] ?? 0) : -Math.min(-count, goods[good] ?? 0)
  goods[good] = (goods[good] ?? 0) + wanted
  table.supply[good] = (table.supply[good] ?? 0) - wanted
}

function shiftInfluence({ table }: State, seat: number, count: number): void {
  const holder = table.seats[seat]
  if (holder === undefined) return
  const back = count > 0 ? Math.min(count, holder.spent) : -Math.min(-count, holder.influence)
  holder.influence += back
  holder.spent -= back
}

function drawCard({ table }: State, seat: number): void {
  const card = table.deck.pop()
  if (card !== undefined) table.seats[seat]?.cards.push(card)
}

function dropCard({ table }: State, seat: number, rng: Rng): void {
  const cards = table.seats[seat]?.cards ?? []
  if (cards.length > 0) table.discard.push(...cards.splice(roll(rng, cards.length), 1))
}

/** Home, or out to a building where nobody stands. */
function moveWorker({ table }: State, seat: number, rng: Rng): void {
  const workers = table.seats[seat]?.workers
  if (workers === undefined) return
  const worker = roll(rng, workers.length)
  const free = table.inPlay.filter(
    (spot) => spot >= FIRST_PLOT && !table.seats.some((other) => other.workers.includes(spot)),
  )
  workers[worker] = workers[worker] === -1 ? (free[roll(rng, free.length)] ?? -1) : -1
}

function gainReputation({ table }: State, seat: number): void {
  const holder = table.seats[seat]
  if (holder === undefined || holder.influence === 0 || table.reputation.length >= table.seats.length * 2 + 2)
    return
  holder.influence -= 1
  table.reputation.push(seat)
}
