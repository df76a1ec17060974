import { Icon } from '@charterstone/art/icons/icon.tsx'
import {
  COMMONS_CENTRES,
  centreOf,
  GATES,
  PLOT_CENTRES,
  SCENE_HEIGHT,
  SCENE_WIDTH,
} from '@charterstone/art/scene/layout.ts'
import { CHARTERS } from '@charterstone/engine'
import { useAttention, useAttentionActions } from '../../../table/attention.ts'
import { useTable } from '../../../table/table-context.tsx'
import { useSay } from '../../../words/speech.ts'
import { type Box, isUnder, projectionOf, type Size, WHOLE, zoomedAt } from './camera.ts'
import type { CameraControl } from './use-camera.ts'
import classes from './village.module.css'

type VillageControlsProps = { readonly control: CameraControl; readonly isPhone: boolean }

const STEP = 1.5

/** Names, a closer look, and the whole again; on a phone also where one is. */
export function VillageControls({ control, isPhone }: VillageControlsProps) {
  const say = useSay()
  const { camera, area, setCamera } = control
  const { toggleNames } = useAttentionActions()
  const hasNames = useAttention((attention) => attention.hasNames)
  const isZoomed = camera.zoom > 1.01
  return (
    <>
      <div className={classes.controls}>
        <button
          type="button"
          className={classes.control}
          aria-pressed={hasNames}
          aria-label={say('village.names')}
          data-hint={`${say('village.names')} (N)`}
          onClick={toggleNames}
        >
          <Icon name="text-size" size={19} />
        </button>
        <button
          type="button"
          className={classes.control}
          aria-label={say('village.zoom')}
          data-hint={say('village.zoom')}
          onClick={() => setCamera(zoomedAt(camera, area, STEP, area.width / 2, area.height / 2))}
        >
          <Icon name="zoom" size={19} />
        </button>
        {(isZoomed || isPhone) && (
          <button
            type="button"
            className={classes.control}
            aria-label={say('village.whole')}
            data-hint={say('village.whole')}
            onClick={() => setCamera(WHOLE)}
          >
            <Icon name="fit" size={19} />
          </button>
        )}
      </div>
      {isPhone && camera.zoom > 1.25 && isDrawn(control) && <VillageMap control={control} />}
    </>
  )
}

/** Behind another tab of the phone the village has no size. */
function isDrawn({ area }: CameraControl): boolean {
  return area.width > 0 && area.height > 0
}

const MAP = { width: 92, height: 64, right: 10, bottom: 8 }

function mapBox({ width, height }: Size): Box {
  return [width - MAP.right - MAP.width, height - MAP.bottom - MAP.height, MAP.width, MAP.height]
}

/** Coloured dots for tiles, and the part that is seen. At rest it covers nothing that can be chosen, and no name. */
function VillageMap({ control: { camera, area, isMoving } }: { readonly control: CameraControl }) {
  const { choices, view } = useTable()
  const options = choices.flatMap(({ target }) =>
    target.kind === 'spot' ? [centreOf(target.spot, view.table.covers)] : [],
  )
  if (!isMoving && isUnder(mapBox(area), [...options, ...Object.values(GATES)], camera, area)) return null
  const { scale, left, top } = projectionOf(camera, area)
  return (
    <svg className={classes.minimap} viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`} aria-hidden="true">
      {CHARTERS.map((charter) => (
        <g key={charter} fill={`var(--${charter})`}>
          {PLOT_CENTRES[charter].map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={38} />
          ))}
        </g>
      ))}
      <g fill="var(--commons-ground)">
        {COMMONS_CENTRES.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={38} />
        ))}
      </g>
      <rect
        x={-left / scale}
        y={-top / scale}
        width={area.width / scale}
        height={area.height / scale}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={18}
      />
    </svg>
  )
}
