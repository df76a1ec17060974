import { describe, FIRST_TILE, nameOf, sentenceOfOption } from '@charterstone/engine'
import { BuildingArt } from '../../../art/buildings/building-art.tsx'
import { Island } from '../../../art/buildings/island.tsx'
import { OptionButton } from '../decision/option-button.tsx'
import { charterOfSeat } from '../model/charters.ts'
import { useTable } from '../table-context.tsx'
import { buildingByNumber } from '../village/scene-props.ts'
import classes from './surface.module.css'

/** One's own islands that are not in play yet, with what stands on them. */
export function IslandTiles() {
  const { choices, decision, view, cast, words, catalogue } = useTable()
  if (decision === null) return null
  const charter = charterOfSeat(view, decision.seat)
  return (
    <div className={classes.cards} data-small>
      {choices.map(({ key }, place) => {
        const spot = decision.values[place] ?? FIRST_TILE
        const number = view.legacy.buildings[spot] ?? 0
        const building = buildingByNumber(catalogue.buildings, number)
        return (
          <OptionButton key={key} optionKey={key} className={classes.card} subject={null}>
            <span className={classes.portrait}>
              <svg viewBox="-60 -58 120 104" aria-hidden="true">
                <Island charter={charter} kind={building === null ? 'plot' : 'built'}>
                  {building !== null && <BuildingArt building={building} />}
                </Island>
              </svg>
            </span>
            <span className={classes.name}>
              {building === null ? sentenceOfOption(cast, decision, key) : nameOf(words, number)}
            </span>
            <span className={classes.text}>
              {building === null ? null : describe(words, catalogue, number)?.text}
            </span>
          </OptionButton>
        )
      })}
    </div>
  )
}
