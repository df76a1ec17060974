import type { View } from '@charterstone/engine'
import type { WinModel } from '../evaluation/win/win-model.ts'
import { sampleWorld } from '../search/sampled-world.ts'
import type { SealedEngines } from '../search/sealed-crates.ts'
import { type PlayOn, playOn } from './play-on.ts'
import type { RecordedStep } from './recorded-game.ts'
import type { Segment } from './segments.ts'
import { differenceOf, meanValue, positionValue, sumOf, type Value } from './value.ts'

/** What a segment brought, for every seat: from `before` to `after`, and the part of it that was luck. */
export type Booking = {
  readonly segment: Segment
  readonly before: Value
  readonly after: Value
  readonly luck: Value
  /** The step whose luck was largest; null without any. */
  readonly luckyStep: RecordedStep | null
}

/** What it takes to book: who will win, and engines for worlds whose sealed crates hold something else. */
export type Bookkeeper = { readonly model: WinModel; readonly sealed: SealedEngines }

/** Worlds for the mean of what could have come; and for what may still come in the turn after it. */
const SAMPLES = 16
const SAMPLES_OF_REST = 4

/** Books a segment. Luck is what came, less the mean of what could have come after the same answer. */
export function book(keeper: Bookkeeper, segment: Segment, before: Value, after: Value): Booking {
  const last = segment.steps.at(-1)
  let luck = differenceOf(before, before)
  let luckyStep: RecordedStep | null = null
  let most = 0
  for (const step of segment.steps) {
    if (!step.hadChance) continue
    const seed = step.step + 1
    const sampledAs = { seed, worlds: SAMPLES, key: step.key, finishesTurn: segment.isTurn }
    const restSampledAs = { seed, worlds: SAMPLES_OF_REST, key: null, finishesTurn: true }
    const came = step === last ? after : meanOver(keeper, step.after, restSampledAs)
    const could = meanOver(keeper, step.before, sampledAs)
    const change = differenceOf(could, came)
    luck = sumOf(luck, change)
    const size = Math.max(...change.win.map(Math.abs))
    if (size <= most) continue
    most = size
    luckyStep = step
  }
  return { segment, before, after, luck, luckyStep }
}

type Sampling = PlayOn & { readonly seed: number; readonly worlds: number }

/** The mean over worlds that agree with a view, each played on in the same way. */
function meanOver({ model, sealed }: Bookkeeper, view: View, { seed, worlds, ...how }: Sampling): Value {
  const source = { evaluator: model.evaluator, sealed }
  const values = Array.from({ length: worlds }, (_, index) => {
    const { evaluator, world } = sampleWorld(source, view, seed, index)
    return positionValue(model, playOn(evaluator, world, view.seat, how))
  })
  return meanValue(values)
}
