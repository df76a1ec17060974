import { type CampaignRecord, hash, isSameVersion, loadState, replayRecord } from '@charterstone/engine'
import type { Opening, StoredCampaign } from '../data/stored-campaign.ts'
import type { Box } from './box.ts'
import { type Course, goOn, isPersonAt, isRefusal, openingEntry, type Played } from './played.ts'

/**
 * Where a saved campaign stands, with the log and the undo of its open game. Its answers are played again; when the
 * rules have moved on since, the checkpoint is the truth and there is nothing to take back.
 */
export function resume(box: Box, { record, opening }: Pick<StoredCampaign, 'record' | 'opening'>): Played {
  if (record.current !== null && isSameVersion(record.version, box.version)) {
    const played = replayed(box, record, opening) ?? replayed(box, record, openingOf(box, record))
    if (played !== null) return played
  }
  const loaded = loadState(box.engine, record, box.version)
  const { current } = loaded.record
  const log = current === null ? [] : [openingEntry(current.answers.length, [])]
  return { ...loaded, opening: null, start: loaded.state, log }
}

/** The open game from its set-up on; null unless it ends where the record says. */
function replayed(box: Box, record: CampaignRecord, opening: Opening | null): Played | null {
  const { current, base, games } = record
  if (current === null || opening === null || hash(opening.state) !== current.startHash) return null
  if (base !== null && base.games === games.length && base.answers > 0) return null
  let course: Course = { state: opening.state, log: [openingEntry(0, opening.events)] }
  try {
    for (const key of current.answers) {
      const next = goOn(box, course, key, (seat) => isPersonAt(record, seat))
      if (isRefusal(next)) return null
      course = next
    }
  } catch {
    // A broken invariant under changed rules is a difference like any other.
    return null
  }
  return hash(course.state) === record.seals.checkpoint
    ? { ...course, record, opening, start: opening.state }
    : null
}

/** Found by playing the campaign up to there; for campaigns that came from a file. */
function openingOf({ engine }: Box, record: CampaignRecord): Opening | null {
  let isLast = false
  const found: Opening[] = []
  try {
    replayRecord(engine, record, {
      onStart: (_, row) => {
        isLast = row === record.current
        return true
      },
      onStep: ({ events }, { state }) => {
        if (isLast) found.push({ state: engine.clone(state), events })
        return !isLast
      },
    })
  } catch {
    return null
  }
  return found[0] ?? null
}
