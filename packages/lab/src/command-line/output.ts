import process from 'node:process'

/** The only places from which the command line writes. */
export function print(text: string): void {
  process.stdout.write(text)
}

export function printLine(text = ''): void {
  print(`${text}\n`)
}

export function printJson(value: unknown): void {
  print(`${JSON.stringify(value)}\n`)
}

export function warn(text: string): void {
  process.stderr.write(`charterstone: ${text}\n`)
}
