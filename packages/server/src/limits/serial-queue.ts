/** Runs tasks one after another, in the order in which they come. */
export type SerialQueue = {
  readonly run: <Result>(task: () => Promise<Result>) => Promise<Result>
  /** How many tasks run or wait. */
  readonly waiting: () => number
}

export function makeSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    run: (task) => {
      waiting += 1
      const result = last.then(task).finally(() => {
        waiting -= 1
      })
      // A task that fails holds up none after it.
      last = result.catch(() => undefined)
      return result
    },
    waiting: () => waiting,
  }
}
