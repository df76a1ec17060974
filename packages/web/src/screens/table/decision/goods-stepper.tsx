import { Icon } from '@charterstone/art/icons/icon.tsx'
import { goodIndex, sentenceOfOption } from '@charterstone/engine'
import type { Draft } from '../../../table/draft.ts'
import type { Choice, Closed } from '../../../table/model/target.ts'
import { labelOf } from '../../../table/parts/noun.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { ClosedThing } from './closed-thing.tsx'
import { DoneButton } from './done-button.tsx'
import classes from './goods-stepper.module.css'
import { useStepperFocus } from './use-stepper-focus.ts'

type GoodsStepperProps = {
  readonly draft: Draft
  readonly choices: readonly Choice[]
  readonly closed: readonly Closed[]
}

/** Several goods in one step: each kind with minus, count and plus; sent together. */
export function GoodsStepper({ draft, choices, closed }: GoodsStepperProps) {
  const container = useStepperFocus(draft)
  return (
    <div ref={container} className={classes.stepper} data-stepper>
      {choices.map((choice) => (
        <GoodStep key={choice.key} draft={draft} choice={choice} />
      ))}
      {closed.map((option) => (
        <ClosedThing key={option.key} closed={option} className={classes.closed}>
          {option.target.kind === 'good' && <Icon name={option.target.good} size={22} />}
        </ClosedThing>
      ))}
      <DoneButton draft={draft} />
    </div>
  )
}

function GoodStep({ draft, choice }: { readonly draft: Draft; readonly choice: Choice }) {
  const say = useSay()
  const { cast, words, view, decision } = useTable()
  if (choice.target.kind !== 'good' || decision === null) return null
  const { key, option } = choice
  const { good } = choice.target
  const count = draft.countOf(key)
  const name = labelOf(words, good)
  const isGain = option.kind === 'good' && option.verb === 'gain'
  const stock = isGain ? view.table.supply : (view.table.seats[decision.seat]?.goods ?? [])
  const left = stock[goodIndex[good]] ?? 0
  return (
    <div className={classes.good} data-chosen={count > 0 || undefined}>
      <button
        type="button"
        className={classes.step}
        aria-label={say('stepper.less', { what: name })}
        disabled={count === 0 || draft.isSending}
        onClick={() => draft.remove(key)}
      >
        −
      </button>
      <span
        className={classes.what}
        data-hint={say(isGain ? 'decision.in-supply' : 'decision.at-hand', { count: left })}
      >
        <Icon name={good} size={20} />
        <output aria-live="off">{count}</output>
      </span>
      <button
        type="button"
        className={classes.step}
        aria-label={sentenceOfOption(cast, option)}
        data-option={key}
        disabled={!draft.canAdd(key)}
        onClick={() => draft.add(key)}
      >
        +
      </button>
      <span className={classes.name}>{name}</span>
    </div>
  )
}
