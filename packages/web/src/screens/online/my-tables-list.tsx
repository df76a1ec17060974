import { Icon } from '@charterstone/art/icons/icon.tsx'
import { api } from '../../online/api.ts'
import { forgetTable, type MyTable } from '../../online/my-tables.ts'
import { ask } from '../../shell/ask.tsx'
import { Button } from '../../shell/button.tsx'
import { List } from '../../shell/layout.tsx'
import { Panel } from '../../shell/panel.tsx'
import { useSay } from '../../words/speech.ts'
import { villageName } from '../home/village-name.ts'
import { TableRow } from './table-row.tsx'
import { useBriefs, yoursFirst } from './use-briefs.ts'

/** Where one sits, those that wait for one first. */
export function MyTables({ tables }: { readonly tables: readonly MyTable[] }) {
  const say = useSay()
  const briefs = useBriefs(tables)
  return (
    <Panel title={say('online.mine')} lead={tables.length === 0 ? say('online.none') : undefined}>
      <List>
        {yoursFirst(tables, briefs).map((table) => (
          <TableRow key={table.id} table={table} brief={briefs.get(table.id)}>
            <ForgetButton table={table} />
          </TableRow>
        ))}
      </List>
    </Panel>
  )
}

function ForgetButton({ table }: { readonly table: MyTable }) {
  const say = useSay()
  const title = say('online.forget-title', { name: villageName(say, table) })
  async function forget(): Promise<void> {
    const isSure = await ask({ title, text: say('online.forget-text'), yes: say('online.forget') })
    if (!isSure) return
    await api.forget(table.id)
    forgetTable(table.id)
  }
  return <Button kind="quiet" icon={<Icon name="close" />} aria-label={title} onClick={() => void forget()} />
}
