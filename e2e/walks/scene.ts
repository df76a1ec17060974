import { formatRecord, type Playthrough } from '@charterstone/engine'
import type { Page } from '@playwright/test'
import { type Moment, momentsOf } from '../../packages/web/src/screens/moments/moments-of.ts'
import { openFile, type Point, pointOf } from '../late-game.ts'
import { press } from './walk-kit.ts'

/** An event in a played campaign, one answer before it happens. */
export type Scene = (point: Point, moments: readonly Moment[]) => boolean

const known = new Map<Scene, Point>()

/** Its first occurrence in the golden campaign of three. */
function pointBefore(scene: Scene): Point {
  const point =
    known.get(scene) ??
    pointOf(3, (each) => {
      const events = each.next?.played.steps.at(-1)?.events ?? []
      return scene(each, momentsOf(events))
    })
  known.set(scene, point)
  return point
}

/** Opens the campaign before the answer. Returns its path. */
export function openScene(page: Page, scene: Scene): Promise<string> {
  return openFile(page, formatRecord(pointBefore(scene).played.record))
}

/** Gives the recorded answer, by its button or its spot in the village. */
export async function goOn(page: Page, scene: Scene): Promise<void> {
  const { next } = pointBefore(scene)
  if (next === null) throw new Error('the game is over')
  const spot = spotOf(next.played)
  const button = page.locator(`[data-option="${next.key}"]`)
  await button
    .or(page.locator(`.is-option[data-spot="${spot}"]`))
    .first()
    .waitFor({ state: 'attached' })
  await press((await button.count()) > 0 ? button : page.locator(`[data-spot="${spot}"]`))
}

function spotOf({ steps, state }: Playthrough): number {
  const events = steps.at(-1)?.events ?? []
  const built = events.find((event) => event.kind === 'constructed')
  const placed = events.find((event) => event.kind === 'placed')
  return built?.spot ?? state.legacy.buildings.indexOf(placed?.building ?? -1)
}
