import { Icon } from '@charterstone/art/icons/icon.tsx'
import { nameOf, type Words } from '@charterstone/engine'
import { memo } from 'react'
import { useCatalogue, useWords } from '../../session/use-game.ts'
import { useSay } from '../../words/speech.ts'
import { type CardFace as Face, faceOf } from '../model/card-face.ts'
import { textOfCard } from '../model/card-text.ts'
import classes from './card-face.module.css'
import { CardSign } from './card-sign.tsx'
import { iconOfThing } from './icon-of-thing.ts'
import { longWordIn } from './long-word.ts'

/** `small`: an upright card; `flat`: name and sign, where many share a row; `row`: full width and the whole text. */
export type CardLook = 'small' | 'flat' | 'row'

type CardFaceProps = { readonly card: number; readonly look: CardLook }

/** What is printed on a card: type, name, sign, text. */
export const CardFace = memo(function CardFace({ card, look }: CardFaceProps) {
  const say = useSay()
  const catalogue = useCatalogue()
  const words = useWords()
  const face = faceOf(catalogue, card)
  const text = textOfCard(words, catalogue, card)
  const name = nameOnCard(words, card, face)
  return (
    <span className={classes.face} data-look={look}>
      <span className={classes.type}>
        <Icon name={iconOfThing(catalogue, card)} size={16} />
        <span className={classes.word} data-icon-says={face?.type === 'constructed' || undefined}>
          {face === null || look === 'row' ? text?.type : say(`type.${face.type}`)}
        </span>
        <Crate face={face} />
      </span>
      <span className={classes.name} data-long={longWordIn(name)}>
        {name}
      </span>
      {face !== null && (
        <span className={classes.signs}>
          <CardSign face={face} size={look === 'row' ? 18 : 15} hasBuild={look !== 'flat'} />
        </span>
      )}
      {look !== 'flat' && (
        <Note face={face} look={look}>
          {text?.text ?? ''}
        </Note>
      )}
    </span>
  )
})

/** A plan bears the name of its building; the type says the rest. */
function nameOnCard(words: Words, card: number, face: Face | null): string {
  return nameOf(words, face?.building?.number ?? card)
}

function Crate({ face }: { readonly face: Face | null }) {
  const say = useSay()
  const crate = face?.building?.crate ?? null
  if (crate === null) return null
  return (
    <span className={classes.crate} data-hint={say('card.crate', { crate })}>
      <Icon name="crate" size={15} />
      {crate}
    </span>
  )
}

type NoteProps = { readonly face: Face | null; readonly look: CardLook; readonly children: string }

/** A row has the whole text. A small building card has its sign instead, and a line about its worth. */
function Note({ face, look, children }: NoteProps) {
  const say = useSay()
  const value = face?.type === 'building' ? (face.building?.value ?? null) : null
  const worth = value === null ? '' : say('card.value', { value })
  const text = look === 'row' || (face?.building ?? null) === null ? children : ''
  return (
    <span className={classes.note}>
      <span>{[worth, text].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
