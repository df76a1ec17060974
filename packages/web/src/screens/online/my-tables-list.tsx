import { Icon } from '@charterstone/art/icons/icon.tsx'
import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { CHARTERS } from '@charterstone/engine'
import type { TableBrief } from '@charterstone/protocol'
import { api } from '../../online/api.ts'
import { forgetTable, type MyTable } from '../../online/my-tables.ts'
import { tableRef } from '../../session/game-ref.ts'
import { ask } from '../../shell/ask.tsx'
import { Button } from '../../shell/button.tsx'
import { List } from '../../shell/layout.tsx'
import { Link } from '../../shell/link.tsx'
import { Panel } from '../../shell/panel.tsx'
import { pathOf } from '../../shell/route.ts'
import { type Say, useSay } from '../../words/speech.ts'
import { villageName } from '../home/village-name.ts'
import classes from './my-tables-list.module.css'
import { isYourTurn, useBriefs } from './use-briefs.ts'

/** Where one sits, those that wait for one first. */
export function MyTables({ tables }: { readonly tables: readonly MyTable[] }) {
  const say = useSay()
  const briefs = useBriefs(tables)
  const sorted = tables.toSorted(
    (a, b) => Number(isYourTurn(briefs.get(b.id))) - Number(isYourTurn(briefs.get(a.id))),
  )
  return (
    <Panel title={say('online.mine')} lead={tables.length === 0 ? say('online.none') : undefined}>
      <List>
        {sorted.map((table) => (
          <Row key={table.id} table={table} brief={briefs.get(table.id)} />
        ))}
      </List>
    </Panel>
  )
}

type RowProps = { readonly table: MyTable; readonly brief: TableBrief | null | undefined }

function Row({ table, brief }: RowProps) {
  const say = useSay()
  const name = villageName(say, table)
  async function forget(): Promise<void> {
    const isSure = await ask({
      title: say('online.forget-title', { name }),
      text: say('online.forget-text'),
      yes: say('online.forget'),
    })
    if (!isSure) return
    await api.forget(table.id)
    forgetTable(table.id)
  }
  return (
    <li className={classes.table}>
      <div className={classes.what}>
        <span>
          <Link to={pathOf('play', tableRef(table.id))} className={classes.village}>
            {name}
          </Link>
          {isYourTurn(brief) && <b className={classes.tag}>{say('home.your-turn-short')}</b>}
        </span>
        <span className={classes.stage}>{stageOf(say, brief)}</span>
      </div>
      <span className={classes.tokens}>
        {brief?.seats.map((seat) => (
          <SeatToken
            key={seat.charter}
            charter={CHARTERS[seat.charter] ?? 'purple'}
            size={26}
            title={seat.name}
          />
        ))}
      </span>
      <Button
        kind="quiet"
        icon={<Icon name="close" />}
        aria-label={say('online.forget-title', { name })}
        onClick={() => void forget()}
      />
    </li>
  )
}

function stageOf(say: Say, brief: TableBrief | null | undefined): string {
  if (brief === undefined) return '…'
  if (brief === null) return say('online.unreachable')
  if (brief.phase === 'gathering') return say('online.gathering')
  const asked = brief.seats[brief.asked]?.name
  const game = brief.mode === 'single' ? say('online.kind-single') : say('online.game', { game: brief.game })
  return asked === undefined ? game : `${game} · ${say('online.asked', { name: asked })}`
}
