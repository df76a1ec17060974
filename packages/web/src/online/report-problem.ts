import { toast } from '../shell/toast.tsx'
import { say } from '../words/speech.ts'
import type { Problem } from './api.ts'
import { faultWords } from './fault-words.ts'

/** Shows why a request was refused; nothing when it was not. */
export function reportProblem(problem: Problem | undefined): void {
  if (problem !== undefined) toast(faultWords(say, problem))
}
