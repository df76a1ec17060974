import { useState } from 'react'
import { api, problemOf } from '../../../online/api.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { Button } from '../../../shell/button.tsx'
import { Row } from '../../../shell/layout.tsx'
import { Note } from '../../../shell/note.tsx'
import { Form } from '../../../shell/panel.tsx'
import { useSay, useSpeech } from '../../../words/speech.ts'
import { CodeField } from './code-field.tsx'
import { EmailField } from './email-field.tsx'
import { rememberAddress, rememberedAddress } from './remembered-address.ts'
import { takeSeats } from './take-seats.ts'

/** Opens on this device the seats that belong to an email address. */
export function CarryForm() {
  const say = useSay()
  const language = useSpeech((speech) => speech.language)
  const [email, setEmail] = useState(rememberedAddress)
  const [isAsked, setAsked] = useState(false)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  async function askForCode(): Promise<void> {
    const asked = await api.askForCode(email, language)
    reportProblem(problemOf(asked))
    if (asked.ok) setAsked(true)
  }
  async function openSeats(): Promise<void> {
    const opened = await api.openSeats(email, code)
    setCode('')
    if (!opened.ok) {
      reportProblem(opened.fault)
      return
    }
    rememberAddress(email)
    setAsked(false)
    await takeSeats(opened.value, say('carry.none-here'))
  }
  async function submit(): Promise<void> {
    setBusy(true)
    await (isAsked ? openSeats() : askForCode())
    setBusy(false)
  }
  return (
    <Form lead={say('carry.from-elsewhere-text')} onSubmit={() => void submit()}>
      <EmailField value={email} isFixed={isAsked} onChange={setEmail} />
      {isAsked && (
        <>
          <Note role="status">{say('carry.sent')}</Note>
          <CodeField value={code} onChange={setCode} />
        </>
      )}
      <Row>
        <Button type="submit" kind="primary" disabled={isBusy}>
          {say(isAsked ? 'carry.open' : 'carry.ask')}
        </Button>
        {isAsked && (
          <Button kind="quiet" onClick={() => setAsked(false)}>
            {say('carry.again')}
          </Button>
        )}
      </Row>
    </Form>
  )
}
