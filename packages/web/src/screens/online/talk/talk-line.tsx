import { Icon } from '@charterstone/art/icons/icon.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import type { SeatInfo, Talk } from '@charterstone/protocol'
import { LOCALES, type Say, useSay, useSpeech } from '../../../words/speech.ts'
import { useBotName } from '../bot-picker.tsx'
import { noteWords } from './note-words.ts'
import { REACTION_ICONS } from './reactions.ts'
import classes from './talk.module.css'

type TalkLineProps = {
  readonly talk: Talk
  readonly seats: readonly SeatInfo[]
  readonly own: number
}

/** One message of a player, or a remark of the table. */
export function TalkLine({ talk: { seat, said, at }, seats, own }: TalkLineProps) {
  const say = useSay()
  const language = useSpeech((speech) => speech.language)
  const botName = useBotName()
  if (said.kind === 'note') return <li className={classes.remark}>{noteWords(say, botName, said.note)}</li>
  const speaker = seats[seat]
  const time = new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(at)
  return (
    <li className={classes.line} data-own={seat === own || undefined}>
      <span className={classes.speaker}>
        {speaker !== undefined && <SeatToken charter={CHARTERS[speaker.charter] ?? 'purple'} size={20} />}
        <b>{speakerName(say, speaker)}</b>
        <time dateTime={new Date(at).toISOString()}>{time}</time>
      </span>
      {said.kind === 'text' ? (
        <span className={classes.text}>{said.text}</span>
      ) : (
        <Icon name={REACTION_ICONS[said.reaction]} size={32} title={say(`talk.${said.reaction}`)} />
      )}
    </li>
  )
}

export function speakerName(say: Say, speaker: SeatInfo | undefined): string {
  return speaker === undefined ? say('online.host') : speaker.name
}
