import { buildingStrokes } from '@charterstone/art/buildings/building-strokes.ts'
import { islandStrokes } from '@charterstone/art/buildings/island-strokes.ts'
import { landmarkStrokes } from '@charterstone/art/buildings/landmarks.ts'
import { Strokes } from '@charterstone/art/ink/strokes.tsx'
import {
  buildingOf,
  describe,
  nameOf,
  numberInCharter,
  type Option,
  sentenceOfOption,
  sentenceOfReason,
} from '@charterstone/engine'
import { charterOfSeat } from '../../../table/model/charters.ts'
import { OptionButton } from '../../../table/parts/option-button.tsx'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { ClosedThing } from '../decision/closed-thing.tsx'
import classes from './surface.module.css'

/** One's own islands, with what stands on them; those in play are closed. */
export function IslandTiles() {
  const { choices, closed, decision, words } = useTable()
  if (decision === null) return null
  return (
    <div className={classes.cards} data-small>
      {choices.map((choice) => (
        <OptionButton key={choice.key} choice={choice} className={classes.card} subject={null}>
          <TileFace option={choice.option} />
        </OptionButton>
      ))}
      {closed.map((tile) => (
        <ClosedThing key={tile.key} closed={tile} className={classes.card}>
          <TileFace option={tile.option} />
          <span className={classes.why}>{sentenceOfReason(words, tile.reason)}</span>
        </ClosedThing>
      ))}
    </div>
  )
}

function TileFace({ option }: { readonly option: Option }) {
  const say = useSay()
  const { decision, view, cast, words, catalogue } = useTable()
  if (decision === null) return null
  const number = option.kind === 'plot' ? (view.legacy.buildings[option.spot] ?? 0) : 0
  const building = buildingOf(catalogue, number) ?? null
  const charter = charterOfSeat(view, decision.seat)
  return (
    <>
      <span className={classes.portrait}>
        <svg viewBox="-60 -58 120 104" aria-hidden="true">
          <Strokes
            text={
              building === null
                ? islandStrokes(charter, 'plot', landmarkStrokes(islandOf(option)))
                : islandStrokes(charter, 'built', buildingStrokes(building))
            }
          />
        </svg>
      </span>
      <span className={classes.name}>
        {building === null ? sentenceOfOption(cast, option) : nameOf(words, number)}
      </span>
      <span className={classes.text}>
        {building === null ? say('islands.empty') : describe(words, catalogue, number)?.text}
      </span>
    </>
  )
}

/** Which of the four islands of its charter, from 0. */
function islandOf(option: Option): number {
  return option.kind === 'plot' ? numberInCharter(option.spot) - 1 : 0
}
