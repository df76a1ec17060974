/** A process that owns tables: how the others reach it, and the word by which it knows them. */
export type Owner = {
  readonly process: string
  readonly url: string
  readonly secret: string
  /** It claims the URL of this process, so it cannot be reached: both were given the same `PEER_URL`, on two machines. */
  readonly hasOurUrl: boolean
}

/** Another process owns the table, or this one may own none. */
export class OwnedElsewhere extends Error {
  readonly owner: Owner | null
  constructor(owner: Owner | null) {
    super('another process owns the table')
    this.owner = owner
  }
}

/** Seen at each beat. */
export type Beat = {
  /** The names of the processes that are alive. */
  readonly alive: ReadonlySet<string>
  /** Whether others could have taken over tables of this process since the last beat. */
  readonly hasLapsed: boolean
  /** Whether another process that is alive claims the URL of this one. */
  readonly isUrlShared: boolean
}

/** Which process owns a table. Only the owner writes entries; the others pass messages on to it. */
export type Leases = {
  /** Tells the others that this process is alive and can be reached at `url`. Before that it owns no table. */
  readonly start: (url: string) => Promise<void>
  /** Makes this process the owner of a table: the number of the lease, null when there is no such table. Throws OwnedElsewhere. */
  readonly acquire: (table: string) => Promise<number | null>
  /** The owner of a table, when it is another process that is alive. */
  readonly ownerOf: (table: string) => Promise<Owner | null>
  /** Which of these tables other processes own that are alive. */
  readonly ownedElsewhere: (tables: readonly string[]) => Promise<ReadonlySet<string>>
  /** Which of these tables this process does not own any more. */
  readonly lost: (tables: readonly string[]) => Promise<readonly string[]>
  /** Whether a request comes from another process, by the word that it knows. */
  readonly isPeer: (secret: string) => boolean
  readonly onBeat: (listener: (beat: Beat) => void) => void
  /** Gives up all tables; another process may own them at once. */
  readonly close: () => Promise<void>
}

/** The leases of a process that is alone. */
export const soleOwner: Leases = {
  start: () => Promise.resolve(),
  acquire: () => Promise.resolve(0),
  ownerOf: () => Promise.resolve(null),
  ownedElsewhere: () => Promise.resolve(new Set()),
  lost: () => Promise.resolve([]),
  isPeer: () => false,
  onBeat: () => undefined,
  close: () => Promise.resolve(),
}
