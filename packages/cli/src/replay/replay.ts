import { type CampaignRecord, isOnTrust, replayRecord } from '@charterstone/engine'
import { engine, failure, hang, numberOption, type Options, printLine } from '@charterstone/lab'
import { loadFile } from '../record-file/load-record.ts'
import { makePaint } from '../screen/paint.ts'
import { tell } from '../text/tell.ts'
import { castAt, tongueOption } from '../text/tongue.ts'

const MOST_ANSWERS = 10_000_000

/** Tells a campaign from its beginning; the answers are counted through. */
export async function replay([file = '']: readonly string[], options: Options): Promise<number> {
  const tongue = tongueOption(options)
  const to = numberOption(options, 'to', { from: 0, to: MOST_ANSWERS }) ?? MOST_ANSWERS
  const { record } = loadFile(file, tongue.labels.faults)
  const paint = makePaint()
  if (isOnTrust(record)) printLine(hang('', tongue.labels.onTrust))
  let answers = skippedAnswers(record)
  let refused: string | null = null
  replayRecord(engine, record, {
    onStep({ key, events }, { game, state }) {
      if (key === null) printLine(paint.bold(`${game > 1 ? '\n' : ''}${tongue.labels.game} ${game}`))
      else if (answers >= to) return false
      else answers++
      const sentences = tell(castAt(tongue, state.legacy), events)
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

/** Answers of earlier versions of the rules are not told. */
function skippedAnswers({ base, games }: CampaignRecord): number {
  if (base === null) return 0
  return games.slice(0, base.games).reduce((total, { answers }) => total + answers.length, base.answers)
}
