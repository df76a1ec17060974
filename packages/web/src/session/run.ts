import { loadCampaign } from '../data/campaigns.ts'
import type { StoredCampaign } from '../data/stored-campaign.ts'
import { summaryOf } from '../data/summary.ts'
import type { TabLock } from '../data/tab-lock.ts'
import { openSeals } from '../words/open-seals.ts'
import { openWords } from '../words/table-words.ts'
import type { Box } from './box.ts'
import { type Game, useSession } from './game.ts'
import { localRef } from './game-ref.ts'
import { firstSince, type LogEntry } from './log.ts'
import { type Played, personsAt, undoNow } from './played.ts'
import { resume } from './resume.ts'
import { makeSaver, type Saver } from './saver.ts'
import { sightOf } from './seating.ts'

/** The campaign that is open in this tab. */
export type Run = {
  readonly id: string
  readonly box: Box
  readonly saver: Saver
  played: Played
  revision: number
  lock: TabLock | null
  /** Who looked at the screen last, and who has taken it for a secret choice. */
  seat: number
  taken: number
  latest: LogEntry | null
  isClosed: boolean
}

let current: Run | null = null

export function currentRun(): Run | null {
  return current
}

export function makeRun(box: Box, stored: StoredCampaign): Run {
  const run: Run = {
    id: stored.id,
    box,
    saver: makeSaver((fault) => {
      if (fault === 'newer') void lookOn(run)
      else useSession.setState({ storage: fault ?? 'saved' })
    }),
    played: resume(box, stored),
    revision: stored.revision,
    lock: null,
    seat: -1,
    taken: -1,
    latest: null,
    isClosed: false,
  }
  current = run
  return run
}

export function dropRun(run: Run): void {
  run.isClosed = true
  run.lock?.release()
  if (current === run) current = null
}

/** The campaign has moved on by one step: keep it and show it. */
export async function moveOn(run: Run, played: Played, latest: LogEntry | null): Promise<void> {
  run.played = played
  run.latest = latest
  save(run)
  await show(run)
}

export function save(run: Run): void {
  const { id, box, played } = run
  run.revision += 1
  useSession.setState({ storage: 'saving' })
  run.saver.save({
    stored: { id, revision: run.revision, record: played.record, opening: played.opening },
    summary: summaryOf(box.engine, id, played.record, played.state, Date.now()),
  })
}

/** Another tab plays: show what it has written. */
export async function lookOn(run: Run): Promise<void> {
  run.lock?.release()
  run.lock = null
  await reload(run)
}

export async function reload(run: Run): Promise<void> {
  const stored = await loadCampaign(run.id)
  if (stored === null || run.isClosed) return
  run.played = resume(run.box, stored)
  run.revision = stored.revision
  run.latest = null
  useSession.setState({ storage: 'saved' })
  await show(run)
}

/** Words that have just been opened are fetched before anybody sees what they belong to. */
export async function show(run: Run): Promise<void> {
  const { state } = run.played
  await openWords(openSeals(run.box.catalogue, state.legacy, state.table.guidepost)).catch(
    (error: unknown) => {
      // Without a network on the very first visit: numbers stand for names until the page is reloaded.
      console.error(error)
    },
  )
  if (run.isClosed) return
  useSession.setState({ status: 'open', game: gameOf(run) })
}

function gameOf(run: Run): Game {
  const { id, box, played, taken, latest, lock } = run
  const { record, state, log } = played
  const { seat, view, decision, waiting } = sightOf(box.engine, record, state, {
    before: run.seat,
    taken,
    isElsewhere: lock === null,
  })
  run.seat = seat
  return {
    ref: localRef(id),
    record,
    seat,
    view,
    decision,
    waiting,
    log,
    since: firstSince(log, seat),
    latest,
    undo: undoNow(played),
    persons: personsAt(record),
    canGoOn: lock !== null,
  }
}
