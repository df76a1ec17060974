const KEY = 'charterstone.name'

/** What this person called themselves last time. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name.trim())
  } catch {
    // Forbidden: next time it is asked again.
  }
}
