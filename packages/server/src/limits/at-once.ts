/** Limits how many of something are open at the same time, for each address and in all. */
export type AtOnce = {
  /** Opens one more: the function that closes it, or null when there are too many. */
  readonly open: (address: string) => (() => void) | null
  readonly size: () => number
}

export type AtOnceLimits = { readonly forAddress: number; readonly inAll: number }

export function makeAtOnce({ forAddress, inAll }: AtOnceLimits): AtOnce {
  const counts = new Map<string, number>()
  let total = 0
  return {
    open: (address) => {
      const own = counts.get(address) ?? 0
      if (own >= forAddress || total >= inAll) return null
      counts.set(address, own + 1)
      total += 1
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        total -= 1
        const left = (counts.get(address) ?? 1) - 1
        if (left === 0) counts.delete(address)
        else counts.set(address, left)
      }
    },
    size: () => total,
  }
}
