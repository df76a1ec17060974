import process from 'node:process'
import { createInterface } from 'node:readline'

/** Asks the person at the terminal, or reads the lines of a script. */
export type Terminal = {
  /** The next line, without blanks at its ends; null when there will be none. */
  readonly ask: (prompt: string) => Promise<string | null>
  readonly isInteractive: boolean
  /** Ctrl-C, also while no question is open. */
  readonly isInterrupted: () => boolean
  readonly close: () => void
}

/** Lines that come faster than questions wait their turn. */
export function openTerminal(): Terminal {
  const isInteractive = process.stdin.isTTY && process.stdout.isTTY
  const reader = createInterface({ input: process.stdin, output: process.stdout, terminal: isInteractive })
  const waiting: string[] = []
  let isOver = false
  let deliver: ((line: string | null) => void) | null = null

  reader.on('line', (line) => {
    if (deliver === null) waiting.push(line)
    else answer(line)
  })
  reader.on('close', () => {
    isOver = true
    answer(null)
  })
  let isInterrupted = false
  reader.on('SIGINT', () => {
    isInterrupted = true
    reader.close()
  })

  function answer(line: string | null): void {
    const to = deliver
    deliver = null
    to?.(line)
  }

  // A terminal shows what is typed; of a script the answers are shown here.
  function shown(line: string | null): string | null {
    if (!isInteractive || line === null) process.stdout.write(`${line ?? ''}\n`)
    return line?.trim() ?? null
  }

  return {
    ask(prompt) {
      reader.setPrompt(prompt)
      reader.prompt()
      const line = waiting.shift()
      if (line !== undefined || isOver) return Promise.resolve(shown(line ?? null))
      return new Promise((resolve) => {
        deliver = (found) => resolve(shown(found))
      })
    },
    isInteractive,
    isInterrupted: () => isInterrupted,
    close: () => reader.close(),
  }
}
