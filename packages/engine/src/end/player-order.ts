import { type Play, tableOf } from '../loop/play.ts'

/** Calls back for each seat in player order, from the first one on. */
export function inPlayerOrder(play: Play, visit: (seat: number) => void): void {
  const { seats, first } = tableOf(play)
  for (let place = 0; place < seats.length; place++) visit((first + place) % seats.length)
}

/** Frames are answered last in, first out: asking the seats backwards asks them in player order. */
export function askInPlayerOrder(play: Play, ask: (seat: number) => void): void {
  const order: number[] = []
  inPlayerOrder(play, (seat) => order.push(seat))
  for (const seat of order.reverse()) ask(seat)
}
