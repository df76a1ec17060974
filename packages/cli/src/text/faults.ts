/** How the terminal says what is wrong with a file. */
export type FaultWords = {
  readonly unusable: (file: string, why: string) => string
  readonly empty: string
  readonly cutOff: (length: number) => string
  readonly damagedAt: (character: number) => string
  readonly foreign: string
  readonly newer: (format: number, newest: number) => string
  readonly older: (format: number, newest: number) => string
  readonly misshapen: (part: string) => string
  readonly tooMuch: (part: string, max: number) => string
  readonly impossible: (part: string) => string
  readonly stopped: string
  readonly head: string
  readonly between: string
  readonly table: string
  readonly start: (game: number) => string
  readonly answer: (game: number, answer: number) => string
  readonly changed: (where: string, found: string) => string
  readonly refused: (where: string, found: string) => string
  readonly otherStart: (where: string) => string
  readonly unfinished: (where: string) => string
  readonly otherEnd: (where: string) => string
  readonly otherTable: (where: string) => string
}
