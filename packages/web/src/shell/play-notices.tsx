import { useStore } from 'zustand'
import { useLocalSession } from '../session/session-context.tsx'
import { useGame } from '../session/use-game.ts'
import { useSay } from '../words/speech.ts'
import { Button } from './button.tsx'
import { exportGame } from './export-game.ts'
import { Notice } from './notice.tsx'
import { useRevision } from './use-revision.ts'

/** What must not be overlooked while playing: another tab, no room, revised rules, a silent bot. */
export function PlayNotices() {
  const say = useSay()
  const game = useGame()
  const { waiting, view } = game
  const { health, takeOver, retryBot } = useLocalSession()
  const storage = useStore(health, (now) => now.storage)
  const { isRevised, noteRevision } = useRevision()
  const isBotStuck = useStore(health, (now) => now.isBotStuck)
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
        <Button onClick={() => void exportGame(game)}>{say('shell.export')}</Button>
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
      <Button onClick={retryBot}>{say('stuck.wake')}</Button>
    </Notice>
  )
}
