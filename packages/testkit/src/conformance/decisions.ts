import type { Decision, Engine, State } from '@charterstone/engine'

/** What every decision promises: something to answer, each answer once, a reason for what is closed (N2, N4, N6). */
export function brokenByDecision(engine: Engine, state: State, pending: Decision): string[] {
  const { options, values } = pending
  const broken: string[] = []
  if (options.length === 0) broken.push('N4: nothing can be answered')
  if (new Set(options).size !== options.length) broken.push(`N2: two options are alike: ${options.join(' ')}`)
  if (values.length !== options.length) broken.push('N2: options and values differ in number')
  if (state.phase !== 'playing') broken.push(`N4: somebody is asked while the game is ${state.phase}`)
  if (pending.kind === 'act')
    for (const { key, reason } of engine.closed(state)) {
      if (options.includes(key)) broken.push(`N6: ${key} is offered and closed`)
      if (reason.lack === 'nothing' || reason.count < 1) broken.push(`N6: ${key} is closed without a reason`)
    }
  return broken
}
