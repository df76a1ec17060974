import { failure } from '../command-line/failure.ts'
import type { NumberedMutant } from './mutant.ts'
import type { Mutated } from './project.ts'
import { type Survey, takeSurvey } from './survey.ts'
import { startWorker, type WorkerProcess } from './worker-process.ts'

/** What became of a mutant: a test failed, the tests ran too long, all tests passed, or no test reaches it. */
export type Outcome = 'failed' | 'too long' | 'passed' | 'not reached'

export type Plan = Mutated & {
  /** Those of the mutants to try. */
  readonly chosen: readonly NumberedMutant[]
  /** Addresses of code that is loaded before the tests. */
  readonly codeFiles: readonly string[]
  readonly testFiles: readonly string[]
  readonly workers: number
  /** Also run the tests that play whole games. */
  readonly isThorough: boolean
}

/** A mutant that neither passes nor fails within this time makes the code run without end. */
const LONGEST_TRIAL = 300_000

export async function tryMutants(plan: Plan, onProgress: () => void): Promise<ReadonlyMap<number, Outcome>> {
  const outcomes = new Map<number, Outcome>()
  const waiting = [...plan.chosen]
  const first = await startWorker(plan.switched, plan.mutants.length)
  const survey = await takeSurvey(first, plan.codeFiles, plan.testFiles, plan.isThorough).catch(
    (error: unknown) => {
      first.stop()
      throw error
    },
  )
  const employ = async (start: () => Promise<WorkerProcess>): Promise<void> => {
    let worker = waiting.length > 0 ? await start() : null
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const trial = await tryMutant(plan, survey, mutant, worker ?? (await startLoaded(plan, survey)))
      worker = trial.worker
      outcomes.set(mutant.id, trial.outcome)
      onProgress()
    }
    worker?.stop()
  }
  const others = Array.from({ length: plan.workers - 1 }, () => employ(() => startLoaded(plan, survey)))
  await Promise.all([employ(async () => first), ...others])
  first.stop()
  return outcomes
}

async function startLoaded(plan: Plan, survey: Survey): Promise<WorkerProcess> {
  const worker = await startWorker(plan.switched, plan.mutants.length)
  const report = await worker.ask({ kind: 'load', files: plan.testFiles })
  if (report?.kind !== 'loaded' || report.tests !== survey.count) {
    worker.stop()
    throw failure('the tests have been changed in the meantime')
  }
  return worker
}

type Trial = { readonly outcome: Outcome; readonly worker: WorkerProcess | null }

async function tryMutant(
  plan: Plan,
  survey: Survey,
  mutant: NumberedMutant,
  worker: WorkerProcess,
  isSecond = false,
): Promise<Trial> {
  const tests = survey.tests(mutant)
  const onLoad = survey.onLoad(mutant.id)
  if (tests.length === 0)
    return {
      outcome: onLoad.length === 0 ? 'not reached' : await tryFresh(plan, survey, mutant, onLoad),
      worker,
    }
  const report = await worker.ask({ kind: 'try', id: mutant.id, tests }, LONGEST_TRIAL)
  if (report?.kind !== 'tried') {
    worker.stop()
    return { outcome: 'too long', worker: null }
  }
  if (report.isSpoilt) {
    worker.stop()
    if (isSecond) return { outcome: 'failed', worker: null }
    return tryMutant(plan, survey, mutant, await startLoaded(plan, survey), true)
  }
  if (report.isKilled) {
    survey.remember(mutant, report.by)
    return { outcome: 'failed', worker }
  }
  const isComputedOnce = !report.isReached || plan.keeping.has(mutant.file)
  const files = [...new Set([...(isComputedOnce ? survey.files(mutant.id) : []), ...onLoad])]
  return {
    outcome: files.length === 0 ? 'passed' : await tryFresh(plan, survey, mutant, files),
    worker,
  }
}

/** In a new process, where nothing that the mutant changes has been computed yet; the likeliest files first. */
async function tryFresh(
  plan: Plan,
  survey: Survey,
  { id, file }: NumberedMutant,
  files: readonly string[],
): Promise<Outcome> {
  const counts = new Map(files.map((file) => [file, 0]))
  for (const fellow of plan.mutants)
    if (fellow.file === file)
      for (const one of survey.files(fellow.id))
        if (counts.has(one)) counts.set(one, (counts.get(one) ?? 0) + 1)
  const sorted = [...counts].sort(([, a], [, b]) => b - a).map(([one]) => one)
  const worker = await startWorker(plan.switched, plan.mutants.length)
  const { limit, without } = survey
  const report = await worker.ask({ kind: 'fresh', id, files: sorted, limit, without }, LONGEST_TRIAL)
  worker.stop()
  if (report?.kind !== 'tried') return 'too long'
  return report.isKilled ? 'failed' : 'passed'
}
