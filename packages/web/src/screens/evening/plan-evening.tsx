import { useId, useState } from 'react'
import { offerFile } from '../../data/export-file.ts'
import { Button } from '../../shell/button.tsx'
import { Choice } from '../../shell/choice.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { Field } from '../../shell/field.tsx'
import { useSay } from '../../words/speech.ts'
import { untied } from '../../words/tied.ts'
import { type CalendarEvent, calendarFile } from './calendar.ts'
import classes from './evening.module.css'
import { momentOf, nextEvening } from './next-evening.ts'

type PlanEveningProps = {
  readonly event: Pick<CalendarEvent, 'uid' | 'title' | 'text' | 'link'>
  /** Of the file, without its ending. */
  readonly name: string
  readonly onClose: () => void
}

const HOUR = 3_600_000
const LENGTHS = ['1', '2', '3', '4'] as const

/** Asks when the next game is, and hands out a file for the calendar. */
export function PlanEvening({ event, name, onClose }: PlanEveningProps) {
  const say = useSay()
  const form = useId()
  const [when, setWhen] = useState(() => nextEvening(Date.now()))
  const [hours, setHours] = useState<(typeof LENGTHS)[number]>('2')
  const start = momentOf(when)
  function save(): void {
    if (start === null) return
    const end = start + Number(hours) * HOUR
    const file = untied(calendarFile({ ...event, start, end, madeAt: Date.now() }))
    offerFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`)
    onClose()
  }
  return (
    <Dialog
      open
      title={say('evening.plan')}
      text={say('evening.plan-text')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button onClick={onClose}>{say('shell.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} disabled={start === null}>
            {say('evening.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={classes.form}
        onSubmit={(submitted) => {
          submitted.preventDefault()
          save()
        }}
      >
        <div className={classes.when}>
          <Field
            label={say('evening.date')}
            type="date"
            value={when.date}
            onChange={(date) => setWhen({ ...when, date })}
          />
          <Field
            label={say('evening.time')}
            type="time"
            value={when.time}
            onChange={(time) => setWhen({ ...when, time })}
          />
        </div>
        <Choice
          label={say('evening.length')}
          value={hours}
          options={LENGTHS.map((value) => ({ value, label: say('evening.hours', { hours: value }) }))}
          onChange={setHours}
        />
      </form>
    </Dialog>
  )
}
