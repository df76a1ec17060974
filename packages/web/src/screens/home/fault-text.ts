import type { ImportFault } from '../../data/import-file.ts'
import type { Say } from '../../words/speech.ts'

/** What is wrong with a file, in one sentence. */
export function faultText(say: Say, fault: ImportFault): string {
  switch (fault.kind) {
    case 'damaged':
      return fault.at === null
        ? say('import.damaged')
        : say('import.damaged-at', { at: fault.at, length: fault.length })
    case 'misshapen':
      return say('import.misshapen', { part: fault.part })
    case 'too-much':
      return say('import.too-much', { part: fault.part, most: fault.max })
    case 'broken': {
      const { game, step } = fault.difference
      return game === 0 ? say('import.broken-head') : say('import.broken', { game, step })
    }
    case 'failed':
      return say('import.not-kept')
    default:
      return say(`import.${fault.kind}`)
  }
}
