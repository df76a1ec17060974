import { useState } from 'react'
import { reportProblem } from '../../../online/report-problem.ts'
import { useTableInfo } from '../../../online/use-online-table.ts'
import { useOnlineSession } from '../../../session/session-context.tsx'
import { Button } from '../../../shell/button.tsx'
import { Row } from '../../../shell/layout.tsx'
import { Panel } from '../../../shell/panel.tsx'
import { Select } from '../../../shell/select.tsx'
import { toast } from '../../../shell/toast.tsx'
import { useSay } from '../../../words/speech.ts'

const HOURS = ['none', '6', '12', '24', '48', '72', '168'] as const
type Choice = (typeof HOURS)[number]

/** The time limit per decision, if the table wants one. A bot stands in for a late player. */
export function DeadlineSection() {
  const say = useSay()
  const { request } = useOnlineSession()
  const { deadline, proposal } = useTableInfo().table
  const current = HOURS.find((hours) => hours === String(deadline?.hours)) ?? 'none'
  const [chosen, setChosen] = useState<Choice>(current)
  async function propose(): Promise<void> {
    const problem = await request({ type: 'deadline', hours: chosen === 'none' ? null : Number(chosen) })
    reportProblem(problem)
    if (problem === undefined) toast(say('deadline.proposed'))
  }
  const now = deadline === null ? say('deadline.none') : say('deadline.now', { hours: deadline.hours })
  return (
    <Panel title={say('deadline.title')} lead={`${now} ${say('deadline.text')}`}>
      <Row>
        <Select
          label={say('deadline.title')}
          value={chosen}
          options={HOURS.map((value) => ({
            value,
            label: value === 'none' ? say('deadline.no') : say('deadline.hours', { hours: Number(value) }),
          }))}
          onChange={setChosen}
        />
        <Button disabled={chosen === current || proposal !== null} onClick={() => void propose()}>
          {say('deadline.propose')}
        </Button>
      </Row>
    </Panel>
  )
}
