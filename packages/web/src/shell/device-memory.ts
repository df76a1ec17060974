/** What this device remembers by a name; null for nothing, also where remembering is forbidden. */
export function recalled(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** For the next visit. Where there is no room, or it is forbidden, it is asked again then. */
export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch {
    // As said above: nothing is lost by it.
  }
}
