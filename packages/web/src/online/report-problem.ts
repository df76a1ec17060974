import { toast } from '../shell/toast.tsx'
import { say } from '../words/speech.ts'
import type { Problem } from './api.ts'
import { faultWords } from './fault-words.ts'

/** Says in passing why something was refused; whether all went well. */
export function tellFault(problem: Problem | undefined): boolean {
  if (problem !== undefined) toast(faultWords(say, problem))
  return problem === undefined
}
