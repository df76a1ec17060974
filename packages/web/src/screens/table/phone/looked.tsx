import { sentenceOfKey } from '@charterstone/engine'
import { keyLookedAt, useAttention } from '../../../table/attention.ts'
import { pick } from '../../../table/pick.ts'
import { useTable } from '../../../table/table-context.tsx'
import { CardPreview } from '../preview/card-preview.tsx'
import { OptionPreview } from '../preview/option-preview.tsx'
import classes from './sheet.module.css'

/** A card, a space or an objective that somebody looks at: its text, and the button that takes it. */
export function Looked() {
  const { cast, decision, view } = useTable()
  const subject = useAttention((attention) => attention.subject)
  const key = keyLookedAt(subject)
  if (decision === null || subject === null || subject.kind === 'spot') return null
  return (
    <div>
      {subject.kind === 'card' ? (
        <CardPreview card={subject.card} optionKey={key} hasPicture={false} />
      ) : (
        <OptionPreview optionKey={subject.key} />
      )}
      {key !== null && decision.options.includes(key) && (
        <p className={classes.one}>
          <button type="button" className={classes.confirm} data-option={key} onClick={() => pick(key)}>
            {sentenceOfKey(cast, decision, key, view.stack.at(-1))}
          </button>
        </p>
      )}
    </div>
  )
}
