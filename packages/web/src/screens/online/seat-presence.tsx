import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useOnlineTable } from '../../online/online-table.ts'
import { useSay, useSpeech } from '../../words/speech.ts'
import { dueWords } from './due-words.ts'
import { PresenceDot } from './presence-dot.tsx'

/** Beside a name at an online table: whether its person is there, or a bot answers; and until when they are asked. */
export function SeatPresence({ seat }: { readonly seat: number }) {
  const say = useSay()
  const language = useSpeech((speech) => speech.language)
  const info = useOnlineTable(({ table }) => table?.seats[seat])
  const dueAt = useOnlineTable(({ table }) => (table?.asked === seat ? table.dueAt : null))
  if (info === undefined || info.player !== 'person') return null
  return (
    <>
      {info.bot !== null ? (
        <Icon name="bot" size={16} title={say(info.isLent ? 'online.lent' : 'online.bot')} />
      ) : (
        <PresenceDot isOnline={info.isOnline} />
      )}
      {dueAt !== null && <small>{dueWords(say, language, dueAt)}</small>}
    </>
  )
}
