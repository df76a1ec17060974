import type { Point } from '../ink/path.ts'

/** A spot and where it lies in the scene. */
export type Place = { readonly spot: number; readonly at: Point }
