import { visibleSpots } from '@charterstone/art/scene/layout.ts'
import { CHARTERS, charterOfSpot } from '@charterstone/engine'
import { seatOfCharter } from '../../../table/model/charters.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { useSpotLabel } from '../village/use-spot-label.ts'
import classes from './words-view.module.css'

const COMMONS = -1

/** The commons and the six charters, building by building. */
export function VillageInWords() {
  const say = useSay()
  const table = useTable()
  const { view, cast, words } = table
  const labelOf = useSpotLabel()
  const spots = visibleSpots(view.table.covers)
  return (
    <section>
      <h2>{say('village.label')}</h2>
      <div className={classes.columns}>
        {[COMMONS, ...CHARTERS.keys()].map((charter) => (
          <div key={charter}>
            <h3>
              {charter === COMMONS ? words.rules.commons.name : cast.charters[charter]}
              {charter !== COMMONS &&
                ` (${cast.seats[seatOfCharter(view, charter)] ?? say('village.empty')})`}
            </h3>
            <ul>
              {spots
                .filter((spot) => charterOfSpot(spot) === charter)
                .map((spot) => (
                  <li key={spot}>{labelOf(spot)}</li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
