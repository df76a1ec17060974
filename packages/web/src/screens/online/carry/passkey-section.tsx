import { useEffect, useState } from 'react'
import { api, type Reply } from '../../../online/api.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { Button } from '../../../shell/button.tsx'
import { Row } from '../../../shell/layout.tsx'
import { Panel } from '../../../shell/panel.tsx'
import { toast } from '../../../shell/toast.tsx'
import { useSay } from '../../../words/speech.ts'
import { fetchServerInfo, useServerInfo } from '../server-info.ts'
import { askPasskey, canUsePasskeys, makePasskey } from './passkeys.ts'
import { hasPasskey, rememberPasskey } from './remembered-passkey.ts'

/** A passkey that opens one's seats on another device. */
export function PasskeySection() {
  const say = useSay()
  const { id } = useTableInfo()
  const server = useServerInfo(({ info }) => info)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => void fetchServerInfo(), [])
  if (!canUsePasskeys(server?.passkeys)) return null

  /** Fetches what the browser needs, asks the person, and sends what they agreed to. */
  async function keep<Options>(
    options: Promise<Reply<Options>>,
    askFor: (options: Options) => Promise<object | null>,
    send: (credential: object) => Promise<Reply<unknown>>,
  ): Promise<void> {
    setBusy(true)
    const asked = await options
    const credential = asked.ok ? await askFor(asked.value) : null
    const kept = credential === null ? null : await send(credential)
    setBusy(false)
    if (!asked.ok) reportProblem(asked.fault)
    else if (kept === null) toast(say('passkey.none'))
    else if (!kept.ok) reportProblem(kept.fault)
    else {
      rememberPasskey()
      toast(say('passkey.kept'))
    }
  }
  const make = () => keep(api.newPasskey(id), makePasskey, (made) => api.addPasskey(id, made))
  const use = () => keep(api.askForPasskey(), askPasskey, (answer) => api.carryByPasskey(id, answer))
  async function remove(): Promise<void> {
    const removed = await api.removePasskey(id)
    if (removed.ok) toast(say('passkey.removed'))
    else reportProblem(removed.fault)
  }
  const ways = [
    <Button key="make" disabled={isBusy} onClick={() => void make()}>
      {say('passkey.make')}
    </Button>,
    <Button key="use" disabled={isBusy} onClick={() => void use()}>
      {say('passkey.use')}
    </Button>,
  ]
  return (
    <Panel title={say('passkey.title')} lead={say('passkey.text')}>
      <Row>
        {hasPasskey() ? ways.toReversed() : ways}
        <Button kind="quiet" disabled={isBusy} onClick={() => void remove()}>
          {say('passkey.remove')}
        </Button>
      </Row>
    </Panel>
  )
}
