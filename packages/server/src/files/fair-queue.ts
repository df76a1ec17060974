/** What waits, by the address it comes from: each address has its turn, however much others have brought. */
export type FairQueue<Item> = {
  /** False when there is no room for it. */
  readonly put: (address: string, item: Item) => boolean
  readonly next: () => Item | undefined
  /** False when it does not wait any more. */
  readonly remove: (item: Item) => boolean
  readonly size: () => number
}

export type Room = { readonly inAll: number; readonly forAddress: number }

export function makeFairQueue<Item>({ inAll, forAddress }: Room): FairQueue<Item> {
  /** The address whose turn it is comes first. */
  const rows = new Map<string, Item[]>()
  let size = 0

  return {
    put: (address, item) => {
      const row = rows.get(address) ?? []
      if (size >= inAll || row.length >= forAddress) return false
      row.push(item)
      rows.set(address, row)
      size += 1
      return true
    },
    next: () => {
      const [first] = rows
      if (first === undefined) return undefined
      const [address, row] = first
      const item = row.shift()
      rows.delete(address)
      if (row.length > 0) rows.set(address, row)
      size -= 1
      return item
    },
    remove: (item) => {
      for (const [address, row] of rows) {
        const place = row.indexOf(item)
        if (place < 0) continue
        row.splice(place, 1)
        if (row.length === 0) rows.delete(address)
        size -= 1
        return true
      }
      return false
    },
    size: () => size,
  }
}
