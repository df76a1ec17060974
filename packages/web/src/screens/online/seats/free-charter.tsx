import { Icon } from '@charterstone/art/icons/icon.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import { useState } from 'react'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { Button } from '../../../shell/button.tsx'
import { useSetupWords } from '../../../words/setup-words.ts'
import { useSay } from '../../../words/speech.ts'
import { BotPicker } from '../bot-picker.tsx'
import classes from '../seat.module.css'

type FreeCharterProps = {
  readonly charter: number
  /** Null until a name is entered. */
  readonly onSit: (() => void) | null
  readonly onOther: (by: string, name: string) => void
}

/** A free charter: between games a player may join there. */
export function FreeCharter({ charter, onSit, onOther }: FreeCharterProps) {
  const say = useSay()
  const { charters } = useSetupWords()
  const { you } = useTableInfo()
  const [isChoosing, setChoosing] = useState(false)
  const known = CHARTERS[charter] ?? 'purple'
  return (
    <li className={classes.seat} data-free>
      <SeatToken charter={known} size={40} />
      <div className={classes.who}>
        <span className={classes.of}>{charters[known].name}</span>
        <span className={classes.free}>{say('lobby.free')}</span>
      </div>
      <div className={classes.actions}>
        {you.isInvited && (
          <Button disabled={onSit === null} onClick={() => onSit?.()}>
            {say('seats.join')}
          </Button>
        )}
        {you.isHost && (
          <Button
            icon={<Icon name="bot" />}
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {say('lobby.other')}
          </Button>
        )}
      </div>
      {isChoosing && (
        <BotPicker
          charter={charter}
          hasAutoma
          action={say('lobby.seat-other')}
          onPick={(by, name) => {
            setChoosing(false)
            onOther(by, name)
          }}
        />
      )}
    </li>
  )
}
