import { type CampaignRecord, formatRecord } from '@charterstone/engine'
import { api } from '../../online/api.ts'
import { rememberTable } from '../../online/my-tables.ts'
import { reportProblem } from '../../online/report-problem.ts'
import { tableRef } from '../../session/game-ref.ts'
import { ask } from '../../shell/ask.tsx'
import { pathOf } from '../../shell/route.ts'
import { navigate } from '../../shell/router.ts'
import { toast } from '../../shell/toast.tsx'
import { needWords, say } from '../../words/speech.ts'

/** Sets up an online table that goes on where a campaign of this browser stands. */
export async function takeOnline(record: CampaignRecord): Promise<void> {
  await needWords('online')
  const isSure = await ask({
    title: say('online.take-online'),
    text: say('online.take-online-text'),
    yes: say('online.make'),
  })
  if (!isSure) return
  const made = await api.importFile(formatRecord(record))
  if (!made.ok) {
    reportProblem(made.fault)
    return
  }
  const { id, invite, watch } = made.value
  rememberTable(id, { keys: { invite, watch } })
  toast(say('online.taken'))
  navigate(pathOf('seats', tableRef(id)))
}
