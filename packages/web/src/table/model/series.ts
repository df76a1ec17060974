import type { Decision, View } from '@charterstone/engine'
import type { Choice } from './target.ts'

/** Questions of one kind that follow each other: "3 resources of your choice", four stars. The page asks them in one form. */
export type Series = Pick<Decision, 'kind' | 'seat' | 'source'> & {
  /** How many questions there are. */
  readonly count: number
}

/** The series that begins with the pending question; null for a single question, and where cards are chosen. */
export function seriesOf(view: View, choices: readonly Choice[]): Series | null {
  const { decision } = view
  const count = leftOf(view)
  if (decision === null || count < 2 || !choices.some(isCounted) || choices.some(isCard)) return null
  return { kind: decision.kind, seat: decision.seat, source: decision.source, count }
}

/** Whether a question of the series is pending after `given` of its answers. The engine may have given the rest. */
export function isPending({ kind, seat, source, count }: Series, view: View, given: number): boolean {
  const { decision } = view
  if (decision === null || leftOf(view) !== count - given) return false
  return decision.kind === kind && decision.seat === seat && decision.source === source
}

/** How often the question on top of the stack is still asked. */
function leftOf({ stack }: View): number {
  const frame = stack.at(-1)
  switch (frame?.kind) {
    case 'pay':
    case 'take-any':
    case 'keep':
    case 'glory':
      return frame.left
    default:
      return 0
  }
}

/** What can be chosen several times. */
function isCounted({ option, target }: Choice): boolean {
  return target.kind === 'good' || option.kind === 'glory-row'
}

function isCard({ option }: Choice): boolean {
  return option.kind === 'card'
}
