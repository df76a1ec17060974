import { type FormEvent, useEffect, useState } from 'react'
import { api, problemOf } from '../../../online/api.ts'
import { useTableInfo } from '../../../online/online-table.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { Button } from '../../../shell/button.tsx'
import { toast } from '../../../shell/toast.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from '../online.module.css'
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
    <form
      className={classes.section}
      aria-labelledby="carry"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void keep(email)
      }}
    >
      <h2 id="carry" className={classes.heading}>
        {say('carry.title')}
      </h2>
      <p className={classes.note}>{say('carry.text')}</p>
      <EmailField value={email} onChange={setEmail} />
      <div className={classes.row}>
        <Button type="submit">{say('carry.keep')}</Button>
        <Button kind="quiet" onClick={() => void keep(null)}>
          {say('carry.forget')}
        </Button>
      </div>
    </form>
  )
}
