import { Icon } from '@charterstone/art/icons/icon.tsx'
import { sentenceOfOption } from '@charterstone/engine'
import type { ReactNode } from 'react'
import { useSay } from '../../words/speech.ts'
import { type Anchor, anchorOf } from '../anchor.ts'
import { keyLookedAt, type Subject, useAttention, useAttentionActions } from '../attention.ts'
import type { Choice } from '../model/target.ts'
import { useOpenThing } from '../open-thing.ts'
import { usePick } from '../pick.ts'
import { useTablePart } from '../table-context.tsx'
import classes from './option-card.module.css'
import frame from './option-frame.module.css'

type OptionCardProps = {
  readonly card: number
  readonly choice: Choice
  readonly className?: string | undefined
  /** Its address, for tokens that fly there. */
  readonly at?: Anchor
  /** What to look at closely; nothing for null. */
  readonly subject: Subject | null
  /** What a screen reader says of it; its own text unless something else is given. */
  readonly said?: string
  /** There is room for the word on the button that chooses it. */
  readonly isRoomy?: boolean
  readonly children: ReactNode
}

/** A card that is an answer now: it glows; a press opens its detail, and the button on it chooses it. */
export function OptionCard({
  card,
  choice,
  className,
  at,
  subject,
  said,
  isRoomy,
  children,
}: OptionCardProps) {
  const { attentionProps, lookNowhere } = useAttentionActions()
  const openThing = useOpenThing()
  const isChosen = useAttention(({ chosen }) => chosen === choice.key)
  const isLooked = useAttention((attention) => keyLookedAt(attention.subject) === choice.key)
  const { onPointerEnter, onPointerLeave, onFocus, onBlur } =
    subject === null ? NO_ATTENTION : attentionProps(subject)
  const open = () => {
    lookNowhere()
    openThing(card)
  }
  return (
    <span
      className={classes.place}
      data-option-card
      data-roomy={isRoomy || undefined}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <button
        type="button"
        className={[className, frame.frame].filter(Boolean).join(' ')}
        aria-label={said}
        aria-haspopup="dialog"
        data-at={at && anchorOf(at)}
        data-card={card}
        data-chosen={isChosen || undefined}
        data-looked={isLooked || undefined}
        onClick={open}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {children}
      </button>
      <ChooseButton choice={choice} onFocus={onFocus} onBlur={onBlur} />
    </span>
  )
}

type AttentionProps = ReturnType<ReturnType<typeof useAttentionActions>['attentionProps']>

const NO_ATTENTION: Partial<AttentionProps> = {}

type ChooseButtonProps = {
  readonly choice: Choice
  readonly onFocus: AttentionProps['onFocus'] | undefined
  readonly onBlur: AttentionProps['onBlur'] | undefined
}

function ChooseButton({ choice: { key, option }, onFocus, onBlur }: ChooseButtonProps) {
  const say = useSay()
  const cast = useTablePart((table) => table.cast)
  const pick = usePick()
  const sentence = sentenceOfOption(cast, option)
  return (
    <button
      type="button"
      className={classes.choose}
      aria-label={sentence}
      data-hint={sentence}
      data-option={key}
      onClick={() => pick(key)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <Icon name="check" size={16} />
      <span className={classes.word}>{say('decision.choose')}</span>
    </button>
  )
}
