import { useEffect, useState } from 'react'
import { api, problemOf } from '../../../online/api.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { Button } from '../../../shell/button.tsx'
import { Row } from '../../../shell/layout.tsx'
import { Form } from '../../../shell/panel.tsx'
import { toast } from '../../../shell/toast.tsx'
import { useSay } from '../../../words/speech.ts'
import { fetchServerInfo, useServerInfo } from '../server-info.ts'
import { EmailField } from './email-field.tsx'
import { rememberAddress, rememberedAddress } from './remembered-address.ts'

/** An address that opens one's seats on another device. */
export function CarrySection() {
  const say = useSay()
  const { id } = useTableInfo()
  const server = useServerInfo(({ info }) => info)
  const [email, setEmail] = useState(rememberedAddress)
  useEffect(() => void fetchServerInfo(), [])
  if (server?.carries !== true) return null
  async function keep(address: string | null): Promise<void> {
    const kept = await api.carry(id, address)
    reportProblem(problemOf(kept))
    if (!kept.ok) return
    rememberAddress(address ?? '')
    if (address === null) setEmail('')
    toast(say(address === null ? 'carry.forgotten' : 'carry.kept'))
  }
  return (
    <Form title={say('carry.title')} lead={say('carry.text')} onSubmit={() => void keep(email)}>
      <EmailField value={email} onChange={setEmail} />
      <Row>
        <Button type="submit">{say('carry.keep')}</Button>
        <Button kind="quiet" onClick={() => void keep(null)}>
          {say('carry.forget')}
        </Button>
      </Row>
    </Form>
  )
}
