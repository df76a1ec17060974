import { Icon } from '@charterstone/art/icons/icon.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import type { SeatInfo } from '@charterstone/protocol'
import { useState } from 'react'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { Button } from '../../../shell/button.tsx'
import { useSetupWords } from '../../../words/setup-words.ts'
import { useSay } from '../../../words/speech.ts'
import { BotPicker, useBotName } from '../bot-picker.tsx'
import { PresenceDot } from '../presence-dot.tsx'
import classes from '../seat.module.css'

type LobbySeatProps = {
  readonly charter: number
  readonly canSit: boolean
  readonly onSit: () => void
  /** Moves the player's seat to this charter. */
  readonly onMove: () => void
  readonly onStand: (seat: number) => void
  /** The host seats a bot or an automa, or with null removes it. */
  readonly onOther: (by: string | null, name: string) => void
}

/** One charter while the table gathers: whose it is, or who may take it. */
export function LobbySeat({ charter, canSit, onSit, onMove, onStand, onOther }: LobbySeatProps) {
  const say = useSay()
  const { charters } = useSetupWords()
  const { table, you } = useTableInfo()
  const [isChoosing, setChoosing] = useState(false)
  const known = CHARTERS[charter] ?? 'purple'
  const index = table.seats.findIndex((seat) => seat.charter === charter)
  const seat = table.seats[index]
  const isOwn = you.seats.includes(index)
  const isSeated = you.seat >= 0
  return (
    <li className={classes.seat} data-charter={known} data-free={seat === undefined || undefined}>
      <SeatToken charter={known} size={40} />
      <div className={classes.who}>
        <span className={classes.of}>{charters[known].name}</span>
        {seat === undefined ? (
          <span className={classes.free}>{say('lobby.free')}</span>
        ) : (
          <Holder seat={seat} isYou={isOwn} />
        )}
      </div>
      <div className={classes.actions}>
        {seat === undefined && isSeated && <Button onClick={onMove}>{say('lobby.move')}</Button>}
        {seat === undefined && you.isInvited && (
          <Button kind={isSeated ? 'quiet' : 'plain'} disabled={!canSit} onClick={onSit}>
            {say(isSeated ? 'lobby.sit-too' : 'lobby.sit')}
          </Button>
        )}
        {seat !== undefined && isOwn && (
          <Button kind="quiet" onClick={() => onStand(index)}>
            {say('lobby.stand')}
          </Button>
        )}
        {seat === undefined && you.isHost && (
          <Button
            kind="quiet"
            aria-expanded={isChoosing}
            icon={<Icon name="bot" />}
            onClick={() => setChoosing(!isChoosing)}
          >
            {say('lobby.other')}
          </Button>
        )}
        {seat !== undefined && you.isHost && !seat.isClaimed && (
          <Button
            kind="quiet"
            icon={<Icon name="close" />}
            aria-label={say('new.remove', { name: seat.name })}
            onClick={() => onOther(null, '')}
          />
        )}
      </div>
      {isChoosing && seat === undefined && (
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

function Holder({ seat, isYou }: { readonly seat: SeatInfo; readonly isYou: boolean }) {
  const say = useSay()
  const botName = useBotName()
  const isPerson = seat.player === 'person' && seat.bot === null
  return (
    <span className={classes.name}>
      {isPerson && <PresenceDot isOnline={seat.isOnline} />}
      <span>{seat.name}</span>
      {isYou && <span className={classes.you}>{say('online.you')}</span>}
      {!isPerson && (
        <span className={classes.kind}>{seat.bot === null ? say('new.automa') : botName(seat.bot)}</span>
      )}
    </span>
  )
}
