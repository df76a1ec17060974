import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { type CampaignRecord, formatRecord } from '@charterstone/engine'
import { playGolden, type Until } from './golden.ts'

const REPLAYS = new URL('../../../../replays/', import.meta.url)
const SEATS = [1, 2, 3, 4, 5, 6]

type Unfinished = {
  readonly name: string
  readonly seats: number
  readonly until: Until
  readonly automas?: number
}

/** Campaigns in the middle of a game: the first one, the one with the candle, late ones, and one with an automa. */
const UNFINISHED: readonly Unfinished[] = [
  { name: '2-seats-first', seats: 2, until: { games: 1, answers: 20 } },
  { name: '3-seats-automa', seats: 3, until: { games: 5, answers: 50 }, automas: 1 },
  { name: '3-seats-candle', seats: 3, until: { games: 9, answers: 90 } },
  { name: '4-seats-middle', seats: 4, until: { games: 7, answers: 60 } },
  { name: '5-seats-late', seats: 5, until: { games: 11, answers: 150 } },
]

const [folder] = process.argv.slice(2)
if (folder === undefined || !/^(rules|content)-\d+$/.test(folder)) {
  console.error('Name the folder after the version that is about to change: rules-5 or content-5.')
  process.exit(2)
}
const target = new URL(`${folder}/`, REPLAYS)
if (existsSync(target)) {
  console.error(
    `replays/${folder} exists already. What it holds was written by that version and never changes.`,
  )
  process.exit(1)
}
mkdirSync(target)
for (const seats of SEATS) keep(`${seats}-seats-whole`, playGolden(seats))
for (const { name, seats, until, automas } of UNFINISHED) keep(name, playGolden(seats, until, automas))

function keep(name: string, record: CampaignRecord): void {
  writeFileSync(new URL(`${name}.charterstone`, target), formatRecord(record))
}
