import { Icon } from '../../art/icons/icon.tsx'
import { useTableInfo } from '../../online/online-table.ts'
import { Link } from '../../shell/link.tsx'
import { onlineId, pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import { NextTool } from './next-table.tsx'
import { TalkButton } from './talk/talk-button.tsx'

type OnlineToolsProps = { readonly className?: string | undefined; readonly isBare?: boolean }

/** In the bar of an online table: talk, and who sits where. */
export function OnlineTools({ className, isBare = false }: OnlineToolsProps) {
  const say = useSay()
  const { id, table } = useTableInfo()
  const label = table.spectators > 0 ? say('online.watched', { count: table.spectators }) : say('seats.title')
  return (
    <>
      <NextTool table={id} className={className} />
      <TalkButton className={className} isBare={isBare} />
      <Link className={className} to={pathOf('seats', onlineId(id))} aria-label={label} data-hint={label}>
        <Icon name="people" size={20} />
      </Link>
    </>
  )
}
