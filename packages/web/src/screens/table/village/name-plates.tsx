import { centreOf, visibleSpots } from '@charterstone/art/scene/layout.ts'
import { nameAt } from '../../../table/model/scene.ts'
import { useTable } from '../../../table/table-context.tsx'
import { platesOf } from './plates.ts'
import classes from './village.module.css'

/** Under the house, where the signboard hangs. */
const BELOW = 27
/** The size of letters in pixels of the window, as long as the tiles leave room for it. */
const LEGIBLE = 12
const SMALLEST = 13
const LARGEST = 16

/** The names of all buildings in place of their signboards, so that they cover no roof. */
export function NamePlates({ scale }: { readonly scale: number }) {
  const table = useTable()
  const { covers } = table.view.table
  const letters = Math.max(SMALLEST, Math.min(LARGEST, LEGIBLE / scale))
  const named = visibleSpots(covers).flatMap((spot) => {
    const name = nameAt(table, spot)
    const [x, y] = centreOf(spot, covers)
    return name === '' ? [] : [{ spot, name, x, y }]
  })
  const plates = platesOf(named, letters)
  return (
    <div aria-hidden="true">
      {named.map(({ spot, name, x, y }, index) => {
        const { lines = [name], size = letters } = plates[index] ?? {}
        return (
          <span key={spot} className={classes.plate} style={{ left: x, top: y + BELOW, fontSize: size }}>
            {lines.join('\n')}
          </span>
        )
      })}
    </div>
  )
}
