const KEY = 'charterstone.address'

/** The address that this person gave last for their seats. */
export function rememberedAddress(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function rememberAddress(address: string): void {
  try {
    localStorage.setItem(KEY, address)
  } catch {
    // Forbidden: next time it is asked again.
  }
}
