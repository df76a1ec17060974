import type { Draft } from '../../../table/draft.ts'
import { useSay } from '../../../words/speech.ts'
import { ClosedThing } from '../decision/closed-thing.tsx'
import { DoneButton } from '../decision/done-button.tsx'
import { useStepperFocus } from '../decision/use-stepper-focus.ts'
import classes from './glory-rows.module.css'
import { RowFace, STARS, type StarRow } from './star-row.tsx'

type StarStepperProps = { readonly draft: Draft; readonly rows: readonly StarRow[] }

/** Several stars in one step: a press on a row adds one, the minus takes it back; sent together. */
export function StarStepper({ draft, rows }: StarStepperProps) {
  const say = useSay()
  const container = useStepperFocus(draft)
  const { series, given } = draft
  const complete = rows.filter((row) => row.filled + freshOf(draft, row) === STARS && freshOf(draft, row) > 0)
  return (
    <div ref={container} className={classes.rows} data-stepper>
      <p className={classes.count}>
        <b>{say('stars.place', { count: series.count })}</b>
        <span aria-live="polite">{say('stars.placed', { given, count: series.count })}</span>
      </p>
      {rows.map((row) => (
        <StepRow key={row.row} draft={draft} row={row} />
      ))}
      <div className={classes.send}>
        <p className={classes.note}>
          {complete.map(({ row, bonus }) => (
            <span key={row}>{say('stars.complete', { bonus })} </span>
          ))}
        </p>
        <DoneButton draft={draft} missing={say('stars.missing', { count: series.count - given })} />
      </div>
    </div>
  )
}

function freshOf(draft: Draft, { choice }: StarRow): number {
  return choice === undefined ? 0 : draft.countOf(choice.key)
}

function StepRow({ draft, row }: { readonly draft: Draft; readonly row: StarRow }) {
  const say = useSay()
  const { choice, closed, filled, bonus } = row
  if (closed !== undefined) {
    return (
      <ClosedThing closed={closed} className={classes.row}>
        <RowFace filled={filled} bonus={bonus} />
      </ClosedThing>
    )
  }
  if (choice === undefined) return null
  const fresh = freshOf(draft, row)
  return (
    <div className={classes.step} data-chosen={fresh > 0 || undefined}>
      <button
        type="button"
        className={classes.row}
        aria-label={say('stars.add', { bonus, filled: filled + fresh, all: STARS })}
        data-option={choice.key}
        disabled={!draft.canAdd(choice.key)}
        onClick={() => draft.add(choice.key)}
      >
        <RowFace filled={filled} bonus={bonus} fresh={fresh} />
        <span className={classes.plus} aria-hidden="true">
          +
        </span>
      </button>
      <button
        type="button"
        className={classes.minus}
        aria-label={say('stars.remove', { bonus })}
        disabled={fresh === 0 || draft.isSending}
        onClick={() => draft.remove(choice.key)}
      >
        −
      </button>
    </div>
  )
}
