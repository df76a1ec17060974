import {
  botNameOf,
  OFFERED_LEVELS,
  type OfferedLevel,
  PLAY_STYLES,
  type PlayStyle,
  readBotName,
  USUAL_BOT,
} from '@charterstone/bots'
import { useState } from 'react'
import { Button } from '../../shell/button.tsx'
import { Select } from '../../shell/select.tsx'
import { useSay } from '../../words/speech.ts'
import { AUTOMA } from '../set-up/seat-draft.ts'
import classes from './seat.module.css'

type BotPickerProps = {
  readonly charter: number
  readonly hasAutoma?: boolean
  readonly action: string
  readonly onPick: (by: string, name: string) => void
}

const NAMES = ['Mira', 'Konrad', 'Ola', 'Jonas', 'Vera', 'Tomek'] as const

/** How strong a bot plays and what it likes; or an automa. */
export function BotPicker({ charter, hasAutoma = false, action, onPick }: BotPickerProps) {
  const say = useSay()
  const [level, setLevel] = useState<OfferedLevel | typeof AUTOMA>('medium')
  const [style, setStyle] = useState<PlayStyle>(PLAY_STYLES[charter % PLAY_STYLES.length] ?? 'balanced')
  const levels = [
    ...OFFERED_LEVELS.map((value) => ({
      value: value as OfferedLevel | typeof AUTOMA,
      label: say(`new.level-${value}`),
    })),
    ...(hasAutoma ? [{ value: AUTOMA, label: say('new.automa') } as const] : []),
  ]
  return (
    <div className={classes.picker}>
      <Select label={say('new.level')} value={level} options={levels} onChange={setLevel} />
      {level !== AUTOMA && (
        <Select
          label={say('new.style')}
          value={style}
          options={PLAY_STYLES.map((value) => ({ value, label: say(`new.style-${value}`) }))}
          onChange={setStyle}
        />
      )}
      <Button
        kind="primary"
        onClick={() => onPick(level === AUTOMA ? AUTOMA : botNameOf({ level, style }), NAMES[charter] ?? '')}
      >
        {action}
      </Button>
    </div>
  )
}

/** "Medium, Builder", from `medium:builder`. */
export function useBotName(): (bot: string) => string {
  const say = useSay()
  return (bot) => {
    const { level, style } = readBotName(bot) ?? USUAL_BOT
    return `${say(`new.level-${level}`)} · ${say(`new.style-${style}`)}`
  }
}
