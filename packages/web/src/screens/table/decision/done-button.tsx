import { Icon } from '@charterstone/art/icons/icon.tsx'
import type { Draft } from '../../../table/draft.ts'
import { useSay } from '../../../words/speech.ts'
import classes from './goods-stepper.module.css'

/** Sends what was put together; until then it says how much is missing. */
export function DoneButton({ draft }: { readonly draft: Draft }) {
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
      <span>{isDone ? say('stepper.done') : say('stepper.missing', { count: series.count - given })}</span>
    </button>
  )
}
