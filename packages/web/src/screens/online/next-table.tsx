import { Icon } from '@charterstone/art/icons/icon.tsx'
import { useMyTables } from '../../online/my-tables.ts'
import { tableRef } from '../../session/game-ref.ts'
import { Link } from '../../shell/link.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import { isYourTurn, useBriefs } from './use-briefs.ts'

/** The first table that waits for the person at this device; null when none does. */
function useNextTable(except: string): string | null {
  const tables = useMyTables((state) => state.tables)
  const briefs = useBriefs(tables)
  return tables.find(({ id }) => id !== except && isYourTurn(briefs.get(id)))?.id ?? null
}

type NextToolProps = { readonly table: string; readonly className?: string | undefined }

/** In the bar of another table. */
export function NextTool({ table, className }: NextToolProps) {
  const say = useSay()
  const next = useNextTable(table)
  if (next === null) return null
  const label = say('online.next')
  return (
    <Link className={className} to={pathOf('play', tableRef(next))} aria-label={label} data-hint={label}>
      <Icon name="bell" size={20} />
    </Link>
  )
}
