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
  readonly tooMuch: (part: string, most: number) => string
  readonly impossible: (part: string) => string
  readonly stopped: string
  readonly head: string
  readonly between: string
  readonly table: string
  readonly start: (game: number) => string
  readonly answer: (game: number, answer: number) => string
  readonly changed: (place: string, found: string) => string
  readonly refused: (place: string, found: string) => string
  readonly otherStart: (place: string) => string
  readonly unfinished: (place: string) => string
  readonly otherEnd: (place: string) => string
  readonly otherTable: (place: string) => string
}
