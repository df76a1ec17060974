import { CardPicture } from '@charterstone/art/things/card-picture.tsx'
import { describe } from '@charterstone/engine'
import { useReadable } from '../../../session/use-game.ts'
import { faceOf } from '../../../table/model/card-face.ts'
import { reasonOfCard } from '../../../table/model/target.ts'
import { useTable } from '../../../table/table-context.tsx'
import { ConsequenceLines } from './consequence-lines.tsx'
import classes from './preview.module.css'
import { ReasonLine } from './reason-line.tsx'

type CardPreviewProps = {
  readonly card: number
  readonly optionKey: string | null
  readonly hasPicture?: boolean
}

/** A card, enlarged: its picture, its whole text, and what taking it leads to. */
export function CardPreview({ card, optionKey, hasPicture = true }: CardPreviewProps) {
  const { words, catalogue, view, closed } = useTable()
  const { flavour } = useReadable()
  const face = faceOf(catalogue, card)
  const text = describe(words, catalogue, face?.building?.number ?? card, {
    objectiveVp: view.legacy.houseRules.objectiveVp === 'printed',
    spectral: view.legacy.spectral >= 0,
  })
  const line = flavour[card]
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{text?.name}</h2>
        <span className={classes.sub}>{text?.type}</span>
      </div>
      {hasPicture && face !== null && (
        <span className={classes.picture}>
          <CardPicture number={card} building={face.building ?? undefined} size="100%" />
        </span>
      )}
      <p className={classes.text}>{text?.text}</p>
      {text?.notes.map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      {line !== undefined && <p className={classes.flavour}>{line}</p>}
      <ReasonLine reason={optionKey === null ? reasonOfCard(closed, card) : undefined} />
      {optionKey !== null && <ConsequenceLines optionKey={optionKey} />}
    </>
  )
}
