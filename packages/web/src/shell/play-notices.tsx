import { useSession } from '../session/game.ts'
import { wakeBot } from '../session/local-conductor.ts'
import { takeOver } from '../session/open-campaign.ts'
import { useGame } from '../session/use-game.ts'
import { useSay } from '../words/speech.ts'
import { Button } from './button.tsx'
import { exportOpenCampaign } from './export-open-campaign.ts'
import { Notice } from './notice.tsx'
import { useRevision } from './revision.ts'

/** What must not be overlooked while playing: another tab, no room, revised rules, a silent bot. */
export function PlayNotices() {
  const say = useSay()
  const { waiting, view } = useGame()
  const storage = useSession((session) => session.storage)
  const { isRevised, noteRevision } = useRevision()
  const isBotStuck = useSession((session) => session.isBotStuck)
  if (waiting?.kind === 'elsewhere') {
    return (
      <Notice text={say('elsewhere.text')}>
        <Button onClick={() => void takeOver()}>{say('elsewhere.take')}</Button>
      </Notice>
    )
  }
  if (storage === 'full' || storage === 'failed') {
    return (
      <Notice text={say(storage === 'full' ? 'full.text' : 'unsaved.text')}>
        <Button onClick={() => void exportOpenCampaign()}>{say('shell.export')}</Button>
      </Notice>
    )
  }
  if (isRevised) {
    return (
      <Notice text={say('revised.text')}>
        <Button onClick={noteRevision}>{say('revised.seen')}</Button>
      </Notice>
    )
  }
  if (!isBotStuck) return null
  const name = view.legacy.seats[waiting?.seat ?? -1]?.name ?? ''
  return (
    <Notice text={say('stuck.text', { name })}>
      <Button onClick={wakeBot}>{say('stuck.wake')}</Button>
    </Notice>
  )
}
