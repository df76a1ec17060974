import type { Conductor } from './conductor.ts'
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

/** The campaign that lies in this browser. */
export const localConductor: Conductor = {
  answer: (key) => {
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
  },
  undo: (hasConsent) =>
    inTurn(async (run) => {
      const before = undone(run.box, run.played, hasConsent)
      if (before !== null) await moveOn(run, before, null)
    }),
  packUp: () =>
    inTurn(async (run) => {
      if (run.played.state.phase === 'finished') await moveOn(run, packedUp(run.box, run.played), null)
    }),
  startGame: () =>
    inTurn(async (run) => {
      if (run.played.state.phase !== 'between') return
      const next = setUp(run.box, run.played)
      await moveOn(run, next, next.log.at(-1) ?? null)
      void drive(run)
    }),
  standing: () => {
    const run = currentRun()
    return run === null ? null : { engine: run.box.engine, state: run.played.state, seat: run.seat }
  },
}

/** The person who is asked something secret has the screen now. */
export function takeScreen(): Promise<void> {
  return inTurn(async (run) => {
    run.taken = run.played.state.pending?.seat ?? -1
    await show(run)
  })
}

/** Asks a bot again that has not answered. */
export function wakeBot(): void {
  const run = currentRun()
  useSession.setState({ isBotStuck: false })
  if (run !== null) void drive(run)
}
