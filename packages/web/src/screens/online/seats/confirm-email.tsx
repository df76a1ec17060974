import { useState } from 'react'
import { api } from '../../../online/api.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { Button } from '../../../shell/button.tsx'
import { Row } from '../../../shell/layout.tsx'
import { Note } from '../../../shell/note.tsx'
import { Form } from '../../../shell/panel.tsx'
import { toast } from '../../../shell/toast.tsx'
import { useSay } from '../../../words/speech.ts'
import { CodeField } from '../carry/code-field.tsx'

type ConfirmEmailProps = { readonly email: string; readonly onConfirmed: () => void }

/** The code that was sent to a new address. Until it is entered, no notices go there. */
export function ConfirmEmail({ email, onConfirmed }: ConfirmEmailProps) {
  const say = useSay()
  const { id } = useTableInfo()
  const [code, setCode] = useState('')
  async function confirm(): Promise<void> {
    const reply = await api.confirmNotices(id, code)
    if (!reply.ok) {
      reportProblem(reply.fault)
      return
    }
    toast(say('notices.confirmed'))
    onConfirmed()
  }
  return (
    <Form onSubmit={() => void confirm()}>
      <Note role="status">{say('notices.confirm-text', { email })}</Note>
      <CodeField value={code} onChange={setCode} />
      <Row>
        <Button type="submit">{say('notices.confirm')}</Button>
      </Row>
    </Form>
  )
}
