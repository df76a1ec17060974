import { formatRecord, isSameVersion, type Verdict, verifyRecord } from '@charterstone/engine'
import { engine, version } from '../box.ts'
import { isOn, type Options } from '../options/options.ts'
import { printJson, printLine, warn } from '../output.ts'
import { differenceText, faultText } from '../record-file/fault-text.ts'
import { parseFile } from '../record-file/load-record.ts'

/** What is wrong with a file; null when it holds. */
type Finding = { readonly problem: string | null; readonly verdict: Verdict | null }

/** Every byte first, then every answer played again. */
export async function verify([file = '']: readonly string[], options: Options): Promise<number> {
  const { problem, verdict } = examine(file)
  if (isOn(options, 'json')) printJson({ holds: problem === null, problem, ...figuresOf(verdict) })
  else if (problem !== null) warn(`${file} breaks: ${problem}`)
  else if (verdict?.holds === true) printLine(`${file} holds: ${figuresText(verdict)}`)
  return problem === null ? 0 : 1
}

function examine(file: string): Finding {
  const parsed = parseFile(file)
  if (!parsed.ok) return { problem: faultText(parsed.fault), verdict: null }
  const { record, migrated, text } = parsed
  if (migrated.length === 0 && formatRecord(record) !== text)
    return {
      problem: `byte ${firstDifference(formatRecord(record), text)} is not as it was written`,
      verdict: null,
    }
  const verdict = verifyRecord(engine, record)
  if (verdict.holds) return { problem: null, verdict }
  const { rules, content } = record.version
  const aside = isSameVersion(record.version, version)
    ? ''
    : ` (played by rules ${rules} and content ${content}, these are ${version.rules} and ${version.content})`
  return { problem: differenceText(verdict.difference) + aside, verdict }
}

/** Bytes are counted from 1. */
function firstDifference(written: string, found: string): number {
  const expected = Buffer.from(written)
  const actual = Buffer.from(found)
  let place = 0
  while (place < expected.length && expected[place] === actual[place]) place++
  return place + 1
}

function figuresOf(verdict: Verdict | null): object {
  if (verdict === null) return {}
  if (!verdict.holds) return { difference: verdict.difference }
  const { games, answers, skipped, hash } = verdict
  return { games, answers, skipped, hash }
}

function figuresText({ games, answers, skipped, hash }: Extract<Verdict, { holds: true }>): string {
  const played = `${games} finished games, ${answers} answers`
  const earlier =
    skipped === 0 ? 'all played again' : `${skipped} of an earlier version, the others played again`
  return `${played}, ${earlier}; state ${hash}`
}
