import type { Look } from '../ink/charter-look.ts'
import type { Pen } from '../ink/pen.ts'

/** Walls stand on this line of tile space. */
export const BASE = 22

export type Side = 1 | -1

/** The main body of a building while it is drawn; parts place themselves by it. */
export type House = {
  readonly pen: Pen
  readonly look: Look
  /** 1: wing, tower and pile stand on the right. */
  readonly side: Side
  readonly x: number
  readonly width: number
  readonly height: number
  readonly rise: number
}

/** Where the roof begins. */
export function eavesOf({ height }: House): number {
  return BASE - height
}

export function ridgeOf(house: House): number {
  return eavesOf(house) - house.rise
}

/** The outer edge of the body, on the wing's side (1) or away from it (-1). */
export function edgeOf({ x, width, side }: House, toward: Side): number {
  return x + side * toward * (width / 2)
}

/** Where something can stand on top of the roof. */
export function peakOf(house: House): readonly [x: number, y: number] {
  const ridge = ridgeOf(house)
  switch (house.look.roof) {
    case 'saw':
      return [house.x - 2 - house.width / 2 + (house.width + 4) / 3, ridge]
    case 'dome':
      return [house.x - house.side * 9, ridge + house.rise * 0.09]
    case 'pantile':
    case 'mansard':
      return [house.x - house.side * house.width * 0.12, ridge]
    default:
      return [house.x, ridge]
  }
}
