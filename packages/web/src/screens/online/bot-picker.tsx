import { LEVELS, type Level, PERSONALITIES, type Personality } from '@charterstone/bots'
import { useState } from 'react'
import { playerName, readPlayer } from '../../bots/player-name.ts'
import { AUTOMA } from '../../session/played.ts'
import { Button } from '../../shell/button.tsx'
import { Select } from '../../shell/select.tsx'
import { useSay } from '../../words/speech.ts'
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
  const [level, setLevel] = useState<Level | typeof AUTOMA>('medium')
  const [personality, setPersonality] = useState<Personality>(
    PERSONALITIES[charter % PERSONALITIES.length] ?? 'balanced',
  )
  const levels = [
    ...LEVELS.map((value) => ({ value: value as Level | typeof AUTOMA, label: say(`new.level-${value}`) })),
    ...(hasAutoma ? [{ value: AUTOMA, label: say('new.automa') } as const] : []),
  ]
  return (
    <div className={classes.picker}>
      <Select label={say('new.level')} value={level} options={levels} onChange={setLevel} />
      {level !== AUTOMA && (
        <Select
          label={say('new.manner')}
          value={personality}
          options={PERSONALITIES.map((value) => ({ value, label: say(`new.manner-${value}`) }))}
          onChange={setPersonality}
        />
      )}
      <Button
        kind="primary"
        onClick={() =>
          onPick(level === AUTOMA ? AUTOMA : playerName(level, personality), NAMES[charter] ?? '')
        }
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
    const { level, personality } = readPlayer(bot)
    return `${say(`new.level-${level}`)} · ${say(`new.manner-${personality}`)}`
  }
}
