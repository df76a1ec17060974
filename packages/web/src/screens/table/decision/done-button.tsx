import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { Draft } from '../../../table/draft.ts'
import { useSay } from '../../../words/speech.ts'
import classes from './goods-stepper.module.css'

type DoneButtonProps = {
  readonly draft: Draft
  /** What it says while something is missing; "2 more" by default. */
  readonly missing?: string
}

/** Sends what was put together; until then it says how much is missing. */
export function DoneButton({ draft, missing }: DoneButtonProps) {
  const say = useSay()
  const { series, given, isDone, isSending } = draft
  return (
    <button
      type="button"
      className={classes.done}
      data-send
      data-given={given}
      disabled={!isDone || isSending}
      onClick={draft.send}
    >
      <Icon name={isDone ? 'check' : 'lock'} size={17} />
      <span>
        {isDone ? say('stepper.done') : (missing ?? say('stepper.missing', { count: series.count - given }))}
      </span>
    </button>
  )
}
