import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEARNED_NET } from '@charterstone/bots'
import { version } from '../ruleset.ts'
import type { Threads } from '../threads/threads.ts'
import type { WinGame } from './win-game.ts'
import type { LessonAnswers, WinLesson } from './win-lesson.ts'

/** A lesson to play; with answers, to play again as it was. */
export type WinJob = { readonly lesson: WinLesson; readonly answers: LessonAnswers | null }

export type PlayedLesson = { readonly answers: LessonAnswers; readonly games: readonly WinGame[] }

/** Lessons that are played and kept together. */
const PART = 48

/**
 * Plays lessons in threads, in parts. With a folder the answers of every part are kept there, so that a command that was stopped
 * continues, and a later one with the same lessons searches nothing again, even if the model reads other inputs by then.
 */
export async function playLessons(
  threads: Pick<Threads<WinJob, PlayedLesson>, 'runAll'>,
  lessons: readonly WinLesson[],
  folder: string | null,
): Promise<WinGame[]> {
  if (folder !== null) mkdirSync(folder, { recursive: true })
  const games: WinGame[] = []
  for (let first = 0; first < lessons.length; first += PART) {
    const part = lessons.slice(first, first + PART)
    const file = folder === null ? null : join(folder, partName(part))
    const known = file !== null && existsSync(file) ? readAnswers(file) : []
    const played = await threads.runAll(
      part.map((lesson, index) => ({ lesson, answers: known[index] ?? null })),
    )
    if (file !== null && known.length === 0)
      writeWhole(
        file,
        played.map(({ answers }) => answers),
      )
    for (const lesson of played) games.push(...lesson.games)
  }
  return games
}

/** Changes with the lessons, the rules and the net that plays. */
function partName(lessons: readonly WinLesson[]): string {
  const text = JSON.stringify([version, LEARNED_NET.weights, lessons])
  return `${createHash('sha256').update(text).digest('hex').slice(0, 24)}.json`
}

function readAnswers(file: string): readonly LessonAnswers[] {
  return JSON.parse(readFileSync(file, 'utf8')) as LessonAnswers[]
}

/** A file that is half written would be read as whole. */
function writeWhole(file: string, answers: readonly LessonAnswers[]): void {
  writeFileSync(`${file}.part`, JSON.stringify(answers))
  renameSync(`${file}.part`, file)
}
