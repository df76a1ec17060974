import type { Box } from '../catalogue/box.ts'
import type { Decision } from '../loop/decision.ts'
import type { ClosedKey } from '../rules/lack.ts'
import type { Legacy } from '../state/legacy.ts'
import type { State } from '../state/state.ts'
import type { Seat } from '../state/table.ts'
import type { View } from '../view/view.ts'
import type { ClosedOption, Option } from './option.ts'
import { type Question, readOption } from './read-option.ts'

/** A state or a view, as far as the meaning of its options depends on it. */
export type Asked = Pick<View, 'stack'> & {
  readonly legacy: Pick<Legacy, 'buildings'>
  readonly table: { readonly seats: readonly Pick<Seat, 'charter'>[] }
} & (Pick<View, 'decision'> | Readonly<Pick<State, 'pending'>>)

/** What each option of the decision means, in their order. */
export function optionsOf(box: Box, of: Asked): readonly Option[] {
  const decision = decisionOf(of)
  if (decision === null) return []
  const question = questionOf(box, of, decision)
  return decision.options.map((key) => knownOption(question, key))
}

export function optionOf(box: Box, of: Asked, key: string): Option | null {
  const decision = decisionOf(of)
  return decision === null ? null : readOption(questionOf(box, of, decision), key)
}

/** The same with the meaning of each key. */
export function withOptions(box: Box, state: State, closed: readonly ClosedKey[]): ClosedOption[] {
  if (state.pending === null) return []
  const question = questionOf(box, state, state.pending)
  return closed.map(({ key, reason }) => ({ option: knownOption(question, key), reason }))
}

function decisionOf(of: Asked): Decision | null {
  return 'pending' in of ? of.pending : of.decision
}

function questionOf(box: Box, { stack, table, legacy }: Asked, decision: Decision): Question {
  return {
    box,
    decision,
    frame: stack.at(-1),
    charter: table.seats[decision.seat]?.charter ?? -1,
    buildings: legacy.buildings,
  }
}

function knownOption(question: Question, key: string): Option {
  const option = readOption(question, key)
  if (option === null) throw new Error(`no option is written ${key} in ${question.decision.kind}`)
  return option
}
