import { centreOf, visibleSpots } from '@charterstone/art/scene/layout.ts'
import { nameAt } from '../../../table/model/scene.ts'
import { longWordIn } from '../../../table/parts/long-word.ts'
import { useTable } from '../../../table/table-context.tsx'
import classes from './village.module.css'

/** Under the house, where the signboard hangs. */
const BELOW = 27
const SMALLEST = 12
const LARGEST = 13

/** The names of all buildings in place of their signboards, so that they cover no roof. */
export function NamePlates({ scale }: { readonly scale: number }) {
  const table = useTable()
  const { covers } = table.view.table
  const size = Math.max(LARGEST, SMALLEST / scale)
  return (
    <div aria-hidden="true">
      {visibleSpots(covers).map((spot) => {
        const name = nameAt(table, spot)
        if (name === '') return null
        const [x, y] = centreOf(spot, covers)
        return (
          <span
            key={spot}
            className={classes.plate}
            data-long={longWordIn(name)}
            style={{ left: x, top: y + BELOW, fontSize: size }}
          >
            {name}
          </span>
        )
      })}
    </div>
  )
}
