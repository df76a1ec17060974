import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useTableInfo } from '../../online/use-online-table.ts'
import { tableRef } from '../../session/game-ref.ts'
import { Link } from '../../shell/link.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import { NextTool } from './next-table.tsx'
import { TalkButton } from './talk/talk-button.tsx'
import { useTookBack } from './use-took-back.ts'

type OnlineToolsProps = {
  readonly className?: string | undefined
  /** Without words beside the icons. */
  readonly isBare?: boolean
  /** On a phone the menu has the rest. */
  readonly isShort?: boolean
}

/** In the bar of an online table: talk, and who sits where. */
export function OnlineTools({ className, isBare = false, isShort = false }: OnlineToolsProps) {
  const say = useSay()
  const { id, table, you } = useTableInfo()
  useTookBack()
  const label = table.spectators > 0 ? say('online.watched', { count: table.spectators }) : say('seats.title')
  return (
    <>
      {you.seat < 0 && (
        <span className={className} data-hint={say('online.watching')}>
          <Icon name="eye" size={20} title={say('online.watching')} />
        </span>
      )}
      <NextTool table={id} className={className} />
      <TalkButton className={className} isBare={isBare} />
      {!isShort && (
        <Link className={className} to={pathOf('seats', tableRef(id))} aria-label={label} data-hint={label}>
          <Icon name="people" size={20} />
        </Link>
      )}
    </>
  )
}
