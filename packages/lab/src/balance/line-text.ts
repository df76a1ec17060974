import type { Estimate } from '../statistics/estimate.ts'
import { percentText, signedText } from '../statistics/estimate-text.ts'
import { LINE_IDS, type Line, type LineId, type LinePart, type Unit, type Wanted } from './line.ts'
import type { Lines } from './lines.ts'

/** What each line is about. */
export const LINE_NAMES: Readonly<Record<LineId, string>> = {
  B1: 'moves of the progress token',
  B2: 'turns a seat and game',
  B3: 'winning score',
  B4: 'built and opened, a seat and game',
  B5: 'use of each building, of placements while it stands',
  B6: 'win share of each charter, by margin',
  B7: 'first seat, in win share, by margin',
  B8: 'share of each type in free picks',
  B9: 'campaigns undecided before game 9',
  B10: 'branches of the story',
}

/** One line of text for each line of section 11. */
export function sentencesOf(lines: Lines): string[] {
  return LINE_IDS.flatMap((id) => {
    const line = lines[id]
    if (line === undefined) return [`${id.padEnd(4)}not measured  ${LINE_NAMES[id]}`]
    return [`${id.padEnd(4)}${verdictOf(line).padEnd(14)}${LINE_NAMES[id]}: ${worstOf(line)}`]
  })
}

/** Whether it holds, and whether that is sure. */
export function verdictOf({ holds, isSure }: LinePart): string {
  if (holds) return isSure ? 'holds' : 'holds so far'
  return isSure ? 'FAILS' : 'fails so far'
}

function worstOf({ parts, ...worst }: Line): string {
  const failures = parts.filter(({ holds }) => !holds).length
  const which = failures === 0 ? 'nearest to its limit' : 'farthest out'
  const count = parts.length === 1 ? '' : ` (${failures} of ${parts.length} fail; this is ${which})`
  return `${worst.name} ${estimateText(worst, worst.unit)}, wanted ${wantedText(worst.wanted, worst.unit)}${count}`
}

export function estimateText({ value, low, high }: Estimate, unit: Unit): string {
  const interval = Number.isFinite(low) ? `${numberText(low, unit)} to ${numberText(high, unit)}` : 'unknown'
  return `${numberText(value, unit)} (${interval})`
}

export function wantedText({ atLeast, atMost }: Wanted, unit: Unit): string {
  if (atLeast === undefined) return `at most ${numberText(atMost ?? 0, unit)}`
  if (atMost === undefined) return `at least ${numberText(atLeast, unit)}`
  return `${numberText(atLeast, unit)} to ${numberText(atMost, unit)}`
}

function numberText(value: number, unit: Unit): string {
  switch (unit) {
    case 'share':
      return percentText(value)
    case 'points':
      return `${signedText(value * 100)} points`
    case 'number':
      return value.toFixed(2)
    default:
      return value.toFixed(1)
  }
}
