import {
  type CampaignConfig,
  type CampaignRecord,
  type Event,
  loadState,
  newRecord,
  replayRecord,
  type State,
} from '@charterstone/engine'
import { engine, version } from '../box.ts'
import { saveRecord } from '../record-file/save-record.ts'
import { type Moment, noteStep, type Session } from './session.ts'

export type NewCampaign = { readonly config: CampaignConfig; readonly players: readonly string[] }

export function beginSession(file: string, { config, players }: NewCampaign): Session {
  const state = engine.newCampaign(config)
  const record = newRecord({ config, players, version }, state)
  saveRecord(file, record)
  return { file, record, state, log: [], undo: [] }
}

/** A campaign that goes on where it stood, and whether the rules have moved on since. */
export type Resumed = { readonly session: Session; readonly isRevised: boolean }

/** With the same way back, unless the rules have moved on: then the file is written anew at once, so this is told once. */
export function resumeSession(file: string, saved: CampaignRecord): Resumed {
  const { record, state } = loadState(engine, saved, version)
  if (record !== saved) saveRecord(file, record)
  return { session: { file, record, state, ...retrace(record) }, isRevised: record !== saved }
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
