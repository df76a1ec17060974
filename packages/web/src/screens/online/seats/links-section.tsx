import { api } from '../../../online/api.ts'
import { seatKey } from '../../../online/enter.ts'
import { linkTo, rememberTable, useMyTables } from '../../../online/my-tables.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { tableRef } from '../../../session/game-ref.ts'
import { ask } from '../../../shell/ask.tsx'
import { Button } from '../../../shell/button.tsx'
import { Row } from '../../../shell/layout.tsx'
import { Note } from '../../../shell/note.tsx'
import { Panel } from '../../../shell/panel.tsx'
import { pathOf } from '../../../shell/route.ts'
import { useSay } from '../../../words/speech.ts'
import { ShareLink } from '../../link/share-link.tsx'

const ROLES = ['invite', 'watch', 'host'] as const

/** The way to another device, and for the host the links to give away. */
export function LinksSection() {
  const say = useSay()
  const { id, table, you } = useTableInfo()
  const keys = useMyTables(({ tables }) => tables.find((each) => each.id === id)?.keys) ?? {}
  async function renew(role: (typeof ROLES)[number]): Promise<void> {
    const isSure = await ask({
      title: say('link.renew-title'),
      text: say('link.renew-text'),
      yes: say('link.renew'),
    })
    if (!isSure) return
    const made = await api.newLink(id, role)
    if (made.ok) rememberTable(id, { keys: { [role]: made.value.key } })
    else reportProblem(made.fault)
  }
  const own = you.seats.flatMap((index) => {
    const { charter = -1, name = '' } = table.seats[index] ?? {}
    const key = keys[seatKey(charter)]
    return key === undefined ? [] : [{ name, key }]
  })
  if (own.length === 0 && !you.isHost && keys.watch === undefined) return null
  return (
    <Panel title={say('link.title')}>
      {own.map(({ name, key }) => (
        <ShareLink
          key={key}
          label={say('link.own', { name })}
          text={say('link.own-text')}
          link={linkTo(key, pathOf('play', tableRef(id)))}
        />
      ))}
      {ROLES.filter((role) => you.isHost || (role === 'watch' && keys.watch !== undefined)).map((role) => {
        const key = keys[role]
        return key === undefined ? (
          <Row key={role}>
            <Note>{say(`link.${role}-unknown`)}</Note>
            <Button onClick={() => void renew(role)}>{say('link.renew')}</Button>
          </Row>
        ) : (
          <ShareLink
            key={role}
            label={say(`link.${role}`)}
            text={say(`link.${role}-text`)}
            link={linkTo(key, pathOf('play', tableRef(id)))}
            {...(you.isHost && { onRenew: () => void renew(role) })}
          />
        )
      })}
    </Panel>
  )
}
