import { SCENE_HEIGHT, SCENE_WIDTH } from '@charterstone/art/scene/layout.ts'

/** What part of the village is seen: how many times larger than the whole, round which point of the scene. */
export type Camera = { readonly zoom: number; readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }
export type Box = readonly [x: number, y: number, width: number, height: number]
/** From the scene to the area it is shown in. */
export type Projection = { readonly scale: number; readonly left: number; readonly top: number }

export const WHOLE: Camera = { zoom: 1, x: SCENE_WIDTH / 2, y: SCENE_HEIGHT / 2 }
/** Tiles are never drawn larger than this. */
const LARGEST_SCALE = 2.6

export function fitOf({ width, height }: Size): number {
  return Math.min(width / SCENE_WIDTH, height / SCENE_HEIGHT)
}

export function projectionOf(camera: Camera, area: Size): Projection {
  const scale = fitOf(area) * camera.zoom
  return {
    scale,
    left: edge(area.width, SCENE_WIDTH * scale, camera.x * scale),
    top: edge(area.height, SCENE_HEIGHT * scale, camera.y * scale),
  }
}

/** Centred while it is smaller than the area, and never leaving a gap when it is larger. */
function edge(room: number, size: number, centre: number): number {
  if (size <= room) return (room - size) / 2
  return Math.min(0, Math.max(room - size, room / 2 - centre))
}

/** The same camera, held within the scene. */
export function held(camera: Camera, area: Size): Camera {
  const fit = fitOf(area)
  const zoom = Math.max(1, Math.min(camera.zoom, Math.max(1, LARGEST_SCALE / fit)))
  const { scale, left, top } = projectionOf({ ...camera, zoom }, area)
  return { zoom, x: (area.width / 2 - left) / scale, y: (area.height / 2 - top) / scale }
}

/** Zooms so that the point of the area under the fingers stays where it is. */
export function zoomedAt(camera: Camera, area: Size, factor: number, px: number, py: number): Camera {
  const before = projectionOf(camera, area)
  const x = (px - before.left) / before.scale
  const y = (py - before.top) / before.scale
  const next = held({ ...camera, zoom: camera.zoom * factor }, area)
  const scale = fitOf(area) * next.zoom
  return held(
    { zoom: next.zoom, x: x + (area.width / 2 - px) / scale, y: y + (area.height / 2 - py) / scale },
    area,
  )
}

export function panned(camera: Camera, area: Size, dx: number, dy: number): Camera {
  const scale = fitOf(area) * camera.zoom
  return held({ ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale }, area)
}

/** Shows a part of the scene as large as it fits. */
export function cameraOn([x, y, width, height]: Box, area: Size): Camera {
  const zoom = Math.min(area.width / width, area.height / height) / fitOf(area)
  return held({ zoom, x: x + width / 2, y: y + height / 2 }, area)
}

/** Whether a tile round a point of the scene is seen whole. */
export function isInView(
  point: { readonly x: number; readonly y: number },
  camera: Camera,
  area: Size,
): boolean {
  const { scale, left, top } = projectionOf(camera, area)
  const x = left + point.x * scale
  const y = top + point.y * scale
  const room = TILE * scale
  return x >= room && y >= room && x <= area.width - room && y <= area.height - SIGN * scale
}

/** Half a tile, and how far its sign hangs below its middle. */
const TILE = 44
const SIGN = 60

/** Whether a tile or its sign reaches into a box of the area. */
export function isUnder(
  [left, top, width, height]: Box,
  points: readonly (readonly [x: number, y: number])[],
  camera: Camera,
  area: Size,
): boolean {
  const shown = projectionOf(camera, area)
  const [fromX, toX] = [left, left + width].map((x) => (x - shown.left) / shown.scale) as [number, number]
  const [fromY, toY] = [top, top + height].map((y) => (y - shown.top) / shown.scale) as [number, number]
  return points.some(([x, y]) => x + TILE > fromX && x - TILE < toX && y + SIGN > fromY && y - TILE < toY)
}

/** Broad areas show everything. */
const WIDE = 600

/** Never so small that the scene leaves room above and below it. */
export function filling(camera: Camera, area: Size): Camera {
  const cover = area.width < WIDE ? area.height / SCENE_HEIGHT / fitOf(area) : 1
  return held({ ...camera, zoom: Math.max(camera.zoom, cover) }, area)
}

/** To look closer must be worth the names and the sun that it cuts off. */
const WORTHWHILE = 1.4

/** The part of the scene with all options in it. */
export function lookingAt(box: Box, area: Size): Camera {
  const camera = cameraOn(box, area)
  const { zoom } = filling(WHOLE, area)
  return camera.zoom < zoom * WORTHWHILE ? held({ ...camera, zoom }, area) : camera
}

/** So close that name plates can be read. */
const READABLE = 0.92

/** Close enough to read the names of the buildings, round what is seen now. */
export function readable(camera: Camera, area: Size): Camera {
  return held({ ...camera, zoom: Math.max(camera.zoom, READABLE / fitOf(area)) }, area)
}

/** The box round points of the scene, with room for their tiles. */
export function boxRound(points: readonly (readonly [x: number, y: number])[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const left = Math.min(...xs) - ROOM
  const top = Math.min(...ys) - ROOM
  return [left, top, Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top]
}

const ROOM = 60
