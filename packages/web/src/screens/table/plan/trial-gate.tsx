import { type ReactNode, useMemo } from 'react'
import { SessionProvider, useOpen } from '../../../session/session-context.tsx'
import { makeParts, type Parts } from '../../../session/session-parts.ts'
import { makeHint } from '../../../table/hint.ts'
import { useTrial } from '../../../table/plan/trial.ts'

/** While turns are tried ahead, the table shows the imagined game; all else stays as it is. */
export function TrialGate({ children }: { readonly children: ReactNode }) {
  const real = useOpen()
  const session = useTrial()?.session ?? null
  const open = useMemo(() => {
    if (session === null) return real
    const own = makeParts(session)
    // Advice is about the decision on screen. Everything else that a person has opened belongs to the game itself.
    const parts: Parts = (make) => ((make as unknown) === makeHint ? own(make) : real.parts(make))
    return { session, parts }
  }, [real, session])
  return <SessionProvider open={open}>{children}</SessionProvider>
}
