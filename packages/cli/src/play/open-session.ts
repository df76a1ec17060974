import { type CampaignConfig, type CampaignRecord, newRecord, replayRecord } from '@charterstone/engine'
import { engine, version } from '@charterstone/lab'
import type { LoadedFile } from '../record-file/load-record.ts'
import { saveRecord } from '../record-file/save-record.ts'
import { beginning, type Course, type Session, withRow } from './session.ts'

export type NewCampaign = { readonly config: CampaignConfig; readonly players: readonly string[] }

export function beginSession(file: string, { config, players }: NewCampaign): Session {
  const state = engine.newCampaign(config)
  const record = newRecord({ config, players, version }, state)
  saveRecord(file, record)
  return { file, record, state, course: { start: state, rows: [] } }
}

/** With the same way back, unless the rules have moved on: then the file is rewritten at once, so the notice appears once. */
export function resumeSession(file: string, { record, state, isRevised }: LoadedFile): Session {
  if (isRevised) saveRecord(file, record)
  return { file, record, state, course: retrace(record) }
}

/** The game on the table answer by answer, from its set-up or from where the rules moved on. */
function retrace(record: CampaignRecord): Course {
  const { base, current, checkpoint } = record
  if (current === null) return { start: checkpoint, rows: [] }
  let asked = base?.state.pending?.seat ?? -1
  let course: Course = { start: base?.state ?? checkpoint, rows: [beginning(base?.answers ?? 0, [])] }
  replayRecord(engine, record, {
    onStep({ step, state, events }) {
      course =
        step === 0
          ? { start: engine.clone(state), rows: [beginning(0, events)] }
          : withRow(course, asked, record.players[asked] === 'person', events)
      asked = state.pending?.seat ?? -1
      return true
    },
  })
  return course
}
