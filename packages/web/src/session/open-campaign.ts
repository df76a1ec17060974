import { loadCampaign, newId, onNotice, refreshCampaigns, saveCampaign } from '../data/campaigns.ts'
import { summaryOf } from '../data/summary.ts'
import { lockCampaign, takeOverCampaign } from '../data/tab-lock.ts'
import { closeWords, prepareWords } from '../words/table-words.ts'
import { openBox } from './box.ts'
import { conductBy } from './conductor.ts'
import { drive, stopBots } from './driver.ts'
import { CLOSED, useSession } from './game.ts'
import { localConductor } from './local-conductor.ts'
import { type Beginning, begin, setUp } from './played.ts'
import { currentRun, dropRun, lookOn, makeRun, type Run, reload, show } from './run.ts'

/** Makes a campaign or a single game, sets up its first game and keeps it. Its id; null when there is no room. */
export async function createCampaign(beginning: Beginning): Promise<string | null> {
  const box = await openBox()
  const played = setUp(box, begin(box, beginning))
  const id = newId()
  const { record, opening, state } = played
  const summary = summaryOf(box.engine, id, record, state, Date.now())
  const fault = await saveCampaign({ id, revision: 1, record, opening }, summary)
  if (fault !== undefined) return null
  // So that the browser does not clear it away when the disk is short; it may refuse.
  void navigator.storage?.persist?.()
  await refreshCampaigns()
  return id
}

/** Only what was asked for last is opened. */
let asked = 0
let opening: string | null = null

/** Opens a campaign in this tab: to play, or to look on when another tab plays it. */
export async function openCampaign(id: string): Promise<void> {
  if (currentRun()?.id === id || opening === id) return
  closeCampaign()
  asked += 1
  const own = asked
  opening = id
  useSession.setState({ ...CLOSED, status: 'loading' })
  prepareWords()
  try {
    const [box, stored] = await Promise.all([openBox(), loadCampaign(id)])
    if (own !== asked) return
    if (stored === null) {
      useSession.setState({ status: 'missing' })
      return
    }
    const run = makeRun(box, stored)
    const lock = await lockCampaign(id, () => void lookOn(run))
    if (run.isClosed) lock?.release()
    else {
      run.lock = lock
      conductBy(localConductor)
      await show(run)
      void drive(run)
    }
  } catch (error) {
    console.error(error)
    useSession.setState({ status: 'failed' })
  } finally {
    if (own === asked) opening = null
  }
}

export function closeCampaign(): void {
  asked += 1
  opening = null
  const run = currentRun()
  if (run === null) return
  dropRun(run)
  conductBy(null)
  stopBots()
  closeWords()
  useSession.setState(CLOSED)
  void run.saver.settled().then(refreshCampaigns)
}

/** Plays on here; the tab that played until now looks on. */
export async function takeOver(): Promise<void> {
  const run = currentRun()
  if (run === null) return
  run.lock = await takeOverCampaign(run.id, () => void lookOn(run))
  await reload(run)
  void drive(run)
}

onNotice(({ kind, id }) => {
  const run: Run | null = currentRun()
  if (kind === 'saved' && run?.id === id && run.lock === null) void reload(run)
  void refreshCampaigns()
})
