import { useState } from 'react'
import { api } from '../../../online/api.ts'
import { linkTo, rememberTable, useMyTables } from '../../../online/my-tables.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { tableRef } from '../../../session/game-ref.ts'
import { ask } from '../../../shell/ask.tsx'
import { Panel } from '../../../shell/panel.tsx'
import { pathOf } from '../../../shell/route.ts'
import { useSay } from '../../../words/speech.ts'
import { RenewRow, ShareLink } from '../../link/share-link.tsx'
import { DeviceLink } from './device-link.tsx'

const ROLES = ['invite', 'watch'] as const
type Role = (typeof ROLES)[number] | 'host'

/** The way to another device, and for the host the links to give away. */
export function LinksSection() {
  const say = useSay()
  const { id, table, you } = useTableInfo()
  const keys = useMyTables(({ tables }) => tables.find((each) => each.id === id)?.keys) ?? {}
  const [hostKey, setHostKey] = useState<string | null>(null)
  const linkOf = (key: string): string => linkTo(key, pathOf('play', tableRef(id)))
  async function renew(role: Role): Promise<void> {
    const isSure = await ask({
      title: say('link.renew-title'),
      text: say('link.renew-text'),
      yes: say('link.renew'),
    })
    if (!isSure) return
    const made = await api.newLink(id, role)
    if (!made.ok) reportProblem(made.fault)
    else if (role === 'host') setHostKey(made.value.key)
    else rememberTable(id, { keys: { [role]: made.value.key } })
  }
  if (you.seats.length === 0 && !you.isHost && keys.watch === undefined) return null
  return (
    <Panel title={say('link.title')}>
      {you.seats.map((seat) => (
        <DeviceLink
          key={seat}
          name={table.seats[seat]?.name ?? ''}
          make={() => api.deviceLink(id, seat)}
          linkOf={linkOf}
        />
      ))}
      {ROLES.filter((role) => you.isHost || (role === 'watch' && keys.watch !== undefined)).map((role) => {
        const key = keys[role]
        return key === undefined ? (
          <RenewRow key={role} text={say(`link.${role}-unknown`)} onRenew={() => void renew(role)} />
        ) : (
          <ShareLink
            key={role}
            label={say(`link.${role}`)}
            text={say(`link.${role}-text`)}
            link={linkOf(key)}
            {...(you.isHost && { onRenew: () => void renew(role) })}
          />
        )
      })}
      {you.isHost && hostKey !== null && (
        <ShareLink label={say('link.host')} text={say('link.host-text')} link={linkOf(hostKey)} />
      )}
      {you.isHost && hostKey === null && (
        <RenewRow text={say('link.host-unknown')} onRenew={() => void renew('host')} />
      )}
    </Panel>
  )
}
