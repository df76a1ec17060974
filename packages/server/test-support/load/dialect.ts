/** How a load client understands one kind of server. It looks at as few bytes as it can. */
export type Dialect = {
  readonly path: (seat: LoadSeat) => string
  /** What a seat sends first. */
  readonly hello: (seat: LoadSeat) => readonly string[]
  /** Reads the messages of one seat. */
  readonly reader: (seat: LoadSeat, choose: (options: number) => number) => Reader
}

export type Reader = (message: Buffer) => Reading

export type Reading = {
  /** Whether the last message sent is carried out. */
  readonly isDone?: boolean
  /** What to send now; made only when it is sent. */
  readonly reply?: () => string
  /** Sent at once, whatever the load: keeps the connection or the campaign going. */
  readonly aside?: string
}

/** A seat that a load client plays. */
export type LoadSeat = {
  readonly table: string
  readonly seat: number
  readonly seats: number
  readonly key: string
}
