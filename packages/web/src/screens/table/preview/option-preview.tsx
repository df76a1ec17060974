import { describe, type Option, sentenceOfOption } from '@charterstone/engine'
import { useTable } from '../../../table/table-context.tsx'
import { ConsequenceLines } from './consequence-lines.tsx'
import classes from './preview.module.css'
import { ReasonLine } from './reason-line.tsx'

/** Any other option: what it says, and what it leads to or why it is closed. */
export function OptionPreview({ optionKey }: { readonly optionKey: string }) {
  const { cast, words, catalogue, choices, closed } = useTable()
  const reason = closed.find(({ key }) => key === optionKey)?.reason
  const option = [...choices, ...closed].find(({ key }) => key === optionKey)?.option
  if (option === undefined) return null
  const number = numberOf(option)
  const text = number === null ? null : describe(words, catalogue, number)
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{sentenceOfOption(cast, option)}</h2>
      </div>
      {text !== null && text.text !== '' && <p className={classes.text}>{text.text}</p>}
      {reason === undefined ? <ConsequenceLines optionKey={optionKey} /> : <ReasonLine reason={reason} />}
    </>
  )
}

/** The card or building whose text belongs to an option. */
function numberOf(option: Option): number | null {
  if (option.kind === 'card') return option.card
  return 'building' in option ? option.building : null
}
