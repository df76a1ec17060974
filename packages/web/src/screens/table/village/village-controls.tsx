import { Icon } from '@charterstone/art/icons/icon.tsx'
import { COMMONS_CENTRES, PLOT_CENTRES, SCENE_HEIGHT, SCENE_WIDTH } from '@charterstone/art/scene/layout.ts'
import { CHARTERS } from '@charterstone/engine'
import { useAttention, useAttentionActions } from '../../../table/attention.ts'
import { useSay } from '../../../words/speech.ts'
import { projectionOf, WHOLE, zoomedAt } from './camera.ts'
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

/** Coloured dots for tiles, and the part that is seen. */
function VillageMap({ control: { camera, area } }: { readonly control: CameraControl }) {
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
