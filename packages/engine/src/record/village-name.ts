import { cleanName } from '../rules/names.ts'
import type { State } from '../state/state.ts'
import type { CampaignRecord } from './record.ts'

/**
 * The name that the players gave their village. It is not part of the game: it may change at any time, and no hash of
 * the record covers it.
 */
export type VillageName = {
  readonly text: string
  /** The name that the story had given until then. When the story gives another one, that one applies. */
  readonly story: string
}

/** A name as a person wrote it; undefined when nothing of it is left after cleaning. */
export function villageNameFrom(text: string, state: State | null): VillageName | undefined {
  const name = cleanName(text)
  return name === '' ? undefined : { text: name, story: state?.legacy.village ?? '' }
}

/** The name of the village now; empty when it has none. */
export function currentVillageName(name: VillageName | undefined, state: State | null): string {
  const story = state?.legacy.village ?? ''
  return name !== undefined && name.story === story ? name.text : story
}

/** The record with another name of its village; a name without any visible character changes nothing. */
export function renameVillage(record: CampaignRecord, text: string, state: State): CampaignRecord {
  const villageName = villageNameFrom(text, state)
  return villageName === undefined ? record : { ...record, villageName }
}
