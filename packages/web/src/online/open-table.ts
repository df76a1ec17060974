import { PAGE_DEPS } from '../session/page-deps.ts'
import type { OpenResult } from '../session/session-host.ts'
import { enter } from './enter.ts'
import { moveSecrets } from './move-secrets.ts'
import { rememberTable } from './my-tables.ts'
import { PAGE_NETWORK } from './network.ts'
import { openOnline } from './online-session.ts'
import { reportProblem } from './report-problem.ts'

/** Opens an online table on the page. A key from a link is shown to the server first. */
export async function openTable(id: string, key: string | null): Promise<OpenResult> {
  await moveSecrets(id)
  const problem = key === null ? undefined : await enter(id, key)
  if (problem !== undefined) return { ok: false, problem }
  const session = await openOnline(id, {
    ...PAGE_DEPS,
    network: PAGE_NETWORK,
    remember: rememberTable,
    report: reportProblem,
  })
  return { ok: true, session }
}
