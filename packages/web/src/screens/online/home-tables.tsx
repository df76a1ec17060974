import { useMyTables } from '../../online/my-tables.ts'
import { useIsOnline } from '../../online/use-is-online.ts'
import { List } from '../../shell/layout.tsx'
import { Link } from '../../shell/link.tsx'
import { Note } from '../../shell/note.tsx'
import { Panel } from '../../shell/panel.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import { TableRow } from './table-row.tsx'
import { useBriefs, yoursFirst } from './use-briefs.ts'

/** More than these are on the screen of online tables. */
const SHOWN = 4

/** The online tables of this device on the home screen. */
export function HomeTables() {
  const say = useSay()
  const tables = useMyTables((state) => state.tables)
  const briefs = useBriefs(tables)
  const isOnline = useIsOnline()
  if (tables.length === 0) return null
  return (
    <Panel title={say('online.mine')}>
      {!isOnline && <Note>{say('online.offline')}</Note>}
      <List>
        {yoursFirst(tables, briefs)
          .slice(0, SHOWN)
          .map((table) => (
            <TableRow key={table.id} table={table} brief={briefs.get(table.id)} />
          ))}
      </List>
      {tables.length > SHOWN && (
        <Link to={pathOf('online')}>{say('online.all', { count: tables.length })}</Link>
      )}
    </Panel>
  )
}
