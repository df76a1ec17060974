import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { LEARNED_NET } from '@charterstone/bots'
import { version } from '../ruleset.ts'
import type { Threads } from '../threads/threads.ts'
import type { WinGame } from './win-game.ts'
import type { WinLesson } from './win-lesson.ts'

/** Lessons that are played and kept together. */
const PART = 48

/**
 * Plays lessons in threads, in parts. With a folder every part is kept there, so that a command that was stopped continues, and a
 * later one with the same lessons plays nothing again.
 */
export async function playLessons(
  threads: Pick<Threads<WinLesson, WinGame[]>, 'runAll'>,
  lessons: readonly WinLesson[],
  folder: string | null,
): Promise<WinGame[]> {
  if (folder !== null) mkdirSync(folder, { recursive: true })
  const games: WinGame[] = []
  for (let first = 0; first < lessons.length; first += PART) {
    const part = lessons.slice(first, first + PART)
    const file = folder === null ? null : join(folder, partName(part))
    const known = file !== null && existsSync(file)
    const played = known
      ? (deserialize(readFileSync(file)) as WinGame[])
      : (await threads.runAll(part)).flat()
    if (file !== null && !known) writeWhole(file, serialize(played))
    for (const game of played) games.push(game)
  }
  return games
}

/** Changes with the lessons, the rules and the net that plays. */
function partName(lessons: readonly WinLesson[]): string {
  const text = JSON.stringify([version, LEARNED_NET.weights, lessons])
  return `${createHash('sha256').update(text).digest('hex').slice(0, 24)}.games`
}

/** A file that is half written would be read as whole. */
function writeWhole(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}
