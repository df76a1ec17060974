import { type CampaignRecord, formatRecord, type Verdict, verifyRecord } from '@charterstone/engine'
import { engine, isOn, type Options, printJson, printLine, warn } from '@charterstone/lab'
import { differenceText, faultText } from '../record-file/fault-text.ts'
import { parseFile } from '../record-file/load-record.ts'
import { englishFaults } from '../text/faults-en.ts'

const ON_TRUST = '; the table before that was checked, but not replayed'

/** The problem of a file, if it has one, and what was verified. */
type Finding = {
  readonly problem: string | null
  readonly verdict: Verdict | null
  readonly proof: 'played' | 'trust' | null
}

/** Compares every byte first, then replays every answer. */
export async function verify([file = '']: readonly string[], options: Options): Promise<number> {
  const { problem, verdict, proof } = examine(file)
  if (isOn(options, 'json')) printJson({ holds: problem === null, problem, proof, ...figuresOf(verdict) })
  else if (problem !== null) warn(`${file} is broken: ${problem}`)
  else if (verdict?.holds === true)
    printLine(`${file} is valid: ${figuresText(verdict)}${proof === 'trust' ? ON_TRUST : ''}`)
  return problem === null ? 0 : 1
}

function examine(file: string): Finding {
  const parsed = parseFile(file)
  if (!parsed.ok) return { problem: faultText(parsed.fault, englishFaults), verdict: null, proof: null }
  const { record, migrated, text, proof } = parsed
  const written = formatRecord(JSON.parse(text) as CampaignRecord)
  if (migrated.length === 0 && written !== text) {
    const problem = `byte ${firstDifference(written, text)} has been changed`
    return { problem, verdict: null, proof: null }
  }
  const verdict = verifyRecord(engine, record)
  if (verdict.holds) return { problem: null, verdict, proof }
  return { problem: differenceText(verdict.difference, englishFaults), verdict, proof: null }
}

/** Bytes are counted from 1. */
function firstDifference(written: string, found: string): number {
  const expected = Buffer.from(written)
  const actual = Buffer.from(found)
  let index = 0
  while (index < expected.length && expected[index] === actual[index]) index++
  return index + 1
}

function figuresOf(verdict: Verdict | null): object {
  if (verdict === null) return {}
  if (!verdict.holds) return { difference: verdict.difference }
  const { games, answers, skipped, hash } = verdict
  return { games, answers, skipped, hash }
}

function figuresText({ games, answers, skipped, hash }: Extract<Verdict, { holds: true }>): string {
  const played = `${games} finished games, ${answers} answers`
  const earlier = skipped === 0 ? 'all replayed' : `${skipped} of an earlier version, the others replayed`
  return `${played}, ${earlier}; state ${hash}`
}
