import { recalled } from '../shell/device-memory.ts'

/** Where this device keeps the tables it has been at. */
export const TABLES_KEY = 'charterstone.tables'

/** Whether it has been at any, without fetching what online tables need. */
export function hasTables(): boolean {
  return recalled(TABLES_KEY) !== null
}
