import { MAX_REPORT_LENGTH } from '@charterstone/protocol'
import { useState } from 'react'
import { api, type ReportMade } from '../../../online/api.ts'
import { reportProblem } from '../../../online/report-problem.ts'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { Button } from '../../../shell/button.tsx'
import { TextArea } from '../../../shell/field.tsx'
import { Fold } from '../../../shell/fold.tsx'
import { Row } from '../../../shell/layout.tsx'
import { Note } from '../../../shell/note.tsx'
import { Form } from '../../../shell/panel.tsx'
import { useSay } from '../../../words/speech.ts'

/** Reports a problem; the server adds the position and the seed, which stays hidden. */
export function ReportSection() {
  const say = useSay()
  const { id } = useTableInfo()
  const [text, setText] = useState('')
  const [made, setMade] = useState<ReportMade | null>(null)
  async function send(): Promise<void> {
    const reported = await api.report(id, text)
    if (!reported.ok) {
      reportProblem(reported.fault)
      return
    }
    setText('')
    setMade(reported.value)
  }
  return (
    <Fold summary={say('report.title')}>
      <Form onSubmit={() => void send()}>
        <TextArea
          label={say('report.what')}
          rows={3}
          maxLength={MAX_REPORT_LENGTH}
          value={text}
          onChange={setText}
        />
        <Note>{say('report.text')}</Note>
        <Row>
          <Button type="submit" disabled={text.trim() === ''}>
            {say('report.send')}
          </Button>
        </Row>
        {made !== null && (
          <Note role="status">
            {say('report.sent', {
              report: made.report,
              game: made.game,
              step: made.step,
              version: made.version.rules,
            })}
          </Note>
        )}
      </Form>
    </Fold>
  )
}
