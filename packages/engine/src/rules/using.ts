import { type Play, tableOf } from '../loop/play.ts'

/** Whether something comes from the building that is being used right now. */
export function isBuildingInUse(play: Play, source: number): boolean {
  return source !== 0 && tableOf(play).using === source
}
