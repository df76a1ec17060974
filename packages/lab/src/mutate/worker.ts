import { register } from 'node:module'
import process from 'node:process'
import type { Sources } from './hooks.ts'
import { installSwitch, type Switch } from './switch.ts'
import { takeTests } from './test-list.ts'

/** Messages to and from a process that tries mutants. */
export type Order =
  | { readonly kind: 'start'; readonly switched: Sources['switched']; readonly mutants: number }
  /** Load files one after the other; the tests are numbered in their order. */
  | { readonly kind: 'load'; readonly files: readonly string[] }
  /** Run every test unchanged and say what it reaches. */
  | { readonly kind: 'survey' }
  /** Run tests, with the most questions each may ask, until one of them fails. */
  | { readonly kind: 'try'; readonly id: number; readonly tests: readonly (readonly [number, number])[] }
  /** The mutant is on before anything is loaded: for what is computed once and kept. */
  | {
      readonly kind: 'fresh'
      readonly id: number
      readonly files: readonly string[]
      readonly limit: number
      /** Tests to leave out: their file and their number in it. */
      readonly without: ReadonlySet<string>
    }

export type Surveyed = {
  readonly file: string
  readonly title: string
  readonly fault: string | null
  readonly reached: readonly number[]
  readonly asked: number
  readonly milliseconds: number
}

export type Report =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'loaded'
      readonly tests: number
      /** What is reached while each of the files is loaded. */
      readonly reached: readonly (readonly number[])[]
      readonly fault: string | null
    }
  | { readonly kind: 'surveyed'; readonly tests: readonly Surveyed[] }
  /** `isSpoilt`: the test fails without the mutant too, so that this process is of no more use. */
  | {
      readonly kind: 'tried'
      readonly isKilled: boolean
      readonly isSpoilt: boolean
      readonly isReached: boolean
      /** Number of the test that failed; -1 for none. */
      readonly by: number
    }

type Loaded = { readonly file: string; readonly title: string; readonly run: () => unknown }

if (process.send !== undefined) listen()

function listen(): void {
  const tests: Loaded[] = []
  let state: Switch | null = null
  Error.stackTraceLimit = 0
  process.on('disconnect', () => process.exit())
  process.on('message', (order: Order) => {
    if (order.kind === 'start') {
      state = installSwitch(order.mutants)
      const testList = new URL('./test-list.ts', import.meta.url).href
      register<Sources>('./hooks.ts', import.meta.url, { data: { switched: order.switched, testList } })
      answer({ kind: 'ready' })
    } else if (state !== null) obey(order, state, tests).then(answer, fail)
  })
}

function answer(report: Report): void {
  process.send?.(report)
}

function fail(error: unknown): void {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
}

async function obey(
  order: Exclude<Order, { readonly kind: 'start' }>,
  state: Switch,
  tests: Loaded[],
): Promise<Report> {
  switch (order.kind) {
    case 'load': {
      let fault: string | null = null
      const reached: (readonly number[])[] = []
      for (const file of order.files) {
        fault ??= await loadTests(file, tests)
        reached.push(takeReached(state))
      }
      return { kind: 'loaded', tests: tests.length, reached, fault }
    }
    case 'survey':
      return { kind: 'surveyed', tests: await survey(state, tests) }
    case 'try':
      return tryMutant(order.id, order.tests, state, tests)
    case 'fresh':
      return tryFresh(order, state)
    default:
      return order satisfies never
  }
}

async function loadTests(file: string, tests: Loaded[]): Promise<string | null> {
  try {
    await import(file)
  } catch (error) {
    return `${file}: ${String(error)}`
  }
  for (const { title, run } of takeTests()) tests.push({ file, title, run })
  return null
}

async function survey(state: Switch, tests: readonly Loaded[]): Promise<readonly Surveyed[]> {
  const surveyed: Surveyed[] = []
  for (const test of tests) {
    const { file, title } = test
    const start = process.cpuUsage()
    const fault = await faultOf(test, state, Number.POSITIVE_INFINITY)
    const milliseconds = process.cpuUsage(start).user / 1000
    surveyed.push({ file, title, fault, reached: takeReached(state), asked: state.asked, milliseconds })
  }
  return surveyed
}

async function tryMutant(
  id: number,
  chosen: readonly (readonly [number, number])[],
  state: Switch,
  tests: readonly Loaded[],
): Promise<Report> {
  state.reached[id] = 0
  for (const [index, limit] of chosen) {
    const test = tests[index]
    if (test === undefined) throw new Error(`there is no test ${index}`)
    state.active = id
    const isKilled = (await faultOf(test, state, limit)) !== null
    state.active = -1
    if (!isKilled) continue
    const isSpoilt = (await faultOf(test, state, limit)) !== null
    return { kind: 'tried', isKilled, isSpoilt, isReached: true, by: index }
  }
  return { kind: 'tried', isKilled: false, isSpoilt: false, isReached: state.reached[id] === 1, by: -1 }
}

async function tryFresh(
  { id, files, limit, without }: Extract<Order, { readonly kind: 'fresh' }>,
  state: Switch,
): Promise<Report> {
  state.active = id
  const killed: Report = { kind: 'tried', isKilled: true, isSpoilt: false, isReached: true, by: -1 }
  for (const file of files) {
    const tests: Loaded[] = []
    state.asked = 0
    state.limit = limit
    if ((await loadTests(file, tests)) !== null) return killed
    for (const [index, test] of tests.entries())
      if (!without.has(`${file} ${index}`) && (await faultOf(test, state, limit)) !== null) return killed
  }
  return { ...killed, isKilled: false, isReached: state.reached[id] === 1 }
}

/** What is wrong according to a test, or null. A test that hides that the code runs without end has failed too. */
async function faultOf({ run }: Loaded, state: Switch, limit: number): Promise<string | null> {
  state.asked = 0
  state.limit = limit
  try {
    await run()
  } catch (error) {
    return String(error)
  }
  return state.asked > limit ? 'runs without end' : null
}

function takeReached(state: Switch): readonly number[] {
  const ids: number[] = []
  for (let id = 0; id < state.reached.length; id++) if (state.reached[id] === 1) ids.push(id)
  state.reached.fill(0)
  return ids
}
