import { type Crew, startWorker } from './crew.ts'
import type { NumberedMutant } from './mutant.ts'
import { type Survey, takeSurvey } from './survey.ts'

/** What became of a mutant: a test failed, the tests ran too long, all tests passed, or no test reaches it. */
export type Outcome = 'failed' | 'too long' | 'passed' | 'not reached'

export type Plan = {
  readonly mutants: readonly NumberedMutant[]
  /** Those of the mutants to try. */
  readonly chosen: readonly NumberedMutant[]
  /** Address of each file with mutants, and its text with all mutants in it. */
  readonly switched: ReadonlyMap<string, string>
  readonly testFiles: readonly string[]
  readonly workers: number
}

/** A mutant that neither passes nor fails within this time makes the code run without end. */
const LONGEST_TRIAL = 60_000

export async function tryMutants(plan: Plan, onProgress: () => void): Promise<ReadonlyMap<number, Outcome>> {
  const outcomes = new Map<number, Outcome>()
  const waiting = [...plan.chosen]
  const first = await startWorker(plan.switched, plan.mutants.length)
  const survey = await takeSurvey(first, plan.testFiles).catch((error: unknown) => {
    first.stop()
    throw error
  })
  const employ = async (start: () => Promise<Crew>): Promise<void> => {
    let worker = waiting.length > 0 ? await start() : null
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
      const trial = await tryMutant(plan, survey, mutant, worker ?? (await startLoaded(plan)))
      worker = trial.worker
      outcomes.set(mutant.id, trial.outcome)
      onProgress()
    }
    worker?.stop()
  }
  const others = Array.from({ length: plan.workers - 1 }, () => employ(() => startLoaded(plan)))
  await Promise.all([employ(async () => first), ...others])
  first.stop()
  return outcomes
}

async function startLoaded(plan: Plan): Promise<Crew> {
  const worker = await startWorker(plan.switched, plan.mutants.length)
  await worker.ask({ kind: 'load', files: plan.testFiles })
  return worker
}

type Trial = { readonly outcome: Outcome; readonly worker: Crew | null }

async function tryMutant(
  plan: Plan,
  survey: Survey,
  mutant: NumberedMutant,
  worker: Crew,
  isSecond = false,
): Promise<Trial> {
  const tests = survey.tests(mutant.id)
  const isOnLoad = survey.isReachedOnLoad(mutant.id)
  if (tests.length === 0) {
    if (!isOnLoad) return { outcome: 'not reached', worker }
    return { outcome: await tryFresh(plan, survey, mutant), worker }
  }
  const report = await worker.ask({ kind: 'try', id: mutant.id, tests }, LONGEST_TRIAL)
  if (report?.kind !== 'tried') {
    worker.stop()
    return { outcome: 'too long', worker: null }
  }
  if (report.isSpoilt) {
    worker.stop()
    if (isSecond) return { outcome: 'failed', worker: null }
    return tryMutant(plan, survey, mutant, await startLoaded(plan), true)
  }
  if (report.isKilled) return { outcome: 'failed', worker }
  if (report.isReached && !isOnLoad) return { outcome: 'passed', worker }
  return { outcome: await tryFresh(plan, survey, mutant), worker }
}

/** In a new process, where nothing that the mutant changes has been computed yet. */
async function tryFresh(plan: Plan, survey: Survey, { id, file }: NumberedMutant): Promise<Outcome> {
  const fellows = plan.mutants.filter((mutant) => mutant.file === file).map((mutant) => mutant.id)
  const worker = await startWorker(plan.switched, plan.mutants.length)
  const files = survey.filesFor(fellows)
  const report = await worker.ask({ kind: 'fresh', id, files, limit: survey.limit }, LONGEST_TRIAL)
  worker.stop()
  if (report?.kind !== 'tried') return 'too long'
  return report.isKilled ? 'failed' : 'passed'
}
