import { BuildingArt } from '@charterstone/art/buildings/building-art.tsx'
import { Island } from '@charterstone/art/buildings/island.tsx'
import { describe, nameOf, sentenceOfKey, sentenceOfReason, tileSpot } from '@charterstone/engine'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { buildingByNumber } from '../../../table/model/scene.ts'
import { OptionButton } from '../../../table/parts/option-button.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { ClosedThing } from '../decision/closed-thing.tsx'
import classes from './surface.module.css'

/** One's own islands, with what stands on them; those in play are closed. */
export function IslandTiles() {
  const { choices, closed, decision, words } = useTable()
  if (decision === null) return null
  return (
    <div className={classes.cards} data-small>
      {choices.map(({ key }) => (
        <OptionButton key={key} optionKey={key} className={classes.card} subject={null}>
          <TileFace optionKey={key} />
        </OptionButton>
      ))}
      {closed.map((option) => (
        <ClosedThing key={option.key} option={option} className={classes.card}>
          <TileFace optionKey={option.key} />
          <span className={classes.why}>{sentenceOfReason(words, option.reason)}</span>
        </ClosedThing>
      ))}
    </div>
  )
}

function TileFace({ optionKey }: { readonly optionKey: string }) {
  const { decision, view, cast, words, catalogue } = useTable()
  if (decision === null) return null
  const tile = Number(optionKey.slice('island:'.length)) - 1
  const spot = tileSpot(view.table.seats[decision.seat]?.charter ?? 0, tile)
  const number = view.legacy.buildings[spot] ?? 0
  const building = buildingByNumber(catalogue.buildings, number)
  return (
    <>
      <span className={classes.portrait}>
        <svg viewBox="-60 -58 120 104" aria-hidden="true">
          <Island charter={charterOfSeat(view, decision.seat)} kind={building === null ? 'plot' : 'built'}>
            {building !== null && <BuildingArt building={building} />}
          </Island>
        </svg>
      </span>
      <span className={classes.name}>
        {building === null ? sentenceOfKey(cast, decision, optionKey) : nameOf(words, number)}
      </span>
      <span className={classes.text}>
        {building === null ? null : describe(words, catalogue, number)?.text}
      </span>
    </>
  )
}
