import { adviceText, type Purpose } from '@charterstone/bots'
import { type Cast, nameOf, sentenceOfOption } from '@charterstone/engine'
import { optionName, type Reviewed } from '../../review/review-job.ts'

/** An answer as a sentence; empty when it was no option of a kind that has one. */
export function optionText(cast: Cast, { options }: Reviewed, step: number, key: string): string {
  const option = options[optionName(step, key)]
  if (option === undefined) return ''
  // Behind "Played:" the building says enough, and a second colon would say less.
  if (option.kind === 'place' && option.by === 'worker') return nameOf(cast.words, option.building)
  return sentenceOfOption(cast, option)
}

/** What an answer was for; empty when nothing can be said. */
export function purposeText(cast: Cast, purposes: readonly Purpose[]): string {
  if (purposes.length === 0) return ''
  return adviceText(cast, { key: '', standing: 'best', purposes, next: null, gap: null, chance: null })
    .purpose
}
