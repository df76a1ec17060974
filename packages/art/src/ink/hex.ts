import { d, type Point } from './path.ts'

/** Tile space: a hex with its point up, side 50, round (0,0). */
export const SIDE = 50
const HALF_WIDTH = Math.sqrt(3) / 2

/** The outline of a tile, a little inside its space, with rounded corners. */
export const HEX = hexPath(49, 7)

export function hexPath(side: number, radius: number): string {
  const corners = hexCorners(side)
  const share = radius / side
  let path = ''
  for (const [index, corner] of corners.entries()) {
    const before = corners[(index + 5) % 6] ?? corner
    const after = corners[(index + 1) % 6] ?? corner
    const [ix, iy] = toward(corner, before, share)
    const [ox, oy] = toward(corner, after, share)
    path += `${index === 0 ? 'M' : 'L'}${d`${ix} ${iy}Q${corner[0]} ${corner[1]} ${ox} ${oy}`}`
  }
  return `${path}Z`
}

/** Whether a point lies in a hex of that side. */
export function isInHex([x, y]: Point, side: number): boolean {
  const ax = Math.abs(x)
  const ay = Math.abs(y)
  return ax <= side * HALF_WIDTH && ay <= side - ax / (2 * HALF_WIDTH)
}

function hexCorners(side: number): readonly Point[] {
  const w = side * HALF_WIDTH
  const h = side / 2
  return [
    [0, -side],
    [w, -h],
    [w, h],
    [0, side],
    [-w, h],
    [-w, -h],
  ]
}

function toward([x, y]: Point, [tx, ty]: Point, share: number): Point {
  return [x + (tx - x) * share, y + (ty - y) * share]
}
