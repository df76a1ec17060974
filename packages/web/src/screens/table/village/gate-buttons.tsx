import { GATES, viewOfCharter } from '@charterstone/art/scene/layout.ts'
import { CHARTERS } from '@charterstone/engine'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from './village.module.css'

type GateButtonsProps = {
  readonly onZoom: (box: readonly [x: number, y: number, width: number, height: number]) => void
}

/** A press on a charter's emblem looks closer at it. */
export function GateButtons({ onZoom }: GateButtonsProps) {
  const say = useSay()
  const { cast } = useTable()
  return CHARTERS.map((charter, index) => {
    const [x, y] = GATES[charter]
    const said = say('village.zoom-to', { name: cast.charters[index] ?? '' })
    return (
      <button
        key={charter}
        type="button"
        tabIndex={-1}
        className={classes.gate}
        style={{ left: x, top: y }}
        aria-label={said}
        data-hint={said}
        onClick={() => onZoom(viewOfCharter(charter))}
      />
    )
  })
}
