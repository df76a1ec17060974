import { type Catalogue, printedBoard } from '@charterstone/engine'

/** A sentence or a row of the docs with numbers of the box in it. */
type Passage = {
  readonly file: string
  readonly where: RegExp
  readonly textOf: (catalogue: Catalogue) => string
}

/** Two dice: at least 2, at most 12. */
const DICE = { least: 2, most: 12 }
const EXAMPLE_SEATS = 4

export const PASSAGES: readonly Passage[] = [
  {
    file: 'rules/02-chronicle.md',
    where: /\| start space \(D\) \|.*\|/,
    textOf: (catalogue) => `| start space (D) | ${startsOf(catalogue).map(padded).join(' | ')} |`,
  },
  {
    file: 'rules/02-chronicle.md',
    where: /the token starts on space [\d, ]+ or \d+ \(D\)/,
    textOf: (catalogue) => `the token starts on space ${listed(startsOf(catalogue), 'or')} (D)`,
  },
  {
    file: 'rules/09-screen.md',
    where: /burns for a number of turns: .*? for each seat/,
    textOf: ({ candleTurns }) => `burns for a number of turns: ${turnsOf(candleTurns)} for each seat`,
  },
  {
    file: 'rules/09-screen.md',
    where: /the candle lasts .*?\./,
    textOf: ({ candleTurns }) => {
      const turns = EXAMPLE_SEATS * (candleTurns[EXAMPLE_SEATS - 1] ?? 0)
      const [least, most] = [turns + DICE.least, turns + DICE.most]
      return `the candle lasts ${turns} turns plus the two dice, so ${least} to ${most} turns.`
    },
  },
  {
    file: 'rules/09-screen.md',
    where: /when \d+ whole rounds have passed/,
    textOf: ({ quietRounds }) => `when ${quietRounds} whole rounds have passed`,
  },
  {
    file: 'balance.md',
    where: /\| par \|.*\|/,
    textOf: ({ par }) => `| par | ${par.join(' | ')} |`,
  },
]

/** The text of a file with the numbers of this box. Throws when a passage is not there. */
export function withNumbers(file: string, text: string, catalogue: Catalogue): string {
  return PASSAGES.filter((passage) => passage.file === file).reduce((changed, { where, textOf }) => {
    if (!where.test(changed)) throw new Error(`${file} has no passage ${String(where)}`)
    return changed.replace(where, () => textOf(catalogue))
  }, text)
}

function startsOf(catalogue: Catalogue): readonly number[] {
  return printedBoard(catalogue).progress.starts
}

function padded(number: number): string {
  return String(number).padEnd(3)
}

function turnsOf(turns: readonly number[]): string {
  return new Set(turns).size === 1 ? String(turns[0]) : `with 1, 2, 3, 4, 5 or 6 seats ${listed(turns, 'or')}`
}

/** `1, 2 or 3`. */
function listed(numbers: readonly number[], last: string): string {
  return `${numbers.slice(0, -1).join(', ')} ${last} ${numbers.at(-1)}`
}
