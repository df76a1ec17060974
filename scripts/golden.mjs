// npm run golden: plays the golden campaigns anew, after a change of the rules that is meant to change them.
import { ensureInstalled } from './install.mjs'

ensureInstalled()
await import('../packages/cli/bin/register.mjs')
const { formatRecord } = await import('@charterstone/engine')
const { outcomeOf, playGolden } = await import('../packages/cli/src/golden/golden.ts')
const { writeFileSync } = await import('node:fs')

const folder = new URL('../replays/', import.meta.url)
const expected = {}
for (let seats = 1; seats <= 6; seats++) {
  const record = playGolden(seats)
  writeFileSync(new URL(`${seats}-seats.charterstone`, folder), formatRecord(record))
  expected[seats] = outcomeOf(record)
  console.log(`${seats} seats: ${record.games.reduce((sum, game) => sum + game.answers.length, 0)} answers`)
}
writeFileSync(new URL('expected.json', folder), `${JSON.stringify(expected, null, 1)}\n`)
