import { daylightAt } from '@charterstone/art/scene/daylight.ts'
import { centreOf, PROGRESS_LABEL_LEFT, REPUTATION_NOTE_RIGHT } from '@charterstone/art/scene/layout.ts'
import type { ChosenBy } from '@charterstone/art/scene/spot-button.tsx'
import { VillageScene } from '@charterstone/art/scene/village-scene.tsx'
import type { Board, Decision } from '@charterstone/engine'
import { type CSSProperties, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAttention, useAttentionActions } from '../../../table/attention.ts'
import { type Choice, choicesAt } from '../../../table/model/target.ts'
import { LitSpot } from '../../../table/parts/lit-spot.tsx'
import { usePick } from '../../../table/pick.ts'
import { useSceneProps } from '../../../table/scene-props.ts'
import { useTable, useTableNow } from '../../../table/table-context.tsx'
import { useMoments } from '../../moments/moments.ts'
import { MoveCaption } from '../motion/caption.tsx'
import { Construction } from '../motion/construction.tsx'
import { usePlayedSpot } from '../motion/theatre.ts'
import { Trails } from '../motion/trails.tsx'
import { PlanFlags } from '../plan/plan-flags.tsx'
import { Surface } from '../surfaces/surface.tsx'
import {
  boxRound,
  cameraOn,
  isInView,
  lookingAt,
  projectionOf,
  readable,
  type Size,
  WHOLE,
} from './camera.ts'
import { GateButtons } from './gate-buttons.tsx'
import { NamePlates } from './name-plates.tsx'
import { useCamera } from './use-camera.ts'
import { useSpotLabel } from './use-spot-label.ts'
import classes from './village.module.css'
import { VillageControls } from './village-controls.tsx'
import { WayChooser } from './way-chooser.tsx'

type VillageProps = {
  /** On a phone a tap only selects, and the village opens on its options. */
  readonly isPhone?: boolean
}

/** Several ways to use one building, and the decision that they belong to. */
type Ways = { readonly of: Decision | null; readonly choices: readonly Choice[] }
/** Always the same element, so that the village is not drawn again for it. */
const TRAILS = <Trails />
const NO_WAYS: Ways = { of: null, choices: [] }

