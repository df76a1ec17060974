import { resolve } from 'node:path'
import { isOnTrust } from '@charterstone/engine'
import type { Options } from '@charterstone/lab'
import { hang, printLine, textOption } from '@charterstone/lab'
import { defaultFile } from '../record-file/default-file.ts'
import { isThere, type LoadedFile, loadFile } from '../record-file/load-record.ts'
import { makePaint } from '../screen/paint.ts'
import type { Labels } from '../text/labels.ts'
import { localeOption } from '../text/locale.ts'
import { askCampaign } from './ask-campaign.ts'
import { playCampaign } from './campaign.ts'
import type { Display } from './display.ts'
import { campaignOption, checkAgainst } from './new-campaign.ts'
import { beginSession, resumeSession, type Session } from './session.ts'
import { openTerminal } from './terminal.ts'

export async function play(_args: readonly string[], options: Options): Promise<number> {
  const given = textOption(options, 'file')
  const file = given === undefined ? defaultFile() : resolve(given)
  const locale = localeOption(options)
  const saved = isThere(file) ? loadFile(file, locale.labels.faults) : null
  if (saved !== null) checkAgainst(saved.record, options, file)
  const wanted = saved === null ? campaignOption(options, locale) : null
  const terminal = openTerminal()
  const display: Display = { locale, paint: makePaint(), terminal }
  try {
    const isAsked = terminal.isInteractive && options.seats === undefined && options.players === undefined
    const fresh = wanted !== null && isAsked ? await askCampaign(terminal, locale) : wanted
    if (saved !== null)
      await playSession(resumeSession(file, saved), display, greetingOf(file, saved, locale.labels))
    else if (fresh !== null)
      await playSession(beginSession(file, fresh), display, `${locale.labels.newFile} ${file}`)
  } finally {
    terminal.close()
  }
  return 0
}

/** Where the campaign goes on, and what has to be known about it. */
function greetingOf(file: string, { record, isRevised }: LoadedFile, labels: Labels): string {
  const notices = [...(isRevised ? [labels.revised] : []), ...(isOnTrust(record) ? [labels.onTrust] : [])]
  return [`${labels.resumed} ${file}`, ...notices.map((notice) => hang('', notice))].join('\n')
}

async function playSession(session: Session, display: Display, greeting: string): Promise<void> {
  printLine(greeting)
  await playCampaign(session, display)
  printLine(`${display.locale.labels.saved} ${session.file}`)
}
