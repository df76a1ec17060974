/** Something that the player must know and that is no fault of the program: one line, and an exit code. */
export class Failure extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Wrong arguments. */
export function usageFailure(message: string): Failure {
  return new Failure(message, 2)
}

/** Arguments were right, but what they ask for cannot be done. */
export function failure(message: string): Failure {
  return new Failure(message, 1)
}
