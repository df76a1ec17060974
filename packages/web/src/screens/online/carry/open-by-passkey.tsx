import { useState } from 'react'
import { api } from '../../../online/api.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { Button } from '../../../shell/button.tsx'
import { Row } from '../../../shell/layout.tsx'
import { Panel } from '../../../shell/panel.tsx'
import { toast } from '../../../shell/toast.tsx'
import { useSay } from '../../../words/speech.ts'
import { askPasskey } from './passkeys.ts'
import { rememberPasskey } from './remembered-passkey.ts'
import { takeSeats } from './take-seats.ts'

/** Opens on this device the seats that belong to a passkey. */
export function OpenByPasskey() {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  async function open(): Promise<void> {
    const asked = await api.askForPasskey()
    if (!asked.ok) {
      reportProblem(asked.fault)
      return
    }
    const answer = await askPasskey(asked.value)
    if (answer === null) {
      toast(say('passkey.none'))
      return
    }
    const opened = await api.openByPasskey(answer)
    if (!opened.ok) {
      reportProblem(opened.fault)
      return
    }
    rememberPasskey()
    await takeSeats(opened.value, say('passkey.none-here'))
  }
  return (
    <Panel lead={say('passkey.open-text')}>
      <Row>
        <Button
          kind="primary"
          disabled={isBusy}
          onClick={() => {
            setBusy(true)
            void open().finally(() => setBusy(false))
          }}
        >
          {say('passkey.open')}
        </Button>
      </Row>
    </Panel>
  )
}
