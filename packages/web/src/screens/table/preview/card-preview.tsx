import { faceOf } from '../../../table/model/card-face.ts'
import { textOfCard } from '../../../table/model/card-text.ts'
import { reasonOfCard } from '../../../table/model/target.ts'
import { CardDetail, PictureOfThing } from '../../../table/parts/card-detail.tsx'
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
  const { words, catalogue, closed } = useTable()
  const text = textOfCard(words, catalogue, card)
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{text?.name}</h2>
        <span className={classes.sub}>{text?.type}</span>
      </div>
      {hasPicture && faceOf(catalogue, card) !== null && (
        <span className={classes.picture}>
          <PictureOfThing number={card} />
        </span>
      )}
      <CardDetail number={card} />
      <ReasonLine reason={optionKey === null ? reasonOfCard(closed, card) : undefined} />
      {optionKey !== null && <ConsequenceLines optionKey={optionKey} />}
    </>
  )
}
