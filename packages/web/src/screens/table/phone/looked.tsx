import { sentenceOfOption } from '@charterstone/engine'
import { keyLookedAt, useAttention } from '../../../table/attention.ts'
import { usePick } from '../../../table/pick.ts'
import { useTable } from '../../../table/table-context.tsx'
import { CardPreview } from '../preview/card-preview.tsx'
import { OptionPreview } from '../preview/option-preview.tsx'
import classes from './sheet.module.css'

/** The card, space or objective in focus: its text, and the button that takes it. */
export function Looked() {
  const { cast, choices } = useTable()
  const pick = usePick()
  const subject = useAttention((attention) => attention.subject)
  const key = keyLookedAt(subject)
  if (subject === null || subject.kind === 'spot') return null
  const choice = choices.find((each) => each.key === key)
  return (
    <div>
      {subject.kind === 'card' ? (
        <CardPreview card={subject.card} optionKey={key} hasPicture={false} />
      ) : (
        <OptionPreview optionKey={subject.key} />
      )}
      {choice !== undefined && (
        <p className={classes.one}>
          <button
            type="button"
            className={classes.confirm}
            data-option={choice.key}
            onClick={() => pick(choice.key)}
          >
            {sentenceOfOption(cast, choice.option)}
          </button>
        </p>
      )}
    </div>
  )
}
