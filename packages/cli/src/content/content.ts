import { catalogue, hang, isOn, type Options, printJson, printLine, textOption } from '@charterstone/lab'
import { localeOption } from '../text/locale.ts'
import { countsOf } from './counts.ts'
import { missingIn } from './missing.ts'
import { pureDataOf } from './pure-data.ts'
import { show } from './show.ts'
import { unreachableIn } from './unreachable.ts'

export async function content(_args: readonly string[], options: Options): Promise<number> {
  const locale = localeOption(options)
  const card = textOption(options, 'show')
  if (card !== undefined) {
    show(card, locale, isOn(options, 'json'))
    return 0
  }
  const counts = countsOf(catalogue)
  const missing = missingIn(catalogue)
  const unreachable = unreachableIn(catalogue)
  const pureData = Math.round(pureDataOf(catalogue) * 1000) / 1000
  if (isOn(options, 'json')) {
    printJson({ counts, missing, unreachable, pureData })
    return 0
  }
  for (const [type, count] of Object.entries(counts))
    printLine(`${type.padEnd(20)}${String(count).padStart(4)}`)
  printLine()
  printLine(
    `missing             ${Object.entries(missing)
      .map(([language, count]) => `${language} ${count}`)
      .join(', ')}`,
  )
  printLine(hang('unreachable         ', unreachable.join(', ') || 'nothing'))
  printLine(`pure data           ${Math.round(pureData * 100)} %`)
  return 0
}
