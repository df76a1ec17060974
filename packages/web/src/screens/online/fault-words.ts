import type { Problem } from '../../online/api.ts'
import { toast } from '../../shell/toast.tsx'
import { type Say, say } from '../../words/speech.ts'

/** What a person can make of a refusal. */
export function faultWords(speak: Say, { code }: Problem): string {
  switch (code) {
    case 'lost':
    case 'no-key':
    case 'not-yours':
    case 'stale':
    case 'not-now':
    case 'seat-taken':
    case 'table-full':
    case 'seat-refused':
    case 'slow-down':
    case 'markup':
    case 'bad-file':
    case 'empty-name':
    case 'no-such-table':
      return speak(`fault.${code}`)
    default:
      return speak('fault.other', { code })
  }
}

/** Says it in passing; whether all went well. */
export function tellFault(problem: Problem | undefined): boolean {
  if (problem !== undefined) toast(faultWords(say, problem))
  return problem === undefined
}
