import type { Fault } from '@charterstone/protocol'
import type { ZodError } from 'zod'
import { refuse } from './table/draft.ts'

/** Why a message or the body of a request was refused by its schema. */
export function inputFault(error: ZodError): Fault {
  const isMarkup = error.issues[0]?.message === 'markup'
  return refuse(isMarkup ? 'markup' : 'bad-message', detailOf(error))
}

/** Which field is invalid, and why. It repeats nothing of the input. */
export function detailOf({ issues }: ZodError): string {
  const [issue] = issues
  const field = issue?.path.map(String).join('.').slice(0, 60) ?? ''
  return `${field === '' ? 'message' : field}: ${(issue?.message ?? 'invalid').slice(0, 120)}`
}
