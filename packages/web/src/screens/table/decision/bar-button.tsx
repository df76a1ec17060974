import { Icon } from '@charterstone/art/icons/icon.tsx'
import { StripRow } from '@charterstone/art/strip/strip-row.tsx'
import { describe, type Option, sentenceOfOption, sentenceOfReason } from '@charterstone/engine'
import { DropdownMenu } from 'radix-ui'
import { ClosedMenuItem, Menu, MenuItem } from '../../../shell/menu.tsx'
import { useAttention, useAttentionActions } from '../../../table/attention.ts'
import type { Choice, Closed } from '../../../table/model/target.ts'
import { usePick } from '../../../table/pick.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { useTextOf } from './answer-text.ts'
import classes from './decision-bar.module.css'
import { iconOfOption } from './option-icon.ts'

const LAST_DIGIT = 9

type BarButtonProps = { readonly choice: Choice; readonly digit: number }

/** A choice that is not made on the table. */
export function BarButton({ choice, digit }: BarButtonProps) {
  const { catalogue, decision } = useTable()
  const { attentionProps } = useAttentionActions()
  const pick = usePick()
  const { key, option } = choice
  const isChosen = useAttention(({ chosen }) => chosen === key)
  const text = useTextOf(choice)
  if (decision === null) return null
  return (
    <button
      type="button"
      className={classes.button}
      data-option={key}
      data-chosen={isChosen || undefined}
      onClick={() => pick(key)}
      {...attentionProps(subjectOf(choice))}
    >
      {option.kind === 'choose' ? (
        <StripRow effects={option.effects} size={19} />
      ) : (
        <Icon name={iconOfOption(catalogue, decision.kind, option)} size={20} />
      )}
      <span>{text}</span>
      {digit <= LAST_DIGIT && <kbd className={classes.key}>{digit}</kbd>}
    </button>
  )
}

function subjectOf({ key, target }: Choice) {
  return target.kind === 'hand'
    ? ({ kind: 'card', card: target.card, key } as const)
    : ({ kind: 'option', key } as const)
}

/** Dashed, with a lock and the reason. */
export function ClosedButton({ closed }: { readonly closed: Closed }) {
  const { cast, words, decision, catalogue } = useTable()
  const { attentionProps } = useAttentionActions()
  if (decision === null) return null
  const { option, target, reason } = closed
  const text = target.kind === 'hand' ? describe(words, catalogue, target.card)?.text : undefined
  return (
    <button
      type="button"
      className={classes.button}
      data-closed
      aria-disabled="true"
      data-hint={text}
      {...(target.kind === 'hand' && attentionProps({ kind: 'card', card: target.card, key: null }))}
    >
      <Icon name={iconOfOption(catalogue, decision.kind, option)} size={20} />
      <span>{sentenceOfOption(cast, option)}</span>
      <small>
        <Icon name="lock" size={14} />
        {sentenceOfReason(words, reason).replace(/\.$/, '')}
      </small>
    </button>
  )
}

type MoreButtonProps = { readonly choices: readonly Choice[]; readonly closed: readonly Closed[] }

/** What does not fit in the bar, what is closed last. When all of it is of one sort, the button names the sort. */
export function MoreButton({ choices, closed }: MoreButtonProps) {
  const say = useSay()
  const { cast, words, decision, catalogue } = useTable()
  const pick = usePick()
  if (decision === null) return null
  return (
    <Menu
      side="top"
      trigger={
        <DropdownMenu.Trigger className={`${classes.button} ${classes.more}`} data-more={choices.length}>
          <Icon name="more" size={20} />
          {say(wordOfMore(choices), { count: choices.length + closed.length })}
        </DropdownMenu.Trigger>
      }
    >
      {choices.map(({ key, option }) => (
        <MenuItem
          key={key}
          icon={iconOfOption(catalogue, decision.kind, option)}
          option={key}
          onSelect={() => pick(key)}
        >
          {sentenceOfOption(cast, option)}
        </MenuItem>
      ))}
      {closed.map(({ key, option, reason }) => (
        <ClosedMenuItem
          key={key}
          icon={iconOfOption(catalogue, decision.kind, option)}
          reason={sentenceOfReason(words, reason)}
        >
          {sentenceOfOption(cast, option)}
        </ClosedMenuItem>
      ))}
    </Menu>
  )
}

function wordOfMore(choices: readonly Choice[]): 'decision.more' | 'decision.minions' | 'decision.cards' {
  const isEvery = (isIt: (option: Option) => boolean) =>
    choices.length > 0 && choices.every(({ option }) => isIt(option))
  if (isEvery(({ kind }) => kind === 'send-minion')) return 'decision.minions'
  return isEvery((option) => option.kind === 'card' && option.verb === 'use')
    ? 'decision.cards'
    : 'decision.more'
}
