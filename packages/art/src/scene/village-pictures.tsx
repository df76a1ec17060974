import { memo } from 'react'
import { type Look, pictureOf } from '../ink/picture.ts'
import { writtenGroup } from '../ink/written-marks.ts'
import type { Daylight } from './daylight.ts'
import type { Place } from './place.ts'
import {
  type Buildings,
  glowPicture,
  groundPicture,
  islandsPicture,
  litHouses,
  signsPicture,
  windowsPicture,
} from './scene-strokes.ts'
import type { SceneView } from './spot-button.tsx'

type StandingProps = {
  readonly view: SceneView
  readonly places: readonly Place[]
  readonly buildings: Buildings
  readonly look: Look
}

/** An answer leaves the pictures alone unless it changes what stands. */
function isSame(a: StandingProps, b: StandingProps): boolean {
  return (
    a.view === b.view &&
    a.look === b.look &&
    a.places === b.places &&
    a.buildings.length === b.buildings.length &&
    a.buildings.every((building, spot) => building === b.buildings[spot])
  )
}

/** The land and the houses on it; and the islands when they rest, since every layer is drawn again with each answer. */
export const GroundPicture = memo(function GroundPicture({ view, places, buildings, look }: StandingProps) {
  const ground = groundPicture(places, buildings)
  const islands = isCalm(look) ? islandsOf(places, buildings).join('') : ''
  return <Picture source={pictureOf(view, look, ground + islands)} />
}, isSame)

/** The islands that float above the land. */
export const IslandPictures = memo(function IslandPictures({ view, places, buildings, look }: StandingProps) {
  if (isCalm(look)) return null
  const [first, second] = islandsOf(places, buildings)
  return (
    <>
      {first !== '' && <Picture className="village-island" source={pictureOf(view, look, first)} />}
      {second !== '' && (
        <Picture className="village-island is-second" source={pictureOf(view, look, second)} />
      )}
    </>
  )
}, isSame)

function isCalm(look: Look): boolean {
  return look.includes('data-motion="reduced"')
}

function islandsOf(places: readonly Place[], buildings: Buildings): readonly [string, string] {
  return [islandsPicture(places, buildings, 0), islandsPicture(places, buildings, 1)]
}

/** The signs of all houses. */
export const SignPicture = memo(function SignPicture({ view, places, buildings, look }: StandingProps) {
  return <Picture part="signs" source={pictureOf(view, look, signsPicture(places, buildings))} />
}, isSame)

/** Lit windows and the glow of each house, as strong as the evening. */
export const LightPictures = memo(function LightPictures({ view, places, buildings, look }: StandingProps) {
  const houses = litHouses(places, buildings)
  const glow = glowPicture(houses, 'glow')
  // At night the windows are lit already.
  const lights = look.includes('dark') ? glow : windowsPicture(houses) + writtenGroup({ opacity: 0.85 }, glow)
  return <Picture className="village-lights" source={pictureOf(view, look, lights)} />
}, isSame)

/** The colour of the evening over all that. */
export function EveningTint({ light }: { readonly light: Daylight }) {
  if (light.dusk === 0) return null
  return (
    <div
      className="village-layer village-tint"
      style={{ background: light.tint, opacity: light.tintOpacity }}
    />
  )
}

type PictureProps = { readonly source: string; readonly className?: string; readonly part?: string }

/** Decoded at once: a village that blinks when a house is built would be worse than one that is late. */
function Picture({ source, className, part }: PictureProps) {
  return (
    <img
      className={['village-layer village-picture', className].filter(Boolean).join(' ')}
      src={source}
      alt=""
      draggable={false}
      decoding="sync"
      data-picture={part}
    />
  )
}
