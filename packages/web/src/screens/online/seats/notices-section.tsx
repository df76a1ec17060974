import type { NotificationSettings } from '@charterstone/protocol'
import { useEffect, useState } from 'react'
import { api, problemOf } from '../../../online/api.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { Button } from '../../../shell/button.tsx'
import { Field } from '../../../shell/field.tsx'
import { Row } from '../../../shell/layout.tsx'
import { Note } from '../../../shell/note.tsx'
import { Panel } from '../../../shell/panel.tsx'
import { Select } from '../../../shell/select.tsx'
import { toast } from '../../../shell/toast.tsx'
import { Toggle } from '../../../shell/toggle.tsx'
import { useSay, useSpeech } from '../../../words/speech.ts'
import { fetchServerInfo, useServerInfo } from '../server-info.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { canPush, subscribeToPush } from './push.ts'
import { rememberedSettings, rememberSettings } from './remembered-settings.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

/** Notification settings for the player's turn. */
export function NoticesSection() {
  const say = useSay()
  const { id } = useTableInfo()
  const language = useSpeech((speech) => speech.language)
  const server = useServerInfo(({ info }) => info)
  const [wishes, setWishes] = useState(rememberedSettings)
  const [mustConfirm, setMustConfirm] = useState(false)
  useEffect(() => void fetchServerInfo(), [])
  if (server === null) return null
  const { push, email, webhook } = server.notices
  const offersPush = push !== null && canPush()
  if (!offersPush && !email && !webhook) return null
  async function save(): Promise<void> {
    const subscription = wishes.push && push !== null ? await subscribeToPush(push) : null
    if (wishes.push && subscription === null) {
      toast(say('notices.push-refused'))
      return
    }
    const notices: NotificationSettings = {
      language,
      ...(subscription !== null && { push: subscription }),
      ...(wishes.email !== '' && { email: wishes.email }),
      ...(wishes.webhook !== '' && { webhook: wishes.webhook }),
      ...(wishes.from !== wishes.to && {
        quiet: {
          from: wishes.from,
          to: wishes.to,
          zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      }),
    }
    const kept = await api.notices(id, notices)
    reportProblem(problemOf(kept))
    if (!kept.ok) return
    rememberSettings(wishes)
    setMustConfirm(kept.value.mustConfirm)
    toast(say('notices.kept'))
  }
  const hours = HOURS.map((value) => ({ value, label: `${value.padStart(2, '0')}:00` }))
  return (
    <Panel title={say('notices.title')}>
      {offersPush && (
        <Toggle
          label={say('notices.push')}
          isOn={wishes.push}
          onChange={(isOn) => setWishes({ ...wishes, push: isOn })}
        />
      )}
      {email && (
        <Field
          label={say('notices.email')}
          type="email"
          value={wishes.email}
          onChange={(value) => setWishes({ ...wishes, email: value.trim() })}
        />
      )}
      {webhook && (
        <>
          <Field
            label={say('notices.webhook')}
            type="url"
            value={wishes.webhook}
            onChange={(value) => setWishes({ ...wishes, webhook: value.trim() })}
          />
          <Note>{say('notices.webhook-text')}</Note>
        </>
      )}
      <Row>
        <span>{say('notices.quiet')}</span>
        <Select
          label={say('notices.quiet-from')}
          value={String(wishes.from)}
          options={hours}
          onChange={(value) => setWishes({ ...wishes, from: Number(value) })}
        />
        <span>–</span>
        <Select
          label={say('notices.quiet-to')}
          value={String(wishes.to)}
          options={hours}
          onChange={(value) => setWishes({ ...wishes, to: Number(value) })}
        />
      </Row>
      <Row>
        <Button onClick={() => void save()}>{say('notices.save')}</Button>
      </Row>
      {mustConfirm && <ConfirmEmail email={wishes.email} onConfirmed={() => setMustConfirm(false)} />}
    </Panel>
  )
}
