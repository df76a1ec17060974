/** What is kept of a table cannot be read, or leads to no state that could be played. The database itself is well. */
export class Damage extends Error {}

/** Whatever goes wrong in here is the fault of what was kept. */
export async function asDamage<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new Damage(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Text that this program wrote. */
export function readKept<Kept>(what: string, text: string): Kept {
  try {
    return JSON.parse(text) as Kept
  } catch (error) {
    throw new Damage(`${what} is no JSON`, { cause: error })
  }
}
