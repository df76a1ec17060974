import { Icon } from '@charterstone/art/icons/icon.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import type { SeatInfo } from '@charterstone/protocol'
import { useState } from 'react'
import { api } from '../../../online/api.ts'
import { linkTo } from '../../../online/my-tables.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { tableRef } from '../../../session/game-ref.ts'
import { useOnlineSession } from '../../../session/session-context.tsx'
import { ask } from '../../../shell/ask.tsx'
import { Button } from '../../../shell/button.tsx'
import { pathOf } from '../../../shell/route.ts'
import { useSetupWords } from '../../../words/setup-words.ts'
import { useSay } from '../../../words/speech.ts'
import { ShareLink } from '../../link/share-link.tsx'
import { AUTOMA } from '../../set-up/seat-draft.ts'
import { BotPicker, useBotName } from '../bot-picker.tsx'
import { PresenceDot } from '../presence-dot.tsx'
import classes from '../seat.module.css'

type HeldSeatProps = {
  readonly seat: SeatInfo
  readonly index: number
  /** Takes a free seat; null when that is impossible. */
  readonly onSit: (() => void) | null
}

/** One seat: who, whether they are there, and what may be done about it. */
export function HeldSeat({ seat, index, onSit }: HeldSeatProps) {
  const say = useSay()
  const { charters } = useSetupWords()
  const { id, table, you } = useTableInfo()
  const { request, sitAt } = useOnlineSession()
  const [isLending, setLending] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  const charter = CHARTERS[seat.charter] ?? 'purple'
  const isOwn = you.seats.includes(index)
  const isPersons = seat.isLent || (seat.player === 'person' && seat.bot === null)
  const mayLend = isPersons && (isOwn || you.isHost)
  const isBetween = table.phase === 'between' && table.mode !== 'single'
  async function handOver(isToAnother: boolean): Promise<void> {
    const { name } = seat
    const isSure = await ask({
      title: say(isToAnother ? 'seats.hand-over-title' : 'seats.new-link-title', { name }),
      text: say(isToAnother ? 'seats.hand-over-text' : 'seats.new-link-text'),
      yes: say(isToAnother ? 'seats.hand-over' : 'seats.new-link'),
    })
    if (!isSure) return
    const made = await api.newSeatLink(id, index, isToAnother)
    if (made.ok) setLink(linkTo(made.value.key, pathOf('play', tableRef(id))))
    else reportProblem(made.fault)
  }
  async function lend(bot: string): Promise<void> {
    const { name } = seat
    setLending(false)
    const isSure =
      bot !== AUTOMA ||
      (await ask({
        title: say('seats.automa-title', { name }),
        text: say('seats.automa-text', { name }),
        yes: say('seats.lend'),
      }))
    if (isSure) reportProblem(await request({ type: 'lend', seat: index, bot }))
  }
  async function leave(): Promise<void> {
    const isSure = await ask({
      title: say('seats.leave-title', { name: seat.name }),
      text: say('seats.leave-text'),
      yes: say('seats.leave'),
    })
    if (isSure) reportProblem(await request({ type: 'leave', seat: index }))
  }
  return (
    <li className={classes.seat} data-charter={charter}>
      <SeatToken charter={charter} size={40} />
      <div className={classes.who}>
        <span className={classes.of}>{charters[charter].name}</span>
        <Name seat={seat} isOwn={isOwn} isPersons={isPersons} />
      </div>
      <div className={classes.actions}>
        {onSit !== null && (
          <Button kind="primary" onClick={onSit}>
            {say('seats.take')}
          </Button>
        )}
        {isOwn && index !== you.seat && (
          <Button onClick={() => sitAt(index)}>{say('notice.play-as', { name: seat.name })}</Button>
        )}
        {mayLend && seat.isLent && (seat.player === 'person' || isBetween) && (
          <Button onClick={() => void request({ type: 'return', seat: index }).then(reportProblem)}>
            {say('seats.give-back')}
          </Button>
        )}
        {mayLend && !seat.isLent && (
          <Button icon={<Icon name="bot" />} aria-expanded={isLending} onClick={() => setLending(!isLending)}>
            {say('seats.lend')}
          </Button>
        )}
        {isPersons && you.isHost && (
          <>
            <Button icon={<Icon name="link" />} onClick={() => void handOver(false)}>
              {say('seats.new-link')}
            </Button>
            <Button icon={<Icon name="hand-over" />} onClick={() => void handOver(true)}>
              {say('seats.hand-over')}
            </Button>
          </>
        )}
        {you.isHost && isBetween && table.seats.length > 1 && (
          <Button icon={<Icon name="close" />} onClick={() => void leave()}>
            {say('seats.leave')}
          </Button>
        )}
      </div>
      {isLending && !seat.isLent && (
        <BotPicker
          charter={seat.charter}
          hasAutoma={isBetween}
          action={say('seats.lend')}
          onPick={(bot) => void lend(bot)}
        />
      )}
      {link !== null && (
        <div className={classes.picker}>
          <ShareLink label={say('seats.link-for', { name: seat.name })} text={say('link.once')} link={link} />
        </div>
      )}
    </li>
  )
}

type NameProps = { readonly seat: SeatInfo; readonly isOwn: boolean; readonly isPersons: boolean }

function Name({ seat, isOwn, isPersons }: NameProps) {
  const say = useSay()
  const botName = useBotName()
  const other = seat.player === AUTOMA ? say('new.automa') : seat.bot === null ? null : botName(seat.bot)
  return (
    <span className={classes.name}>
      {isPersons && <PresenceDot isOnline={seat.isOnline} />}
      <span>{seat.name}</span>
      {isOwn && <span className={classes.you}>{say('online.you')}</span>}
      {other !== null && (
        <span className={classes.kind}>{seat.isLent ? say('seats.lent-to', { bot: other }) : other}</span>
      )}
      {isPersons && !seat.isClaimed && <span className={classes.kind}>{say('seats.nobodys')}</span>}
    </span>
  )
}
