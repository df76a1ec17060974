import { type CampaignRecord, isOnTrust, replayRecord } from '@charterstone/engine'
import { engine, failure, hang, numberOption, type Options, printLine } from '@charterstone/lab'
import { loadFile } from '../record-file/load-record.ts'
import { makePaint } from '../screen/paint.ts'
import { castAt, localeOption } from '../text/locale.ts'
import { sentencesFor } from '../text/sentences.ts'

const MAX_ANSWERS = 10_000_000

/** Prints a campaign from its beginning; answers are numbered through all games. */
export async function replay([file = '']: readonly string[], options: Options): Promise<number> {
  const locale = localeOption(options)
  const to = numberOption(options, 'to', { from: 0, to: MAX_ANSWERS }) ?? MAX_ANSWERS
  const { record } = loadFile(file, locale.labels.faults)
  const paint = makePaint()
  if (isOnTrust(record)) printLine(hang('', locale.labels.onTrust))
  let answers = skippedAnswers(record)
  let refused: string | null = null
  replayRecord(engine, record, {
    onStep({ key, events }, { game, state }) {
      if (key === null) printLine(paint.bold(`${game > 1 ? '\n' : ''}${locale.labels.game} ${game}`))
      else if (answers >= to) return false
      else answers++
      const sentences = sentencesFor(castAt(locale, state.legacy), events)
      for (const [index, sentence] of sentences.entries())
        printLine(
          hang(index === 0 && key !== null ? `${String(answers).padStart(6)}  ` : '        ', sentence),
        )
      return true
    },
    onRefusal({ key }, game, step) {
      refused = `at game ${game}, answer ${step}, "${key}" is not among the options`
    },
  })
  if (refused !== null) throw failure(`${file}: ${refused as string}; try verify`)
  return 0
}

/** Answers of earlier versions of the rules are not printed. */
function skippedAnswers({ base, games }: CampaignRecord): number {
  if (base === null) return 0
  return games.slice(0, base.games).reduce((total, { answers }) => total + answers.length, base.answers)
}
