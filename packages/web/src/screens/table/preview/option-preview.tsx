import { describe, sentenceOfKey } from '@charterstone/engine'
import { useTable } from '../../../table/table-context.tsx'
import { ConsequenceLines } from './consequence-lines.tsx'
import classes from './preview.module.css'
import { ReasonLine } from './reason-line.tsx'

/** Any other answer: what it says, and what it leads to or why it is closed. */
export function OptionPreview({ optionKey }: { readonly optionKey: string }) {
  const { cast, decision, view, words, catalogue, closed } = useTable()
  const reason = closed.find(({ key }) => key === optionKey)?.reason
  if (decision === null) return null
  if (reason === undefined && !decision.options.includes(optionKey)) return null
  const number = cast.numbers.get(optionKey.slice(optionKey.indexOf(':') + 1))
  const text = number === undefined ? null : describe(words, catalogue, number)
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{sentenceOfKey(cast, decision, optionKey, view.stack.at(-1))}</h2>
      </div>
      {text !== null && text.text !== '' && <p className={classes.text}>{text.text}</p>}
      {reason === undefined ? <ConsequenceLines optionKey={optionKey} /> : <ReasonLine reason={reason} />}
    </>
  )
}
