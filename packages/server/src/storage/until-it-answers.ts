import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseError } from 'pg'

/** Milliseconds. A database that is started together with the server may need this long; so may a very busy machine. */
const WITHIN = 30_000
const TRY_AGAIN_AFTER = 250

/** It starts, it stops, or it has no room for another connection just now. */
const NOT_YET = ['57P03', '57P01', '53300']

export type Patience = {
  readonly within?: number
  /** Called once, after the first failure. */
  readonly onWait?: ((error: Error) => void) | undefined
}

/** Tries a query until the database answers. What it refuses, such as a wrong password, is an error at once. */
export async function untilItAnswers<Result>(
  work: () => Promise<Result>,
  { within = WITHIN, onWait }: Patience = {},
): Promise<Result> {
  const end = performance.now() + within
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error))
      if (isReply(reason) && !NOT_YET.includes(reason.code ?? '')) throw reason
      if (performance.now() > end)
        throw new Error(
          `the database did not answer within ${within / 1000} seconds (${reason.message || reason.name})`,
          {
            cause: reason,
          },
        )
      if (tries === 1) onWait?.(reason)
      await wait(TRY_AGAIN_AFTER)
    }
  }
}

/** Whether the database itself has said no; the driver and the network have other errors. */
function isReply(error: Error): error is DatabaseError {
  return 'severity' in error
}
