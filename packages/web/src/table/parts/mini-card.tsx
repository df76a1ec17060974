import { Icon } from '@charterstone/art/icons/icon.tsx'
import { glyphsOfCost } from '@charterstone/art/strip/strip-glyph.ts'
import { GlyphRow, StripRow } from '@charterstone/art/strip/strip-row.tsx'
import { describe, nameOf, sentenceOfReason } from '@charterstone/engine'
import type { ReactNode } from 'react'
import { useSay } from '../../words/speech.ts'
import { type Anchor, anchorOf } from '../anchor.ts'
import { useAttentionActions } from '../attention.ts'
import { type CardFace, faceOf } from '../model/card-face.ts'
import { type Choice, reasonOfCard } from '../model/target.ts'
import { useTable } from '../table-context.tsx'
import { longWordIn } from './long-word.ts'
import classes from './mini-card.module.css'
import { isTouch, OptionButton } from './option-button.tsx'

type MiniCardProps = {
  readonly card: number
  /** The choice that it stands for now; null for none. */
  readonly choice: Choice | null
  readonly at: Anchor
  /** Name and type only, where many cards share a row. */
  readonly isFlat?: boolean
}

/** A card on the table: type, name, strip, one line of note. Everything else on a closer look. */
export function MiniCard({ card, choice, at, isFlat = false }: MiniCardProps) {
  const { words, catalogue, closed } = useTable()
  const { attentionProps, lookAt } = useAttentionActions()
  const reason = reasonOfCard(closed, card)
  const subject = { kind: 'card', card, key: choice?.key ?? null } as const
  const text = describe(words, catalogue, card)
  const why = reason === undefined ? '' : sentenceOfReason(words, reason)
  const said = [nameOf(words, card), text?.type, text?.text, why].filter(Boolean).join('. ')
  if (choice !== null) {
    return (
      <OptionButton className={classes.card} choice={choice} at={at} subject={subject}>
        <Face card={card} isFlat={isFlat} />
      </OptionButton>
    )
  }
  return (
    <button
      type="button"
      className={classes.card}
      data-at={anchorOf(at)}
      aria-label={said}
      data-closed={reason !== undefined || undefined}
      onClick={(event) => {
        if (isTouch(event.nativeEvent)) lookAt(subject, event.currentTarget, 'touch')
      }}
      {...attentionProps(subject)}
    >
      <Face card={card} isFlat={isFlat} />
    </button>
  )
}

function Face({ card, isFlat }: { readonly card: number; readonly isFlat: boolean }) {
  const say = useSay()
  const { words, catalogue } = useTable()
  const face = faceOf(catalogue, card)
  if (face === null) return <ObjectiveFace card={card} isFlat={isFlat} />
  return (
    <span className={classes.face} data-flat={isFlat || undefined}>
      <span className={classes.type}>
        <Icon name={face.type} size={16} />
        <span className={classes.word}>{say(`type.${face.type}`)}</span>
      </span>
      <Name>{nameOfCard(words, card, face)}</Name>
      {!isFlat && <Strip face={face} />}
    </span>
  )
}

function Name({ children }: { readonly children: string }) {
  return (
    <span className={classes.name} data-long={longWordIn(children)}>
      {children}
    </span>
  )
}

function nameOfCard(words: Parameters<typeof nameOf>[0], card: number, { building }: CardFace): string {
  return nameOf(words, building?.number ?? card)
}

function Strip({ face }: { readonly face: CardFace }) {
  const { words, catalogue } = useTable()
  const { cost, effects, building, type } = face
  return (
    <>
      <span className={classes.strip}>
        {type === 'building' ? (
          <GlyphRow glyphs={glyphsOfCost(cost)} size={16} />
        ) : (
          <StripRow cost={cost} effects={effects} size={15} />
        )}
      </span>
      <Note>
        {building === null ? describe(words, catalogue, face.card)?.text : <BuildingNote face={face} />}
      </Note>
    </>
  )
}

function BuildingNote({ face }: { readonly face: CardFace }) {
  const say = useSay()
  const { building, type } = face
  const crate = building?.crate ?? null
  const value = building?.value ?? 0
  if (type === 'constructed') return crate === null ? null : say('card.crate', { crate })
  return crate === null ? say('card.value', { value }) : say('card.value-crate', { value, crate })
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <span className={classes.note}>
      <span>{children}</span>
    </span>
  )
}

/** Private objectives are among the cards. */
function ObjectiveFace({ card, isFlat }: { readonly card: number; readonly isFlat: boolean }) {
  const { words, catalogue } = useTable()
  const text = describe(words, catalogue, card)
  return (
    <span className={classes.face} data-flat={isFlat || undefined}>
      <span className={classes.type}>
        <Icon name="objective" size={16} />
        <span className={classes.word}>{text?.type}</span>
      </span>
      <Name>{text?.name ?? ''}</Name>
      {!isFlat && <Note>{text?.text}</Note>}
    </span>
  )
}
