import { type Play, tableOf } from '../loop/play.ts'

/** Calls back for each seat in player order, from the first one on. */
export function inPlayerOrder(play: Play, visit: (seat: number) => void): void {
  const { seats, first } = tableOf(play)
  for (let index = 0; index < seats.length; index++) visit((first + index) % seats.length)
}

/** Frames are answered last in, first out: asking the seats backwards asks them in player order. */
export function askInPlayerOrder(play: Play, ask: (seat: number) => void): void {
  const order: number[] = []
  inPlayerOrder(play, (seat) => order.push(seat))
  for (const seat of order.reverse()) ask(seat)
}
