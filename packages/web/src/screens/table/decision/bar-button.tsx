import { Icon } from '@charterstone/art/icons/icon.tsx'
import { StripRow } from '@charterstone/art/strip/strip-row.tsx'
import { describe, sentenceOfKey, sentenceOfReason } from '@charterstone/engine'
import { DropdownMenu } from 'radix-ui'
import { ClosedMenuItem, Menu, MenuItem } from '../../../shell/menu.tsx'
import { attentionProps, useAttention } from '../../../table/attention.ts'
import type { Choice, Closed } from '../../../table/model/target.ts'
import { pick } from '../../../table/pick.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from './decision-bar.module.css'
import { iconOfChoice } from './option-icon.ts'

const LAST_DIGIT = 9

type BarButtonProps = { readonly choice: Choice; readonly digit: number }

/** An answer that has no place on the table. */
export function BarButton({ choice, digit }: BarButtonProps) {
  const { catalogue, decision, view } = useTable()
  const isChosen = useAttention(({ chosen }) => chosen === choice.key)
  const frame = view.stack.at(-1)
  const text = useTextOf(choice)
  if (decision === null) return null
  const list = frame?.kind === 'choose' ? frame.lists[decision.options.indexOf(choice.key)] : undefined
  return (
    <button
      type="button"
      className={classes.button}
      data-option={choice.key}
      data-chosen={isChosen || undefined}
      onClick={() => pick(choice.key)}
      {...attentionProps(subjectOf(choice))}
    >
      {list === undefined ? (
        <Icon name={iconOfChoice(catalogue, decision, choice, frame)} size={20} />
      ) : (
        <StripRow effects={list} size={19} />
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

/** What the button says; whoever gives no name does not exactly decline. */
export function useTextOf({ key }: Choice): string {
  const say = useSay()
  const { cast, decision, view } = useTable()
  if (decision === null) return ''
  if (decision.kind === 'name' && key === 'skip') return say('decision.no-name')
  return sentenceOfKey(cast, decision, key, view.stack.at(-1))
}

/** Dashed, with a lock and the reason. */
export function ClosedButton({ option }: { readonly option: Closed }) {
  const { cast, words, decision, catalogue } = useTable()
  if (decision === null) return null
  const { target } = option
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
      <Icon name={iconOfChoice(catalogue, decision, option, undefined)} size={20} />
      <span>{sentenceOfKey(cast, decision, option.key)}</span>
      <small>
        <Icon name="lock" size={14} />
        {sentenceOfReason(words, option.reason).replace(/\.$/, '')}
      </small>
    </button>
  )
}

type MoreButtonProps = { readonly choices: readonly Choice[]; readonly closed: readonly Closed[] }

/** What does not fit in the bar, what is closed last. */
export function MoreButton({ choices, closed }: MoreButtonProps) {
  const say = useSay()
  const { cast, words, decision, view, catalogue } = useTable()
  if (decision === null) return null
  const frame = view.stack.at(-1)
  return (
    <Menu
      side="top"
      trigger={
        <DropdownMenu.Trigger className={classes.button} data-more={choices.length}>
          <Icon name="more" size={20} />
          {say('decision.more', { count: choices.length + closed.length })}
        </DropdownMenu.Trigger>
      }
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.key}
          icon={iconOfChoice(catalogue, decision, choice, frame)}
          option={choice.key}
          onSelect={() => pick(choice.key)}
        >
          {sentenceOfKey(cast, decision, choice.key, frame)}
        </MenuItem>
      ))}
      {closed.map((option) => (
        <ClosedMenuItem
          key={option.key}
          icon={iconOfChoice(catalogue, decision, option, frame)}
          reason={sentenceOfReason(words, option.reason)}
        >
          {sentenceOfKey(cast, decision, option.key, frame)}
        </ClosedMenuItem>
      ))}
    </Menu>
  )
}
