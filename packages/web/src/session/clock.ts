/** Time, passed in so that tests can hold it. */
export type Clock = {
  /** Milliseconds of a clock that never goes back; for pauses. */
  readonly now: () => number
  /** Milliseconds since 1970; for dates. */
  readonly date: () => number
  /** Calls `work` after some milliseconds, unless the returned function is called before. */
  readonly after: (milliseconds: number, work: () => void) => () => void
}

export const PAGE_CLOCK: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}
