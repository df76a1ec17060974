import { MAX_REPORT_LENGTH } from '@charterstone/protocol'
import { type FormEvent, useState } from 'react'
import { api, type ReportMade } from '../../../online/api.ts'
import { useTableInfo } from '../../../online/online-table.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { Button } from '../../../shell/button.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from '../online.module.css'

/** Something is wrong: the server notes where, with the seed, which nobody sees. */
export function ReportSection() {
  const say = useSay()
  const { id } = useTableInfo()
  const [text, setText] = useState('')
  const [made, setMade] = useState<ReportMade | null>(null)
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const reported = await api.report(id, text)
    if (!reported.ok) {
      reportProblem(reported.fault)
      return
    }
    setText('')
    setMade(reported.value)
  }
  return (
    <details className={classes.details}>
      <summary>{say('report.title')}</summary>
      <form className={classes.section} onSubmit={(event) => void send(event)}>
        <label className={classes.field}>
          <span>{say('report.what')}</span>
          <textarea
            rows={3}
            maxLength={MAX_REPORT_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <p className={classes.note}>{say('report.text')}</p>
        <div className={classes.row}>
          <Button type="submit" disabled={text.trim() === ''}>
            {say('report.send')}
          </Button>
        </div>
        {made !== null && (
          <p className={classes.note} role="status">
            {say('report.sent', {
              report: made.report,
              game: made.game,
              step: made.step,
              version: made.version.rules,
            })}
          </p>
        )}
      </form>
    </details>
  )
}
