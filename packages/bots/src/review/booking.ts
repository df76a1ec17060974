import type { View } from '@charterstone/engine'
import type { WinModel } from '../evaluation/win/win-model.ts'
import type { SealedEngines } from '../search/sealed-crates.ts'
import { imagine } from '../world.ts'
import type { RecordedStep } from './recorded-game.ts'
import type { Segment } from './segments.ts'
import { settle } from './settle.ts'
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
const SAMPLED_ENGINES = 4
const SAMPLE_SEED_STEP = 7919

/** Books a segment. Luck is what came, less the mean of what could have come after the same answer. */
export function book(keeper: Bookkeeper, segment: Segment, before: Value, after: Value): Booking {
  const last = segment.steps.at(-1)
  let luck = differenceOf(before, before)
  let luckyStep: RecordedStep | null = null
  let most = 0
  for (const step of segment.steps) {
    if (!step.hadChance) continue
    const came = step === last ? after : samplesOf(keeper, step.after, null, step, SAMPLES_OF_REST)
    const settles = segment.isTurn
    const could = samplesOf(keeper, step.before, step.key, step, SAMPLES, settles)
    const change = differenceOf(could, came)
    luck = sumOf(luck, change)
    const size = Math.max(...change.win.map(Math.abs))
    if (size <= most) continue
    most = size
    luckyStep = step
  }
  return { segment, before, after, luck, luckyStep }
}

/** The mean over worlds that agree with a view, after an answer and the rest of the turn. */
function samplesOf(
  { model, sealed }: Bookkeeper,
  view: View,
  key: string | null,
  { step }: RecordedStep,
  count: number,
  settles = true,
): Value {
  const values = Array.from({ length: count }, (_, sample) => {
    const engine = sealed(view.legacy.crates, sample % SAMPLED_ENGINES)
    const world = imagine(engine, view, (step + 1 + sample * SAMPLE_SEED_STEP) | 0)
    const evaluator = { ...model.evaluator, engine }
    return positionValue(model, settle(evaluator, world, view.seat, key, settles))
  })
  return meanValue(values)
}
