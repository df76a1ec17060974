import {
  type CampaignConfig,
  type CampaignRecord,
  type Event,
  newRecord,
  replayRecord,
  type State,
} from '@charterstone/engine'
import { engine, version } from '../box.ts'
import type { LoadedFile } from '../record-file/load-record.ts'
import { saveRecord } from '../record-file/save-record.ts'
import { type Moment, noteStep, type Session } from './session.ts'

export type NewCampaign = { readonly config: CampaignConfig; readonly players: readonly string[] }

export function beginSession(file: string, { config, players }: NewCampaign): Session {
  const state = engine.newCampaign(config)
  const record = newRecord({ config, players, version }, state)
  saveRecord(file, record)
  return { file, record, state, log: [], undo: [] }
}

/** With the same way back, unless the rules have moved on: then the file is written anew at once, so this is told once. */
export function resumeSession(file: string, { record, state, isRevised }: LoadedFile): Session {
  if (isRevised) saveRecord(file, record)
  return { file, record, state, ...retrace(record) }
}

/** The log of the game on the table and the moments that could still be taken back, as they were. */
function retrace(record: CampaignRecord): { readonly log: Event[]; readonly undo: Moment[] } {
  const log: Event[] = []
  const undo: Moment[] = []
  if (record.current === null) return { log, undo }
  let before: State | null = null
  replayRecord(engine, record, {
    onStep({ step, state, events }) {
      if (step === 0) log.length = 0
      if (step === 0 || before === null) {
        undo.length = 0
        log.push(...events)
      } else {
        const byPerson = record.players[before.pending?.seat ?? -1] === 'person'
        noteStep({ log, undo }, { state: before, answers: step - 1, log: log.length }, byPerson, events)
      }
      before = engine.clone(state)
      return true
    },
  })
  return { log, undo }
}
