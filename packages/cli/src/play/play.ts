import { resolve } from 'node:path'
import type { Options } from '../options/options.ts'
import { textOption } from '../options/options.ts'
import { printLine } from '../output.ts'
import { defaultFile } from '../record-file/default-file.ts'
import { loadRecord, readText } from '../record-file/load-record.ts'
import { makePaint } from '../screen/paint.ts'
import { hang } from '../screen/width.ts'
import { tongueOption } from '../text/tongue.ts'
import { askCampaign } from './ask-campaign.ts'
import { playCampaign } from './campaign.ts'
import { campaignOption, checkAgainst } from './new-campaign.ts'
import { beginSession, resumeSession } from './open-session.ts'
import type { Session } from './session.ts'
import { openTerminal } from './terminal.ts'
import type { Stage } from './turn.ts'

export async function play(_args: readonly string[], options: Options): Promise<number> {
  const given = textOption(options, 'file')
  const file = given === undefined ? defaultFile() : resolve(given)
  const tongue = tongueOption(options)
  const saved = readText(file) === null ? null : loadRecord(file)
  if (saved !== null) checkAgainst(saved, options, file)
  const wanted = saved === null ? campaignOption(options, tongue) : null
  const terminal = openTerminal()
  const stage: Stage = { tongue, paint: makePaint(), terminal }
  try {
    const isAsked = terminal.isInteractive && options.seats === undefined && options.players === undefined
    const fresh = wanted !== null && isAsked ? await askCampaign(terminal, tongue) : wanted
    if (saved !== null) {
      const { session, isRevised } = resumeSession(file, saved)
      const greeting = `${tongue.labels.resumed} ${file}`
      await playSession(
        session,
        stage,
        isRevised ? `${greeting}\n${hang('', tongue.labels.revised)}` : greeting,
      )
    } else if (fresh !== null)
      await playSession(beginSession(file, fresh), stage, `${tongue.labels.newFile} ${file}`)
  } finally {
    terminal.close()
  }
  return 0
}

async function playSession(session: Session, stage: Stage, greeting: string): Promise<void> {
  printLine(greeting)
  await playCampaign(session, stage)
  printLine(`${stage.tongue.labels.saved} ${session.file}`)
}
