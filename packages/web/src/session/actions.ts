import { type ClosedOption, type Event, isRevelation, type View } from '@charterstone/engine'
import { drive } from './driver.ts'
import { useSession } from './game.ts'
import { answerWith, isRefusal, packedUp, setUp, undone } from './played.ts'
import { currentRun, moveOn, type Run, show } from './run.ts'

let queue: Promise<unknown> = Promise.resolve()

/** One step after the other; what an impatient finger does twice finds the second time that nothing is asked. */
function inTurn(work: (run: Run) => Promise<void>): Promise<void> {
  const next = queue.then(async () => {
    const run = currentRun()
    if (run !== null && run.lock !== null) await work(run)
  })
  queue = next.catch(() => undefined)
  return next
}

/** Answers what is asked of the person at the screen with the key of an option, or `name:` and a name. */
export function answer(key: string): Promise<void> {
  const asked = useSession.getState().game?.decision
  return inTurn(async (run) => {
    const { game } = useSession.getState()
    if (asked === null || asked === undefined || game?.decision !== asked) return
    const next = answerWith(run.box, run.played, key)
    if (isRefusal(next)) return
    run.taken = -1
    await moveOn(run, next, next.log.at(-1) ?? null)
    void drive(run)
  })
}

/** Back to the last choice of a person, unless something has been revealed since. */
export function undo(): Promise<void> {
  return inTurn(async (run) => {
    const before = undone(run.played)
    if (before !== null) await moveOn(run, before, null)
  })
}

/** The person who is asked something secret has the screen now. */
export function takeScreen(): Promise<void> {
  return inTurn(async (run) => {
    run.taken = run.played.state.pending?.seat ?? -1
    await show(run)
  })
}

/** After the end of a game. */
export function packUp(): Promise<void> {
  return inTurn(async (run) => {
    if (run.played.state.phase === 'finished') await moveOn(run, packedUp(run.box, run.played), null)
  })
}

/** Sets up the next game. */
export function startGame(): Promise<void> {
  return inTurn(async (run) => {
    if (run.played.state.phase !== 'between') return
    const next = setUp(run.box, run.played)
    await moveOn(run, next, next.log.at(-1) ?? null)
    void drive(run)
  })
}

/** Asks a bot again that has not answered. */
export function wakeBot(): void {
  const run = currentRun()
  useSession.setState({ isBotStuck: false })
  if (run !== null) void drive(run)
}

/** What cannot be chosen now, and why. */
export function closedOptions(): readonly ClosedOption[] {
  const run = currentRun()
  return run === null ? [] : run.box.engine.closed(run.played.state)
}

export type Foreseen = {
  readonly events: readonly Event[]
  /** The table after the answer; null when something hidden comes in between. */
  readonly view: View | null
}

/** What an answer will lead to, as far as it can be known: up to the first thing that is still hidden. */
export function foresee(key: string): Foreseen {
  const run = currentRun()
  if (run === null) return { events: [], view: null }
  const { engine } = run.box
  const next = engine.clone(run.played.state)
  const events: Event[] = []
  if (engine.apply(next, key, events) !== undefined) return { events: [], view: null }
  const hidden = events.findIndex(isRevelation)
  if (hidden >= 0) return { events: events.slice(0, hidden), view: null }
  return { events, view: engine.view(next, run.seat) }
}
