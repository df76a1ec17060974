import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useOnlineTable } from '../../online/use-online-table.ts'
import { useSay, useSpeech } from '../../words/speech.ts'
import { dueWords } from './due-words.ts'
import { PresenceDot } from './presence-dot.tsx'

/** Beside a name at an online table: whether its person is there, or a bot answers; and until when they are asked. */
export function SeatPresence({ seat }: { readonly seat: number }) {
  const say = useSay()
  const language = useSpeech((speech) => speech.language)
  const seatInfo = useOnlineTable(({ info }) => info?.seats[seat])
  // Without a connection of one's own nobody knows who else is there.
  const isLive = useOnlineTable(({ status }) => status === 'live')
  const dueAt = useOnlineTable(({ info }) => (info?.asked === seat ? info.dueAt : null))
  if (seatInfo === undefined || seatInfo.player !== 'person') return null
  return (
    <>
      {seatInfo.bot !== null ? (
        <Icon name="bot" size={16} title={say(seatInfo.isLent ? 'online.lent' : 'online.bot')} />
      ) : (
        isLive && <PresenceDot isOnline={seatInfo.isOnline} />
      )}
      {dueAt !== null && <small>{dueWords(say, language, dueAt)}</small>}
    </>
  )
}
