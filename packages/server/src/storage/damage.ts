/** The stored rows of a table cannot be read, or lead to no playable state. The database itself works. */
export class Damage extends Error {}

/** Turns every error of `work` into Damage. */
export async function asDamage<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new Damage(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Parses JSON that this program stored. */
export function parseStored<Stored>(what: string, text: string): Stored {
  try {
    return JSON.parse(text) as Stored
  } catch (error) {
    throw new Damage(`${what} is not JSON`, { cause: error })
  }
}
