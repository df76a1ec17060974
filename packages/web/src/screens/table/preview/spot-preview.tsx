import { buildingOf, charterOfSpot, describe, nameOf } from '@charterstone/engine'
import { presenceAt } from '../../../table/model/presence.ts'
import { choiceAt, isAtSpot } from '../../../table/model/target.ts'
import { SignWithWords } from '../../../table/parts/card-sign.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { ConsequenceLines, ownerLine } from './consequence-lines.tsx'
import { PresenceLines } from './presence-lines.tsx'
import classes from './preview.module.css'
import { ReasonLine } from './reason-line.tsx'

/** A building or plot: what it costs and gives, what using it would lead to, why it is closed. */
export function SpotPreview({ spot }: { readonly spot: number }) {
  const say = useSay()
  const table = useTable()
  const { view, catalogue, choices, closed, words } = table
  const number = view.legacy.buildings[spot] ?? 0
  const building = buildingOf(catalogue, number)
  const charter = charterOfSpot(spot)
  const choice = choiceAt(choices, { kind: 'spot', spot })
  const reason = closed.find(({ target }) => isAtSpot(target, spot))?.reason
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>
          {building === undefined ? say('preview.plot') : nameOf(words, number)}
        </h2>
        <span className={classes.sub}>{ownerLine(say, table, charter, building?.value ?? null)}</span>
      </div>
      {building !== undefined && (
        <>
          <SignWithWords cost={building.cost} effects={building.benefit} />
          <p className={classes.text}>{describe(words, catalogue, number)?.text}</p>
        </>
      )}
      <PresenceLines presence={presenceAt(table, spot)} isOption={choice !== null} />
      <ReasonLine reason={choice === null ? reason : undefined} />
      {choice !== null && <ConsequenceLines optionKey={choice.key} />}
    </>
  )
}