/** The board: the picture, what can be chosen in it, and a camera to look closer. */
export function Village({ isPhone = false }: VillageProps) {
  const { view, board, choices, decision } = useTable()
  const tableNow = useTableNow()
  const { lookAt, lookAway } = useAttentionActions()
  const pick = usePick()
  const frame = useRef<HTMLDivElement>(null)
  const control = useCamera(frame)
  const { camera, area, setCamera, isMoving, handlers } = control
  const { scale, left, top } = projectionOf(camera, area)
  const scene = useSceneProps()
  const labelOf = useSpotLabel()
  const [focused, setFocused] = useState<number | null>(null)
  const [ways, setWays] = useState(NO_WAYS)
  const looked = useAttention(({ subject }) => (subject?.kind === 'spot' ? subject.spot : null))
  const hasNames = useAttention((attention) => attention.hasNames)

  const elementOf = useCallback(
    (spot: number) => frame.current?.querySelector(`[data-spot="${spot}"]`) ?? null,
    [],
  )
  const onHover = useCallback(
    (spot: number | null) => {
      if (spot === null) lookAway(null, 'pointer')
      else lookAt({ kind: 'spot', spot }, elementOf(spot), 'pointer')
    },
    [elementOf, lookAt, lookAway],
  )
  const onFocus = useCallback(
    (spot: number | null) => {
      const element = spot === null ? null : elementOf(spot)
      const isByKey = element?.matches(':focus-visible') ?? false
      setFocused(isByKey ? spot : null)
      if (spot !== null && isByKey) lookAt({ kind: 'spot', spot }, element, 'focus')
      if (spot === null) lookAway(null, 'focus')
    },
    [elementOf, lookAt, lookAway],
  )
  const onChoose = useCallback(
    (spot: number, by: ChosenBy) => {
      if (by === 'touch') {
        lookAt({ kind: 'spot', spot }, elementOf(spot), 'touch')
        return
      }
      const now = tableNow()
      const here = choicesAt(now.choices, { kind: 'spot', spot })
      const [only] = here
      if (here.length > 1) setWays({ of: now.decision, choices: here })
      else if (only !== undefined) pick(only.key)
    },
    [tableNow, elementOf, lookAt, pick],
  )

  const showOptions = useEffectEvent((asked: Decision | null, size: Size) => {
    const spots = choices.flatMap(({ target }) => (target.kind === 'spot' ? [target.spot] : []))
    if (asked === null || spots.length === 0) return
    const box = boxRound(spots.map((spot) => centreOf(spot, view.table.covers)))
    setCamera(lookingAt(box, size))
  })
  useEffect(() => {
    if (isPhone) showOptions(decision, area)
  }, [isPhone, decision, area])
  // Whatever is looked at by key or finger, the moves of others and new houses come into view.
  const bringIntoView = useEffectEvent((spot: number) => {
    const [x, y] = centreOf(spot, view.table.covers)
    if (!isInView({ x, y }, camera, area)) setCamera({ ...camera, x, y })
  })
  useEffect(() => {
    if (looked !== null) bringIntoView(looked)
  }, [looked])
  const showNames = useEffectEvent(() => setCamera(readable(camera, area)))
  useEffect(() => {
    if (isPhone && hasNames) showNames()
  }, [isPhone, hasNames])
  const played = usePlayedSpot()
  useEffect(() => {
    if (played !== null) bringIntoView(played)
  }, [played])
  const rising = useMoments(({ queue: [first] }) => (first?.kind === 'construction' ? first.spot : null))
  useEffect(() => {
    if (rising !== null) bringIntoView(rising)
  }, [rising])

  return (
    <main
      className={classes.village}
      ref={frame}
      data-village
      data-phone={isPhone || undefined}
      style={surroundings(board.progress)}
      {...handlers}
    >
      <div
        className={classes.stage}
        data-moving={isMoving || undefined}
        data-names={hasNames || undefined}
        data-cuts-left={left + PROGRESS_LABEL_LEFT * scale < 0 || undefined}
        data-cuts-right={left + REPUTATION_NOTE_RIGHT * scale > area.width || undefined}
        style={{ transform: `translate(${left}px, ${top}px) scale(${scale})` }}
      >
        <VillageScene
          {...scene}
          isGradual
          underSigns={TRAILS}
          hovered={looked}
          focused={focused}
          labelOf={labelOf}
          onHover={onHover}
          onFocus={onFocus}
          onChoose={onChoose}
        />
        {hasNames && <NamePlates scale={scale} />}
        <PlanFlags scale={scale} />
        <LitSpot covers={view.table.covers} />
        <Construction />
        <GateButtons onZoom={(box) => setCamera(camera.zoom > 1.05 ? WHOLE : cameraOn(box, area))} />
      </div>
      <MoveCaption projection={{ scale, left, top }} area={area} />
      <VillageControls control={control} isPhone={isPhone} />
      {!isPhone && <Surface />}
      {ways.of !== null && ways.of === decision && (
        <WayChooser ways={ways.choices} onClose={() => setWays(NO_WAYS)} />
      )}
    </main>
  )
}

/** Beyond the picture its sky goes on above and its meadow below, in the light of the hour; they move with the picture. */
function surroundings({ space, last }: Board['progress']): CSSProperties {
  const { top, horizon, tint, tintOpacity } = daylightAt(space, last)
  return {
    '--sky': top,
    '--horizon': horizon,
    '--tint': tint,
    '--tint-share': `${Math.round(tintOpacity * 100)}%`,
  } as CSSProperties
}
