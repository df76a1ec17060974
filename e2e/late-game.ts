import { readFileSync } from 'node:fs'
import {
  beginPlaythrough,
  type CampaignRecord,
  formatRecord,
  giveAnswer,
  isRefusal,
  type Playthrough,
  packUpGame,
  parseRecord,
  setUpGame,
} from '@charterstone/engine'
import { expect, type Page } from '@playwright/test'
import { ruleset } from '../packages/web/src/session/page-ruleset.ts'
import { storedCampaigns } from './page-kit.ts'

const { engine } = ruleset
const NAMES = ['Mira', 'Konrad', 'Wilhelmine', 'Jonas', 'Vera', 'Tomek']
const known = new Map<string, string>()

/** A point in a played campaign. */
export type Point = {
  readonly game: number
  readonly answers: number
  readonly played: Playthrough
  /** The next answer and its result; null when the game is over. */
  readonly next: { readonly key: string; readonly played: Playthrough } | null
}

/** The campaign file at the first busy turn of a game after `answers` answers, or at its end. */
export function lateGame(seats: number, game: number, answers: number): string {
  const name = `${seats} ${game} ${answers}`
  const file = known.get(name) ?? fileAt(seats, (point) => isTurnAfter(point, game, answers))
  known.set(name, file)
  return file
}

function isTurnAfter({ game, answers, played, next }: Point, wanted: number, after: number): boolean {
  if (game !== wanted) return false
  return next === null || (answers >= after && isBusyTurn(played))
}

/** A turn with many buildings to choose from. */
function isBusyTurn({ state }: Playthrough): boolean {
  const places = engine.options(state).filter((option) => option.kind === 'place' && option.by === 'worker')
  return state.pending?.kind === 'act' && places.length >= 6
}

function fileAt(seats: number, isWanted: (point: Point) => boolean): string {
  return formatRecord(pointOf(seats, isWanted).played.record)
}

/** The first wanted point in the golden campaign of `seats` seats, with these players; people where none are named. */
export function pointOf(
  seats: number,
  isWanted: (point: Point) => boolean,
  players: readonly string[] = [],
): Point {
  for (const point of pointsOf(recordOf(seats), players)) if (isWanted(point)) return point
  throw new Error('there is no such point')
}

function recordOf(seats: number): CampaignRecord {
  const parsed = parseRecord(
    readFileSync(new URL(`../replays/${seats}-seats.charterstone`, import.meta.url), 'utf8'),
  )
  if (!parsed.ok) throw new Error(parsed.fault.kind)
  return parsed.record
}

function* pointsOf({ config, games }: CampaignRecord, players: readonly string[]): Generator<Point> {
  const seats = config.seats.map((seat, index) => ({ ...seat, name: NAMES[index] ?? seat.name }))
  let played: Playthrough = beginPlaythrough(engine, {
    config: { ...config, seats },
    players: seats.map((_, seat) => players[seat] ?? 'person'),
  })
  for (const [index, { answers: keys }] of games.entries()) {
    const game = index + 1
    played = setUpGame(engine, played)
    for (const [answers, key] of keys.entries()) {
      const after = giveAnswer(engine, played, key)
      if (isRefusal(after)) throw new Error(`${key}: ${after.reason}`)
      yield { game, answers, played, next: { key, played: after } }
      played = after
    }
    yield { game, answers: keys.length, played, next: null }
    played = packUpGame(engine, played)
  }
}

/** Imports the campaign and opens its table. Returns its path. */
export function openLateGame(page: Page, seats: number, game: number, answers: number): Promise<string> {
  return openFile(page, lateGame(seats, game, answers))
}

/** Works in any language: it reads no text of the page. */
export async function openFile(page: Page, file: string): Promise<string> {
  await page.goto('/')
  // By then the page has created its database.
  await expect(page.locator('main a').first()).toBeVisible()
  const before = await storedIds(page)
  await page.setInputFiles('input[type=file]', {
    name: 'village.charterstone',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  })
  await expect.poll(async () => (await storedIds(page)).length).toBe(before.length + 1)
  const [id] = (await storedIds(page)).filter((each) => !before.includes(each))
  const address = `/play/${id ?? ''}`
  await page.goto(address)
  return address
}

async function storedIds(page: Page): Promise<readonly string[]> {
  return (await storedCampaigns(page)).map(({ id }) => id)
}
