/** Where this device keeps the tables it has been at. */
export const TABLES_KEY = 'charterstone.tables'

/** Whether it has been at any, without fetching what online tables need. */
export function hasTables(): boolean {
  try {
    return localStorage.getItem(TABLES_KEY) !== null
  } catch {
    return false
  }
}
