import type { NewLink } from '@charterstone/protocol'
import { useState } from 'react'
import type { Reply } from '../../../online/api.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { Button } from '../../../shell/button.tsx'
import { Row } from '../../../shell/layout.tsx'
import { useSay } from '../../../words/speech.ts'
import { ShareLink } from '../../link/share-link.tsx'

type DeviceLinkProps = {
  readonly name: string
  readonly make: () => Promise<Reply<NewLink>>
  readonly linkOf: (key: string) => string
}

/** A link for another device of the same person. It is made on demand and shown once: this device keeps no key. */
export function DeviceLink({ name, make, linkOf }: DeviceLinkProps) {
  const say = useSay()
  const [link, setLink] = useState<string | null>(null)
  async function show(): Promise<void> {
    const made = await make()
    if (made.ok) setLink(linkOf(made.value.key))
    else reportProblem(made.fault)
  }
  if (link !== null)
    return <ShareLink label={say('link.own', { name })} text={say('link.own-text')} link={link} />
  return (
    <Row>
      <Button onClick={() => void show()}>{say('link.own-make', { name })}</Button>
    </Row>
  )
}
