/** A queue in which addresses take turns, however many items one of them has added. */
export type FairQueue<Item> = {
  /** False when the queue is full. */
  readonly put: (address: string, item: Item) => boolean
  /** The next item of an address that is accepted; of any address by default. */
  readonly next: (accepts?: (address: string) => boolean) => Item | undefined
  /** False when the item is not in the queue. */
  readonly remove: (item: Item) => boolean
  readonly size: () => number
}

/** The maximum number of items. */
export type QueueLimits = { readonly inAll: number; readonly forAddress: number }

export function makeFairQueue<Item>({ inAll, forAddress }: QueueLimits): FairQueue<Item> {
  /** By address; the address whose turn is next comes first. */
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
    next: (accepts = () => true) => {
      const first = [...rows].find(([address]) => accepts(address))
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
        const index = row.indexOf(item)
        if (index < 0) continue
        row.splice(index, 1)
        if (row.length === 0) rows.delete(address)
        size -= 1
        return true
      }
      return false
    },
    size: () => size,
  }
}
