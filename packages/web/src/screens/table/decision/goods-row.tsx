import { Icon } from '@charterstone/art/icons/icon.tsx'
import { goodIndex, sentenceOfOption } from '@charterstone/engine'
import { useAttention, useAttentionActions } from '../../../table/attention.ts'
import type { Choice, Closed } from '../../../table/model/target.ts'
import { labelOf } from '../../../table/parts/noun.ts'
import { usePick } from '../../../table/pick.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { ClosedThing } from './closed-thing.tsx'
import classes from './decision-bar.module.css'

type GoodsRowProps = { readonly choices: readonly Choice[]; readonly closed: readonly Closed[] }

/** What to pay, take, spare, give or keep: one button a kind, with how many there are; closed kinds as bare icons. */
export function GoodsRow({ choices, closed }: GoodsRowProps) {
  return (
    <div className={classes.goods}>
      {choices.map((choice) => (
        <GoodButton key={choice.key} choice={choice} />
      ))}
      {closed.map((option) => (
        <ClosedThing key={option.key} closed={option} className={`${classes.button} ${classes.good}`}>
          {option.target.kind === 'good' && <Icon name={option.target.good} size={22} />}
        </ClosedThing>
      ))}
    </div>
  )
}

function GoodButton({ choice }: { readonly choice: Choice }) {
  const say = useSay()
  const { cast, words, decision, view } = useTable()
  const { attentionProps } = useAttentionActions()
  const pick = usePick()
  const isChosen = useAttention(({ chosen }) => chosen === choice.key)
  if (choice.target.kind !== 'good' || decision === null) return null
  const { good } = choice.target
  const isGain = choice.option.kind === 'good' && choice.option.verb === 'gain'
  const stock = isGain ? view.table.supply : (view.table.seats[decision.seat]?.goods ?? [])
  return (
    <button
      type="button"
      className={`${classes.button} ${classes.good}`}
      aria-label={sentenceOfOption(cast, choice.option)}
      data-option={choice.key}
      data-chosen={isChosen || undefined}
      onClick={() => pick(choice.key)}
      {...attentionProps({ kind: 'option', key: choice.key })}
    >
      <Icon name={good} size={22} />
      <span>
        {labelOf(words, good)}
        <small>
          {say(isGain ? 'decision.in-supply' : 'decision.at-hand', { count: stock[goodIndex[good]] ?? 0 })}
        </small>
      </span>
    </button>
  )
}
