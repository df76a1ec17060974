import { existsSync, writeFileSync } from 'node:fs'
import { formatRecord } from '@charterstone/engine'
import { outcomeOf, playGolden } from './golden.ts'

const REPLAYS = new URL('../../../../replays/', import.meta.url)
const FIRST_FORMAT = new URL('format-1.charterstone', REPLAYS)
const SEATS = [1, 2, 3, 4, 5, 6]

/** A campaign in the middle of its second game, as the first format kept it; written once and never again. */
const ANSWERS_OF_FIRST_FORMAT = 40

const expected = SEATS.map((seats) => {
  const record = playGolden(seats)
  writeFileSync(new URL(`${seats}-seats.charterstone`, REPLAYS), formatRecord(record))
  return [seats, outcomeOf(record)] as const
})
writeFileSync(new URL('expected.json', REPLAYS), `${JSON.stringify(Object.fromEntries(expected), null, 1)}\n`)
if (!existsSync(FIRST_FORMAT))
  writeFileSync(FIRST_FORMAT, formatRecord(playGolden(3, { games: 2, answers: ANSWERS_OF_FIRST_FORMAT })))
