import { Icon } from '@charterstone/art/icons/icon.tsx'
import { CardPicture } from '@charterstone/art/things/card-picture.tsx'
import { buildingOf, type CatalogueKind, cardOf } from '@charterstone/engine'
import { useCatalogue, useGame, useReadable, useWords } from '../../session/use-game.ts'
import { faceOf } from '../model/card-face.ts'
import { showingOf, textOfCard } from '../model/card-text.ts'
import classes from './card-detail.module.css'
import { SignWithWords } from './card-sign.tsx'

/** Cards without a face or a building on them. */
const WITHOUT_PICTURE: readonly CatalogueKind[] = ['objective', 'victory-card', 'guidepost', 'location']

export function PictureOfThing({ number }: { readonly number: number }) {
  const catalogue = useCatalogue()
  const kind = cardOf(catalogue, number)?.kind
  if (kind === undefined) return null
  return WITHOUT_PICTURE.includes(kind) ? (
    <span className={classes.mark}>
      <Icon name={kind === 'objective' ? 'objective' : 'card'} size={64} />
    </span>
  ) : (
    <CardPicture number={number} building={buildingOf(catalogue, number)} size="100%" />
  )
}

/** Everything a card or building says: its sign, its text, its notes, a line of flavour. */
export function CardDetail({ number }: { readonly number: number }) {
  const catalogue = useCatalogue()
  const { view } = useGame()
  const words = useWords()
  const line = useReadable().flavour[number]
  const text = textOfCard(words, catalogue, number, showingOf(view))
  const sign = useSign(number)
  return (
    <>
      {sign !== null && <SignWithWords {...sign} />}
      {text !== null && text.text !== '' && <p className={classes.text}>{text.text}</p>}
      {text?.notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      {line !== undefined && <p className={classes.flavour}>{line}</p>}
    </>
  )
}

function useSign(number: number) {
  const catalogue = useCatalogue()
  const face = faceOf(catalogue, number)
  if (face !== null) return { build: face.build, cost: face.cost, effects: face.effects }
  const commons = buildingOf(catalogue, number)
  return commons === undefined ? null : { cost: commons.cost, effects: commons.benefit }
}
