import process from 'node:process'
import { CHARTERS, type Charter } from '@charterstone/engine'
import picocolors from 'picocolors'

type Style = (text: string) => string

/** Colours of the table. No meaning depends on colour alone. */
export type Paint = {
  readonly bold: Style
  readonly dim: Style
  readonly strong: Style
  readonly charter: (charter: number) => Style
}

/** Colour where the terminal can show it, unless NO_COLOR is set. */
export function makePaint(isColourful = isTerminalColourful()): Paint {
  const colours = picocolors.createColors(isColourful)
  const byCharter: Readonly<Record<Charter, Style>> = {
    purple: colours.magenta,
    black: (text) => colours.bold(colours.dim(text)),
    green: colours.green,
    red: colours.red,
    blue: colours.blueBright,
    yellow: colours.yellow,
  }
  return {
    bold: colours.bold,
    dim: colours.dim,
    strong: colours.inverse,
    charter: (charter) => {
      const name = CHARTERS[charter]
      return name === undefined ? (text) => text : byCharter[name]
    },
  }
}

function isTerminalColourful(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return true
  return process.stdout.isTTY && TERM !== 'dumb'
}
