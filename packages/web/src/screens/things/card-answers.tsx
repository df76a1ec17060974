import { sentenceOfOption } from '@charterstone/engine'
import { Button } from '../../shell/button.tsx'
import { choicesOfCard, reasonOfCard } from '../../table/model/target.ts'
import { useOpenThing } from '../../table/open-thing.ts'
import { usePick } from '../../table/pick.ts'
import { useTable } from '../../table/table-context.tsx'
import { ConsequenceLines } from '../table/preview/consequence-lines.tsx'
import { ReasonLine } from '../table/preview/reason-line.tsx'
import classes from './things.module.css'

/** What a card means for the decision: the buttons that choose it with what follows, or why it is closed. */
export function CardAnswers({ card }: { readonly card: number }) {
  const { choices, closed, cast } = useTable()
  const openThing = useOpenThing()
  const pick = usePick()
  const here = choicesOfCard(choices, card)
  if (here.length === 0) return <ReasonLine reason={reasonOfCard(closed, card)} />
  return here.map(({ key, option }) => (
    <div key={key} className={classes.answer}>
      <ConsequenceLines optionKey={key} />
      <Button
        kind="primary"
        data-option={key}
        onClick={() => {
          openThing(0)
          pick(key)
        }}
      >
        {sentenceOfOption(cast, option)}
      </Button>
    </div>
  ))
}
