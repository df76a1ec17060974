import type { Options } from './options.ts'

/** One command: what its help says, and the function that does it, loaded only when it is wanted. */
export type CommandDef = {
  /** Its name and arguments, as in `replay <file>`. */
  readonly usage: string
  readonly summary: string
  readonly options: readonly (readonly [flag: string, text: string])[]
  readonly examples: readonly string[]
  readonly load: () => Promise<Run>
}

/** Resolves to the exit code. */
export type Run = (args: readonly string[], options: Options) => Promise<number>
