import { readFileSync } from 'node:fs'
import { type CampaignRecord, formatRecord, parseRecord } from '@charterstone/engine'
import { expect, type Page } from '@playwright/test'
import { box } from '../packages/web/src/session/box-contents.ts'
import {
  answerWith,
  begin,
  isRefusal,
  type Played,
  packedUp,
  setUp,
} from '../packages/web/src/session/played.ts'

const NAMES = ['Mira', 'Konrad', 'Wilhelmine', 'Jonas', 'Vera', 'Tomek']
const known = new Map<string, string>()

/** A point of a campaign that was really played, with people in all seats: its file. */
export function lateGame(seats: number, game: number, answers: number): string {
  const name = `${seats} ${game} ${answers}`
  const file = known.get(name) ?? formatRecord(playedTo(recordOf(seats), game, answers))
  known.set(name, file)
  return file
}

function recordOf(seats: number): CampaignRecord {
  const parsed = parseRecord(
    readFileSync(new URL(`../replays/${seats}-seats.charterstone`, import.meta.url), 'utf8'),
  )
  if (!parsed.ok) throw new Error(parsed.fault.kind)
  return parsed.record
}

/** Up to the first turn after so many answers, or to the end of the game. */
function playedTo({ config, games }: CampaignRecord, game: number, answers: number): CampaignRecord {
  const seats = config.seats.map((seat, place) => ({ ...seat, name: NAMES[place] ?? seat.name }))
  let played: Played = begin(box, { config: { ...config, seats }, players: seats.map(() => 'person') })
  for (const [place, { answers: keys }] of games.slice(0, game).entries()) {
    const isLast = place === game - 1
    played = setUp(box, played)
    for (const [count, key] of keys.entries()) {
      if (isLast && count >= answers && played.state.pending?.kind === 'act') return played.record
      const next = answerWith(box, played, key)
      if (isRefusal(next)) throw new Error(`${key}: ${next.reason}`)
      played = next
    }
    if (!isLast) played = packedUp(box, played)
  }
  return played.record
}

/** Brings the campaign into the page and opens its table. Its address. */
export async function openLateGame(
  page: Page,
  seats: number,
  game: number,
  answers: number,
): Promise<string> {
  await page.goto('/')
  await page.setInputFiles('input[type=file]', {
    name: 'village.charterstone',
    mimeType: 'application/json',
    buffer: Buffer.from(lateGame(seats, game, answers)),
  })
  await expect(page.getByRole('status').filter({ hasText: 'has moved in' })).toBeVisible()
  await page
    .getByRole('link', { name: /go to the table/i })
    .first()
    .click()
  await page.waitForURL(/\/play\//)
  return page.url()
}
